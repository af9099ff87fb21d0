import { labelsBetween, type LabelFacts } from "#electron/store/manifests.ts";
import type { Db } from "#electron/store/store.ts";
import type { Address } from "#shared/contract/address.ts";
import type { CarrierName } from "#shared/contract/rates.ts";
import type { Parts } from "../context.ts";
import { addressFromJson } from "../json.ts";
import { localDay, shipFromLine } from "./ship-from.ts";

/** A label that may come onto a manifest, with its place and its days there. */
export interface Candidate {
  label: LabelFacts;
  from: Address;
  line: string;
  /** When it was bought. */
  day: string;
  /** When it is mailed, as the label says: a working day later when it was bought after the cut-off. */
  shipDate: string;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Labels with the place they leave from; each place's clock is looked up once. */
export function placed(
  parts: Pick<Parts, "addresses">,
  labels: readonly LabelFacts[],
): Candidate[] {
  const known = new Map<string, { from: Address; line: string; days: Map<number, string> }>();
  return labels.map((label) => {
    let place = known.get(label.from_address);
    if (!place) {
      const from = addressFromJson(label.from_address);
      place = { from, line: shipFromLine(from), days: new Map() };
      known.set(label.from_address, place);
    }
    // No clock changes its offset within a quarter of an hour that it shares with another day.
    const quarter = Math.floor(label.created_at / (hourMs / 4));
    const day = place.days.get(quarter) ?? localDay(parts, place.from, label.created_at);
    place.days.set(quarter, day);
    return { label, from: place.from, line: place.line, day, shipDate: label.ship_date ?? day };
  });
}

/** Everything of one calendar day anywhere on earth, on the clocks of the places. Returns are handed in by customers, not here. */
export function labelsOfDay(
  parts: Pick<Parts, "addresses">,
  db: Db,
  carrier: CarrierName,
  date: string,
): Candidate[] {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const labels = labelsBetween.all(db, {
    carrier,
    from: midnight - 14 * hourMs,
    until: midnight + dayMs + 12 * hourMs,
  });
  return placed(
    parts,
    labels.filter((label) => label.is_return === 0),
  ).filter(({ day }) => day === date);
}

/** The labels whose day, where they leave from, is today. */
export function labelsOfToday(
  parts: Pick<Parts, "addresses">,
  db: Db,
  carrier: CarrierName,
  now: number,
): Candidate[] {
  const labels = labelsBetween.all(db, { carrier, from: now - 2 * dayMs, until: now + 1 });
  return placed(
    parts,
    labels.filter((label) => label.is_return === 0),
  ).filter(({ day, from }) => day === localDay(parts, from, now));
}

/** Neither voided, nor about to be, nor on a manifest. */
export function isOpen({ label }: Candidate): boolean {
  return label.voided_at === null && label.void_requested_at === null && label.manifest_id === null;
}
