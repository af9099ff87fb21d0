import type { Generated } from "kysely";
import type { LabelSize } from "#shared/rules/label.ts";
import type { Currency } from "#shared/rules/money.ts";

export interface AttemptTable {
  /** Also the reference that the carrier gets. */
  id: string;
  order_item_id: string;
  state: "open" | "sold" | "refused";
  service_code: string;
  cents: number;
  currency: Currency;
  /** What is held, later debited, in 1e-8. */
  units: number;
  price_micros: number;
  key_id: string | null;
  unknown_code: string | null;
  unknown_message: string | null;
  checks: Generated<number>;
  next_check_at: number | null;
  created_at: number;
  settled_at: number | null;
  rate_id: Generated<string | null>;
  label_size: Generated<LabelSize>;
  /** See seal.ts. */
  seal: Generated<string | null>;
}
