import { hash } from "node:crypto";

/**
 * Rows that are written once and must stay as they were: the columns of each that never change. What moves with the work (states,
 * counters, times of the last change) is left out; it is held together by the rules of check-ledger.ts.
 */
export const sealed = {
  api_key: [
    "id",
    "name",
    "api_key",
    "secret_hash",
    "root_id",
    "scopes",
    "daily_limit_cents",
    "created_at",
  ],
  verified_address: ["id", "address", "created_at"],
  shipment: ["id", "from_address", "to_address", "parcel", "customs", "created_at"],
  quote: [
    "id",
    "shipment_id",
    "carrier",
    "service",
    "service_code",
    "cents",
    "delivery_days",
    "delivery_date",
    "guaranteed",
    "zone",
    "billable_ounces",
    "expires_at",
    "breakdown",
    "package_type",
    "rate_card",
  ],
  orders: [
    "id",
    "tracking_id",
    "external_reference",
    "email",
    "total_cents",
    "item_count",
    "created_at",
  ],
  order_item: [
    "id",
    "order_id",
    "position",
    "rate_id",
    "shipment_id",
    "carrier",
    "service",
    "cents",
    "is_return",
    "packing_slip",
  ],
  attempt: [
    "id",
    "order_item_id",
    "service_code",
    "cents",
    "currency",
    "units",
    "price_micros",
    "key_id",
    "created_at",
    "label_size",
  ],
  exchange_rate: ["id", "currency", "price_micros", "as_of", "sources"],
  label: [
    "order_item_id",
    "attempt_id",
    "carrier",
    "tracking_code",
    "token",
    "content",
    "file",
    "sha256",
    "bytes",
    "transaction_id",
    "created_at",
  ],
  manifest: ["id", "carrier", "date", "ship_from", "number", "token", "label_count", "created_at"],
  setting: ["key", "value"],
  webhook: ["id", "url", "events"],
  deposit_key: [
    "id",
    "currency",
    "network",
    "xpub",
    "kind",
    "fingerprint",
    "account",
    "created_at",
  ],
  deposit_address: ["address", "key_id", "position", "created_at"],
  deposit: ["id", "currency", "network", "txid", "vout", "address", "units", "coinbase", "seen_at"],
  deposit_entry: ["transaction_id", "deposit_seq", "kind"],
  event: ["id", "kind", "order_item_id", "body", "created_at", "heard_by"],
} as const;
export type SealedTable = keyof typeof sealed;

/** Columns that a table got when rows had seals already: under the seal of those rows that say something in them. */
export const sealedLater: Partial<Record<SealedTable, readonly string[]>> = {
  attempt: ["rate_id"],
};

/** What the database puts where a new row says nothing. */
const defaults: Readonly<Record<string, unknown>> = {
  is_return: 0,
  packing_slip: 0,
  label_size: "4x6",
};

export function isSealed(table: string): table is SealedTable {
  return Object.hasOwn(sealed, table);
}

/** SHA-256, lowercase hex, over the table's name and what never changes of the row. Not against forgers: against damage. */
export function sealOf(table: SealedTable, row: object): string {
  const values = row as Record<string, unknown>;
  const told = sealed[table].map((column) => {
    const value = values[column] ?? defaults[column] ?? null;
    return value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value;
  });
  const later = (sealedLater[table] ?? []).flatMap((column) => values[column] ?? []);
  return hash("sha256", JSON.stringify([table, told, ...later]));
}

/** Is the row what was written? Rows of before there were seals are taken as they are. */
export function isWhole(table: SealedTable, row: { seal: string | null }): boolean {
  return row.seal === null || row.seal === sealOf(table, row);
}
