import type { Currency } from "#shared/rules/money.ts";
import type { Generated } from "kysely";

export type AccountKind = "external" | "wallet" | "held" | "spent";
export type EntryType =
  | "deposit"
  | "label_purchase"
  | "label_refund"
  | "adjustment"
  | "withdrawal"
  | "hold"
  | "release";

export interface BalanceTable {
  account: `${Currency}:${AccountKind}`;
  currency: Currency;
  kind: AccountKind;
  units: number;
}

export interface JournalTable {
  seq: Generated<number>;
  id: string;
  type: EntryType;
  currency: Currency;
  amount: number;
  balance_after: number;
  description: string;
  order_id: string | null;
  order_item_id: string | null;
  attempt_id: string | null;
  usd_cents: number | null;
  price_micros: number | null;
  /** Names the exchange_rate that price_micros is of; null of entries of before those were stored. */
  rate_id: string | null;
  created_at: number;
  prev_hash: string;
  hash: string;
}

export interface PostingTable {
  journal_seq: number;
  account: `${Currency}:${AccountKind}`;
  units: number;
}
