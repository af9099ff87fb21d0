import type { Generated } from "kysely";
import type { Currency } from "#shared/rules/money.ts";

/** A carrier's shipment and the one order item that it is for. */
export interface CarrierShipmentTable {
  id: string;
  order_item_id: string;
  /** 1: the carrier said that it can never be sold. */
  spoiled: Generated<number>;
  created_at: number;
}

/** A label whose charge was not what was quoted. */
export interface ChargeTable {
  attempt_id: string;
  currency: Currency;
  charged_cents: number;
  /** JSON of `[name, cents]` pairs. */
  fees: string;
  /** In 1e-8: what the charge costs beyond the debit; negative when less. */
  due_units: number;
  /** What of it adjustments have moved. */
  booked_units: number;
  created_at: number;
}
