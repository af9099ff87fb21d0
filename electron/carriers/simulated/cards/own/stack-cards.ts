import type { OwnCard } from "#electron/carriers/rate-card-shelf.ts";
import { carriers } from "#shared/contract/rates.ts";
import type { CarrierName } from "#shared/contract/rates.ts";
import type { RateCard } from "../rate-card.ts";
import { kindOf } from "./card-file.ts";
import type { CardKind } from "./card-file.ts";
import { layOn } from "./lay-on.ts";
import type { Layers } from "./lay-on.ts";
import { readCardFile } from "./read-card-file.ts";
import type { ReadCard } from "./read-card-file.ts";

/** A file of the folder: what it says now, and what it said when it was last good. */
export interface Given {
  name: string;
  /** Why it cannot be read, instead of its text. */
  text: string | { unreadable: string };
  kept: string | null;
}

export interface Stacked {
  layers: Layers;
  own: OwnCard[];
}

const order: readonly CardKind[] = ["card", "prices", "discounts"];

function read(given: Given): ReadCard {
  const { name, text } = given;
  if (typeof text === "string") return readCardFile(name, text);
  return { problems: [{ line: null, message: text.unreadable }] };
}

function described(name: string, card: ReadCard): Omit<OwnCard, "inForce" | "problems"> {
  if (!("file" in card)) return { name, carrier: null, kind: null, version: null };
  const { carrier, version } = card.file;
  return { name, carrier, kind: kindOf(card.file), version };
}

function bare(base: Readonly<Record<CarrierName, RateCard>>): Layers {
  const layer = (carrier: CarrierName) => ({
    card: base[carrier],
    discounts: [],
    ownFiles: [],
    said: new Map<string, string>(),
  });
  return Object.fromEntries(
    carriers.map((carrier) => [carrier, layer(carrier)]),
  ) as unknown as Layers;
}

/**
 * Lays own cards on the product's: whole cards first, then price tables, then discounts, each by the names of their files. What is bad
 * is told, and the file's last good text goes on in its place.
 */
export function stackCards(
  base: Readonly<Record<CarrierName, RateCard>>,
  files: readonly Given[],
): Stacked {
  let layers = bare(base);
  const own: OwnCard[] = [];
  const lay = (name: string, card: ReadCard) => {
    if (!("file" in card)) return card.problems;
    const laid = layOn(layers, name, card);
    if ("problems" in laid) return laid.problems;
    layers = { ...layers, [card.file.carrier]: laid.layer };
    return [];
  };
  const readings = files.map((given) => {
    const now = read(given);
    const before = given.kept === null ? null : readCardFile(given.name, given.kept);
    const known = "kind" in now ? now : before && "kind" in before ? before : null;
    return { name: given.name, now, before, rank: known ? order.indexOf(known.kind) : 0 };
  });
  for (const { name, now, before } of readings.toSorted((a, b) => a.rank - b.rank)) {
    const problems = lay(name, now);
    if (problems.length === 0) own.push({ ...described(name, now), inForce: "yes", problems });
    else if (before && lay(name, before).length === 0)
      own.push({ ...described(name, before), inForce: "previous", problems });
    else own.push({ ...described(name, now), inForce: "no", problems });
  }
  return { layers, own: own.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
}
