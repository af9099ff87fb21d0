import type { CarrierName } from "#shared/contract/rates.ts";
import { RateCard } from "./rate-card.ts";

/** `services[2].prices[4].cents` */
function written(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
    .join("")
    .replace(/^\./, "");
}

/** A card from its text. Throws an Error whose sentence names the file and every wrong path. */
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
      ({ path, message }) => `${written(path) || "the card"}: ${message}`,
    );
    throw new Error(`Rate card ${file} is refused: ${wrongs.join("; ")}.`);
  }
  if (parsed.data.carrier !== carrier)
    throw new Error(
      `Rate card ${file} is refused: carrier: must be ${carrier}, is ${parsed.data.carrier}.`,
    );
  return parsed.data;
}
