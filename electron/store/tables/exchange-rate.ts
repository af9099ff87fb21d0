import type { Currency } from "#shared/rules/money.ts";
import type { Generated } from "kysely";

/** A rate that something was converted with. Written once, never changed. */
export interface ExchangeRateTable {
  /** Follows from what the row says: the same rate is one row. */
  id: string;
  currency: Currency;
  price_micros: number;
  /** When the oldest of its prices was one; null of a pinned price, which has no time. */
  as_of: number | null;
  /** JSON of StoredSource[]. */
  sources: string;
  /** See seal.ts. */
  seal: Generated<string | null>;
}
