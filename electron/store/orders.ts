import type { PaymentStatus } from "#shared/contract/orders.ts";
import { statement } from "./sql.ts";
import type { Tx } from "./store.ts";

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
