import type { PaymentStatus } from "#shared/contract/orders.ts";
import { afterPrefix } from "./after-prefix.ts";
import { builder, rows, statement } from "./sql.ts";
import type { Db, Tx } from "./store.ts";

export const orderById = statement((db, v: { id: string }) =>
  db.selectFrom("orders").selectAll().where("id", "=", v.id),
);
export const itemsOfOrder = statement((db, v: { orderId: string }) =>
  db.selectFrom("order_item").selectAll().where("order_id", "=", v.orderId).orderBy("position"),
);
export const itemById = statement((db, v: { id: string }) =>
  db.selectFrom("order_item").selectAll().where("id", "=", v.id),
);
const setTotals = statement(
  (
    db,
    v: {
      id: string;
      status: PaymentStatus;
      success: number;
      processing: number;
      failed: number;
      voided: number;
      now: number;
    },
  ) =>
    db
      .updateTable("orders")
      .set({
        payment_status: v.status,
        success_count: v.success,
        processing_count: v.processing,
        failed_count: v.failed,
        voided_count: v.voided,
        updated_at: v.now,
      })
      .where("id", "=", v.id),
);
const countByStatus = statement((db, v: { orderId: string }) =>
  db
    .selectFrom("order_item")
    .select((eb) => ["status", eb.fn.countAll<number>().as("count")])
    .where("order_id", "=", v.orderId)
    .groupBy("status"),
);

export interface ItemCounts {
  pending: number;
  processing: number;
  success: number;
  failed: number;
  voided: number;
}

/** Recounts an order's items and writes the counters and the payment status that follow from them. */
export function refreshOrder(
  tx: Tx,
  orderId: string,
  statusOf: (counts: ItemCounts) => PaymentStatus,
  now: number,
): void {
  const counts: ItemCounts = { pending: 0, processing: 0, success: 0, failed: 0, voided: 0 };
  for (const { status, count } of countByStatus.all(tx, { orderId })) counts[status] = count;
  setTotals.run(tx, { id: orderId, status: statusOf(counts), now, ...counts });
}

const setItem = statement(
  (
    db,
    v: {
      id: string;
      status: "processing" | "success" | "failed" | "voided";
      code: string | null;
      message: string | null;
      source: string | null;
      retryable: number | null;
    },
  ) =>
    db
      .updateTable("order_item")
      .set({
        status: v.status,
        error_code: v.code,
        error_message: v.message,
        error_source: v.source,
        error_retryable: v.retryable,
      })
      .where("id", "=", v.id),
);

export interface ItemFailure {
  code: string;
  message: string;
  source: string;
  retryable: boolean;
}

/** Moves an item to a status; a failure comes with its reason, every other status clears it. */
export function setItemStatus(
  tx: Tx,
  id: string,
  outcome:
    | { status: "processing" | "success" | "voided" }
    | { status: "failed"; failure: ItemFailure },
): void {
  const failure = outcome.status === "failed" ? outcome.failure : null;
  setItem.run(tx, {
    id,
    status: outcome.status,
    code: failure?.code ?? null,
    message: failure?.message ?? null,
    source: failure?.source ?? null,
    retryable: failure ? Number(failure.retryable) : null,
  });
}

const addTerm = statement((db, v: { term: string; seq: number }) =>
  db
    .insertInto("order_term")
    .values({ term: v.term, order_seq: v.seq })
    .onConflict((conflict) => conflict.doNothing()),
);

/** Makes an order findable by a word. A word that it has already changes nothing. */
export function addSearchTerm(tx: Tx, orderSeq: number, word: string): void {
  addTerm.run(tx, { term: word.toLowerCase(), seq: orderSeq });
}

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
  if (filter.externalReference !== undefined)
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
