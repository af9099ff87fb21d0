import type { CarrierName } from "#shared/contract/rates.ts";
import { RateCard } from "./rate-card.ts";

/** So many wrong places are told at once. */
const shownWrongs = 10;

/** `services[2].prices[4].cents` */
export function pathInWords(path: readonly PropertyKey[]): string {
  return (
    path
      .map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
      .join("")
      .replace(/^\./, "") || "the card"
  );
}

/** A card from its text. Throws an Error whose sentence names the file and the wrong paths. */
export function parseRateCard(file: string, text: string, carrier: CarrierName): RateCard {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    throw new Error(`Rate card ${file} is refused: it is not JSON. ${String(error)}`, {
      cause: error,
    });
  }
  const parsed = RateCard.safeParse(raw);
  if (!parsed.success) {
    const wrongs = parsed.error.issues.map(
      ({ path, message }) => `${pathInWords(path)}: ${message}`,
    );
    const shown = wrongs.slice(0, shownWrongs);
    if (wrongs.length > shownWrongs) shown.push(`and ${wrongs.length - shownWrongs} more`);
    throw new Error(`Rate card ${file} is refused: ${shown.join("; ")}.`);
  }
  if (parsed.data.carrier !== carrier)
    throw new Error(
      `Rate card ${file} is refused: carrier: must be ${carrier}, is ${parsed.data.carrier}.`,
    );
  return parsed.data;
}
