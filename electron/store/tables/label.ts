import type { Generated } from "kysely";
import type { CarrierName } from "#shared/contract/rates.ts";
export interface LabelTable {
  order_item_id: string;
  attempt_id: string;
  carrier: CarrierName;
  tracking_code: string;
  /** 144 random bits in the label's URL. */
  token: string;
  /** JSON of LabelContent; null when the carrier made the PDF. */
  content: string | null;
  /** Path below the label vault. */
  file: string;
  sha256: string;
  bytes: number;
  /** The journal entry that paid for it. */
  transaction_id: string;
  created_at: number;
  void_requested_at: number | null;
  /** How often it was printed. */
  printed_copies: Generated<number>;
  voided_at: number | null;
  /** See seal.ts. */
  seal: Generated<string | null>;
  /** When the carrier took the refund request up, and when it is asked how far it is. */
  void_submitted_at: Generated<number | null>;
  void_check_at: Generated<number | null>;
}

/** Why a carrier did not void a label, the last time that it was asked. */
export interface VoidRefusalTable {
  order_item_id: string;
  reason: string;
  refused_at: number;
}
