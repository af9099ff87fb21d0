import { sql } from "kysely";
import type { TrackingStatus } from "#shared/contract/tracking.ts";
import { afterPrefix } from "./after-prefix.ts";
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

const codeBegins = statement((db, v: { prefix: string; end: string }) =>
  db
    .selectFrom("parcel")
    .select("seq")
    .where("tracking_code", ">=", v.prefix)
    .where("tracking_code", "<", v.end)
    .limit(1),
);

/** A search that is the beginning of a tracking code means these parcels; any other means the orders that it finds. */
function searched(db: Db, search: string) {
  const code = search.replaceAll(/\s+/g, "").toUpperCase();
  const [codeEnd, word] = [afterPrefix(code), search.toLowerCase()];
  const parcels = builder.selectFrom("parcel").select("seq");
  return codeBegins.get(db, { prefix: code, end: codeEnd })
    ? parcels.where("tracking_code", ">=", code).where("tracking_code", "<", codeEnd)
    : parcels.where("order_seq", "in", (eb) =>
        eb
          .selectFrom("order_term")
          .select("order_seq")
          .where("term", ">=", word)
          .where("term", "<", afterPrefix(word)),
      );
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
  if (search) query = query.where("parcel.seq", "in", searched(db, search));
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
