import type { CarrierName } from "#shared/contract/rates.ts";
import type { Generated } from "kysely";

/** One carrier's day at one place, closed. */
export interface ManifestTable {
  seq: Generated<number>;
  id: string;
  carrier: CarrierName;
  /** YYYY-MM-DD at the ship-from's place. */
  date: string;
  /** JSON of Address. */
  ship_from: string;
  /** What the form's barcode says. */
  number: string;
  /** 144 random bits in the form's URL. */
  token: string;
  label_count: number;
  created_at: number;
  /** See seal.ts. */
  seal: Generated<string | null>;
}

export interface ManifestLabelTable {
  order_item_id: string;
  manifest_seq: number;
  /** From 1. */
  position: number;
}
