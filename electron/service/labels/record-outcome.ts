import type { Sale } from "#electron/carriers/carrier.ts";
import { settleAttempt } from "#electron/store/attempts.ts";
import { post } from "#electron/store/ledger.ts";
import {
  addSearchTerm,
  type ItemFailure,
  orderById,
  refreshOrder,
  setItemStatus,
} from "#electron/store/orders.ts";
import { addParcel } from "#electron/store/parcels.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { Tx } from "#electron/store/store.ts";
import type { AttemptRow, ItemRow, LabelRow, OrderRow } from "#electron/store/rows.ts";
import { recordEvent } from "#electron/store/webhooks.ts";
import type { EventKind } from "#shared/contract/webhooks.ts";
import { paymentStatusOf } from "#shared/rules/payment-status.ts";
import type { Parts } from "../context.ts";
import { firstCheckMs } from "../parcels/next-check.ts";
import { recordCharge } from "./charges.ts";
import { labelUrls } from "./label-entry.ts";
import { labelCreatedBody, labelFailedBody } from "./label-events.ts";

/** The parts that writing an outcome needs. */
export type OutcomeParts = Pick<Parts, "newId" | "baseUrl">;

function orderOf(tx: Tx, item: ItemRow): OrderRow {
  const order = orderById.get(tx, { id: item.order_id });
  if (!order) throw new Error(`item ${item.id} has no order`);
  return order;
}

/** Puts an event of an item into the outbox; its body is made here, once. */
function recordItemEvent(
  parts: OutcomeParts,
  tx: Tx,
  kind: EventKind,
  item: ItemRow,
  now: number,
  body: (told: { eventId: string; nowMs: number; item: ItemRow }) => Uint8Array,
): void {
  const eventId = parts.newId("evt");
  recordEvent(
    tx,
    {
      id: eventId,
      kind,
      orderItemId: item.id,
      body: body({ eventId, nowMs: now, item }),
      createdAt: now,
    },
    () => parts.newId("dlv"),
  );
}

/** Success, in the transaction that makes it true: the debit, the label, the item, the webhook bytes. */
export function recordSale(
  parts: OutcomeParts,
  tx: Tx,
  attempt: AttemptRow,
  item: ItemRow,
  label: Omit<
    LabelRow,
    | "transaction_id"
    | "created_at"
    | "printed_copies"
    | "void_requested_at"
    | "void_submitted_at"
    | "void_check_at"
    | "voided_at"
    | "seal"
  >,
  now: number,
  sale: Pick<Sale, "cents" | "fees">,
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
    rateId: attempt.rate_id,
  });
  recordCharge(parts, tx, attempt, item, sale, now);
  insertInto(tx, "label", {
    ...label,
    transaction_id: transactionId,
    created_at: now,
    void_requested_at: null,
    voided_at: null,
  });
  addParcel.run(tx, {
    itemId: item.id,
    trackingCode: label.tracking_code,
    now,
    nextCheckAt: now + firstCheckMs,
  });
  setItemStatus(tx, item.id, { status: "success" });
  refreshOrder(tx, item.order_id, paymentStatusOf, now);
  const order = orderOf(tx, item);
  addSearchTerm(tx, order.seq, label.tracking_code);
  recordItemEvent(parts, tx, "label.created", item, now, (told) =>
    labelCreatedBody({
      ...told,
      externalReference: order.external_reference,
      trackingCode: label.tracking_code,
      labelUrl: labelUrls(parts.baseUrl(), label).pdf,
    }),
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
  const { external_reference: externalReference } = orderOf(tx, item);
  recordItemEvent(parts, tx, "label.failed", item, now, (told) =>
    labelFailedBody({ ...told, externalReference, failure }),
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
    rateId: attempt.rate_id,
  });
  recordFailure(parts, tx, item, failure, now);
  refreshOrder(tx, item.order_id, paymentStatusOf, now);
}
