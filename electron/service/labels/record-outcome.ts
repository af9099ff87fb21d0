import { settleAttempt } from "#electron/store/attempts.ts";
import { post } from "#electron/store/ledger.ts";
import {
  addSearchTerm,
  type ItemFailure,
  orderById,
  refreshOrder,
  setItemStatus,
} from "#electron/store/orders.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { Tx } from "#electron/store/store.ts";
import type { AttemptRow, ItemRow, LabelRow } from "#electron/store/rows.ts";
import { recordEvent } from "#electron/store/webhooks.ts";
import { paymentStatusOf } from "#shared/rules/payment-status.ts";
import type { Parts } from "../context.ts";
import { labelUrls } from "./label-entry.ts";
import { labelCreatedBody, labelFailedBody } from "./label-events.ts";

/** The parts that writing an outcome needs. */
export type OutcomeParts = Pick<Parts, "newId" | "baseUrl">;

/** Success, in the transaction that makes it true: the debit, the label, the item, the webhook bytes. */
export function recordSale(
  parts: OutcomeParts,
  tx: Tx,
  attempt: AttemptRow,
  item: ItemRow,
  label: Omit<LabelRow, "transaction_id" | "created_at" | "void_requested_at" | "voided_at">,
  now: number,
): void {
  settleAttempt.run(tx, { id: attempt.id, state: "sold", now });
  const transactionId = parts.newId("txn");
  post(tx, {
    id: transactionId,
    type: "label_purchase",
    currency: attempt.currency,
    units: attempt.units,
    description: `${item.carrier} ${item.service} ${label.tracking_code}`,
    createdAt: now,
    orderId: item.order_id,
    orderItemId: item.id,
    attemptId: attempt.id,
    usdCents: attempt.cents,
    priceMicros: attempt.price_micros,
  });
  insertInto(tx, "label", {
    ...label,
    transaction_id: transactionId,
    created_at: now,
    void_requested_at: null,
    voided_at: null,
  });
  setItemStatus(tx, item.id, { status: "success" });
  refreshOrder(tx, item.order_id, paymentStatusOf, now);
  const order = orderById.get(tx, { id: item.order_id });
  if (!order) throw new Error(`item ${item.id} has no order`);
  addSearchTerm(tx, order.seq, label.tracking_code);
  const eventId = parts.newId("evt");
  recordEvent(
    tx,
    {
      id: eventId,
      kind: "label.created",
      orderItemId: item.id,
      body: labelCreatedBody({
        eventId,
        nowMs: now,
        item,
        externalReference: order.external_reference,
        trackingCode: label.tracking_code,
        labelUrl: labelUrls(parts.baseUrl(), label).pdf,
      }),
      createdAt: now,
    },
    () => parts.newId("dlv"),
  );
}

/** A final failure of an item: its reason and the webhook bytes. The caller refreshes the order. */
export function recordFailure(
  parts: OutcomeParts,
  tx: Tx,
  item: ItemRow,
  failure: ItemFailure,
  now: number,
): void {
  setItemStatus(tx, item.id, { status: "failed", failure });
  const order = orderById.get(tx, { id: item.order_id });
  if (!order) throw new Error(`item ${item.id} has no order`);
  const eventId = parts.newId("evt");
  recordEvent(
    tx,
    {
      id: eventId,
      kind: "label.failed",
      orderItemId: item.id,
      body: labelFailedBody({
        eventId,
        nowMs: now,
        item,
        externalReference: order.external_reference,
        failure,
      }),
      createdAt: now,
    },
    () => parts.newId("dlv"),
  );
}

/** A refusal of an attempt: the hold goes back to the wallet and the item fails. */
export function recordRefusal(
  parts: OutcomeParts,
  tx: Tx,
  attempt: AttemptRow,
  item: ItemRow,
  failure: ItemFailure,
  now: number,
): void {
  settleAttempt.run(tx, { id: attempt.id, state: "refused", now });
  post(tx, {
    id: parts.newId("txn"),
    type: "release",
    currency: attempt.currency,
    units: attempt.units,
    description: `Released: ${failure.code}`,
    createdAt: now,
    orderId: item.order_id,
    orderItemId: item.id,
    attemptId: attempt.id,
    usdCents: attempt.cents,
    priceMicros: attempt.price_micros,
  });
  recordFailure(parts, tx, item, failure, now);
  refreshOrder(tx, item.order_id, paymentStatusOf, now);
}
