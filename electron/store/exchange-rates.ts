import { createHash } from "node:crypto";
import { z } from "zod";
import type { Currency } from "#shared/rules/money.ts";
import { insertInto, statement } from "./sql.ts";
import type { Tx } from "./store.ts";

const StoredSources = z.array(
  z.object({ source: z.string(), priceMicros: z.number(), at: z.number(), used: z.boolean() }),
);

/** A rate as whoever converts with it has it. */
export interface UsedRate {
  priceMicros: number;
  asOfMs: number;
  source: string;
  sources?: Readonly<z.output<typeof StoredSources>>;
}

const byId = statement((db, v: { id: string }) =>
  db.selectFrom("exchange_rate").select("id").where("id", "=", v.id),
);

/** Fixed prices have no time: one row serves all that was ever converted with one. */
const pinned = "pinned";

/** Stores a rate in the transaction that converts with it, once; answers its id. */
export function recordRate(tx: Tx, currency: Currency, rate: UsedRate): string {
  const { priceMicros, source } = rate;
  const asOf = source === pinned ? null : rate.asOfMs;
  const sources = rate.sources ?? [{ source, priceMicros, at: asOf ?? 0, used: true }];
  const row = {
    currency,
    price_micros: priceMicros,
    as_of: asOf,
    sources: JSON.stringify(sources),
  };
  const digest = createHash("sha256")
    .update(JSON.stringify(Object.values(row)))
    .digest("hex");
  const id = `xr_${digest.slice(0, 26)}`;
  if (!byId.get(tx, { id })) insertInto(tx, "exchange_rate", { id, ...row });
  return id;
}

function readSources(sources: string): string {
  return StoredSources.parse(JSON.parse(sources))
    .flatMap(({ source, used }) => (used ? [source] : []))
    .join(", ");
}

/** What the texts of stored rates say: few of them serve many purchases. */
const known = new Map<string, string>();
const remembered = 1_000;

/** Whose prices a stored rate is the median of, `Coinbase, Kraken`; null of an entry of before rates were stored. */
export function sourceOf(sources: string | null): string | null {
  if (sources === null) return null;
  const found = known.get(sources);
  if (found !== undefined) return found;
  const read = readSources(sources);
  if (known.size >= remembered) known.clear();
  known.set(sources, read);
  return read;
}
