import type { Generated } from "kysely";
import type { RowStatus } from "#shared/contract/desk/batch-row.ts";
import type { ItemStatus } from "#shared/contract/labels.ts";
import type { Currency } from "#shared/rules/money.ts";

export interface ImportMappingTable {
  /** Of the headers. */
  fingerprint: string;
  /** JSON of ImportMapping. */
  mapping: string;
  updated_at: number;
}

export interface BatchTable {
  seq: Generated<number>;
  id: string;
  name: string;
  stage: "loading" | "mapping" | "open" | "buying" | "paused";
  paused_code: string | null;
  paused_message: string | null;
  /** JSON of RateRule. */
  rule: string;
  ship_from_id: string | null;
  package_id: string | null;
  /** JSON of ImportFacts. */
  import: string | null;
  /** SHA-256 of the file. */
  file_hash: string | null;
  edit_cursor: Generated<number>;
  run_id: string | null;
  created_at: number;
  updated_at: number;
}

export interface BatchRunTable {
  id: string;
  batch_id: string;
  command_id: string;
  currency: Currency;
  cents: number;
  row_count: number;
  print_profile_id: string | null;
  created_at: number;
  ended_at: number | null;
}

export interface BatchRowTable {
  id: string;
  batch_id: string;
  position: number;
  excluded: Generated<number>;
  stale: Generated<0 | 1 | 2>;
  urgent: Generated<number>;
  revision: Generated<number>;
  errors: Generated<number>;
  warnings: Generated<number>;
  recipient_count: Generated<number>;
  number_count: Generated<number>;
  quote_id: string | null;
  cents: number | null;
  shipment_id: string | null;
  rate_count: Generated<number>;
  queued: Generated<number>;
  run_id: string | null;
  order_id: string | null;
  failed_code: string | null;
  failed_message: string | null;
  failed_retryable: number | null;
  order_number: string;
  recipient: string;
  search: string;
  address_state: Generated<"unchecked" | "verified" | "suggested" | "failed">;
  /** JSON: an address, AddressError[], number[], RowProblem[] twice, CarrierMessage[], Draft. */
  suggestion: string | null;
  address_errors: Generated<string>;
  lines: Generated<string>;
  import_problems: Generated<string>;
  problems: Generated<string>;
  messages: Generated<string>;
  draft: string;
}

/** The view that says where a row stands. */
export interface BatchRowSeenView extends BatchRowTable {
  item_id: string | null;
  item_status: ItemStatus | null;
  item_cents: number | null;
  item_rate_id: string | null;
  item_error_code: string | null;
  item_error_message: string | null;
  item_error_retryable: number | null;
  status: RowStatus;
  printed_copies: number;
  warned: number;
}

export interface BatchLineTable {
  batch_id: string;
  line: number;
  /** JSON of string[]. */
  cells: string;
}

export interface BatchEditTable {
  seq: Generated<number>;
  batch_id: string;
  created_at: number;
}

export interface BatchEditRowTable {
  edit_seq: number;
  row_id: string;
  /** JSON of what the edit may change. */
  before: string;
  after: string;
}
