import type { PaymentStatus } from "#shared/contract/orders.ts";
import { afterPrefix } from "./after-prefix.ts";
import { builder, rows, statement } from "./sql.ts";
import type { Db } from "./store.ts";

export interface OrderFilter {
  limit: number;
  offset: number;
  paymentStatus?: PaymentStatus | undefined;
  externalReference?: string | undefined;
  createdAfter?: number | undefined;
  createdBefore?: number | undefined;
  search?: string | undefined;
}

const counters = statement((db) =>
  db.selectFrom("counter").selectAll().where("name", "like", "orders:%"),
);
const newestSeq = statement((db) =>
  db.selectFrom("orders").select("seq").orderBy("seq", "desc").limit(1),
);

function filtered(filter: OrderFilter) {
  let query = builder.selectFrom("orders");
  if (filter.paymentStatus) query = query.where("payment_status", "=", filter.paymentStatus);
  if (filter.externalReference)
    query = query.where("external_reference", "=", filter.externalReference);
  if (filter.createdAfter !== undefined)
    query = query.where("created_at", ">=", filter.createdAfter);
  if (filter.createdBefore !== undefined)
    query = query.where("created_at", "<", filter.createdBefore);
  if (filter.search) {
    const prefix = filter.search.toLowerCase();
    query = query.where("seq", "in", (eb) =>
      eb
        .selectFrom("order_term")
        .select("order_seq")
        .where("term", ">=", prefix)
        .where("term", "<", afterPrefix(prefix)),
    );
  }
  return query;
}

/** One page, newest first, and how many orders match in all. */
export function pageOfOrders(db: Db, filter: OrderFilter) {
  const { paymentStatus, externalReference, createdAfter, createdBefore, search } = filter;
  const byStatusOnly = [externalReference, createdAfter, createdBefore, search].every(
    (value) => value === undefined || value === "",
  );
  const page = filtered(filter).selectAll().orderBy("seq", "desc").limit(filter.limit);
  if (byStatusOnly && !paymentStatus) {
    // Orders are never deleted, so seq counts without gaps and the offset is an anchor, not a walk.
    const total = newestSeq.get(db, {})?.seq ?? 0;
    return { total, orders: rows(db, page.where("seq", "<=", total - filter.offset)) };
  }
  const total = byStatusOnly
    ? (counters.all(db, {}).find(({ name }) => name === `orders:${paymentStatus}`)?.value ?? 0)
    : (rows(
        db,
        filtered(filter).select((eb) => eb.fn.countAll<number>().as("count")),
      )[0]?.count ?? 0);
  // An offset passes one row after the other, so the walk begins at the nearer end.
  const left = Math.max(0, total - filter.offset);
  if (left >= filter.offset) return { total, orders: rows(db, page.offset(filter.offset)) };
  const size = Math.min(filter.limit, left);
  const fromOldest = filtered(filter)
    .selectAll()
    .orderBy("seq")
    .limit(size)
    .offset(left - size);
  return { total, orders: rows(db, fromOldest).toReversed() };
}

/** Where the first item of each of these orders goes, as the shipment keeps it: order id → JSON of an address. */
export function firstAddresses(db: Db, orderIds: readonly string[]): ReadonlyMap<string, string> {
  const found = rows(
    db,
    builder
      .selectFrom("order_item")
      .innerJoin("shipment", "shipment.id", "order_item.shipment_id")
      .select(["order_item.order_id", "shipment.to_address"])
      .where("order_item.order_id", "in", orderIds)
      .where("order_item.position", "=", 0),
  );
  return new Map(found.map(({ order_id, to_address }) => [order_id, to_address]));
}
