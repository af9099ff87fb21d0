import { sql } from "kysely";
import type { TrackingStatus } from "#shared/contract/tracking.ts";
import { afterPrefix } from "./after-prefix.ts";
import { findsMany, ordersFound } from "./order-terms.ts";
import { builder, rows, statement } from "./sql.ts";
import type { Db } from "./store.ts";

/** Where a page ended: the next one begins behind it. */
export interface ParcelKey {
  needsAttention: number;
  lastEventAt: number;
  seq: number;
}

export interface ParcelFilter {
  view: "all" | "attention" | TrackingStatus;
  search: string;
  limit: number;
  after: ParcelKey | null;
}

const nthWithCode = statement((db, v: { begin: string; end: string; n: number }) =>
  db
    .selectFrom("parcel")
    .select("seq")
    .where("tracking_code", ">=", v.begin)
    .where("tracking_code", "<", v.end)
    .limit(1)
    .offset(sql<number>`${v.n}`),
);
const manyParcels = 1_000;

/**
 * A search that is the beginning of a tracking code means these parcels; any other means the orders that it finds. The plus
 * keeps SQLite from gathering and sorting very many of them: it walks the list and looks at each.
 */
function matches(db: Db, search: string) {
  const begin = search.replaceAll(/\s+/g, "").toUpperCase();
  const end = afterPrefix(begin);
  if (nthWithCode.get(db, { begin, end, n: 0 })) {
    const isMany = nthWithCode.get(db, { begin, end, n: manyParcels }) !== undefined;
    const code = isMany ? sql`+tracking_code` : sql`tracking_code`;
    return sql<boolean>`${code} >= ${begin} AND ${code} < ${end}`;
  }
  const order = findsMany(db, search) ? sql`+parcel.order_seq` : sql`parcel.order_seq`;
  return sql<boolean>`${order} IN (${ordersFound(search)})`;
}

/** Parcels with the number of their order: what needs attention first, then by the last event, newest first. */
export function pageOfParcels(db: Db, { view, search, limit, after }: ParcelFilter) {
  let query = builder
    .selectFrom("parcel")
    .innerJoin("orders", "orders.seq", "parcel.order_seq")
    .selectAll("parcel")
    .select(["orders.id as order_id", "orders.external_reference"])
    .orderBy("needs_attention", "desc")
    .orderBy("last_event_at", "desc")
    .orderBy("parcel.seq", "desc")
    .limit(limit);
  if (view === "attention") query = query.where("needs_attention", "=", sql.lit(1));
  else if (view !== "all") query = query.where("status", "=", view);
  if (search) query = query.where(matches(db, search));
  if (after)
    query = query.where(
      sql<boolean>`(needs_attention, last_event_at, parcel.seq) < (${after.needsAttention}, ${after.lastEventAt}, ${after.seq})`,
    );
  return rows(db, query);
}

/** One row of such a page. */
export type ListedParcel = ReturnType<typeof pageOfParcels>[number];

const counters = statement((db) =>
  db
    .selectFrom("counter")
    .selectAll()
    .where("name", ">=", sql.lit("parcels:"))
    .where("name", "<", sql.lit("parcels;")),
);

/** How many parcels there are by state, and under `attention` how many need a person. */
export function parcelCounts(db: Db): ReadonlyMap<string, number> {
  return new Map(
    counters.all(db, {}).map(({ name, value }) => [name.slice("parcels:".length), value]),
  );
}
