import type { Sale } from "#electron/carriers/carrier.ts";
import type { CarrierName } from "#shared/contract/rates.ts";
import type { Magic } from "#shared/rules/magic-values.ts";
import type { Holiday } from "../calendar/holidays.ts";
import type { WorkingWeek } from "../calendar/working-days.ts";
import type { Endpoint } from "../rating/endpoint.ts";
import type { SoldEntry } from "../sold-book.ts";
import type { Doorstep } from "../tracking/wording/wording.ts";

/** What the journey of a sold label is computed from; nothing in it changes after the sale. */
export interface JourneyPlan {
  carrier: CarrierName;
  from: Endpoint;
  to: Endpoint;
  /** Days since 1970-01-01, at the ship-from's and at the destination's place. */
  shipDay: number;
  deliveryDay: number;
  week: WorkingWeek;
  /** On which the carrier rests; absent in records of before, which kept all federal holidays. */
  holidays?: readonly Holiday[];
  pickup: { cutOffMinutes: number };
  magic: Magic | null;
  /** Minutes after midnight at the destination by which the service delivers; absent in records of the first version, as `doorstep` is. */
  commitMinutes?: number;
  doorstep?: Doorstep;
}

/** What the simulated carriers write into the book for a label that they sold. */
export interface SoldRecord {
  format: 1;
  sale: Sale;
  journey: JourneyPlan;
}

/** The record of a sold label; only this file's own JSON is ever in there. */
export function readRecord(entry: SoldEntry): SoldRecord {
  const record = JSON.parse(entry.record) as SoldRecord;
  if (record.format !== 1)
    throw new Error(
      `Sold label ${entry.reference} is of an unknown format ${String(record.format)}.`,
    );
  return record;
}
