import { attemptById } from "#electron/store/attempts.ts";
import { askVoid, labelOfItem, markVoided, submitVoid } from "#electron/store/labels.ts";
import { postTogether } from "#electron/store/ledger.ts";
import { itemById, refreshOrder, setItemStatus } from "#electron/store/orders.ts";
import { cancelParcel } from "#electron/store/parcels.ts";
import { refuseVoid } from "#electron/store/void-refusals.ts";
import type { VoidOutcome } from "#electron/carriers/carrier.ts";
import type { Api } from "#shared/contract/index.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { coinsFromUnits } from "#shared/rules/money.ts";
import { paymentStatusOf } from "#shared/rules/payment-status.ts";
import { askCarriers } from "../ask-carriers.ts";
import type { Context, Parts } from "../context.ts";
import { instant } from "../json.ts";
import { returnCharge } from "./charges.ts";

type Voided = Answer<Api["voidLabel"]>;
type Refund = NonNullable<Voided["refund"]>;

const hourMs = 3_600_000;
export const longestVoidPauseMs = 6 * hourMs;

/** When a carrier that took a request up is asked again: soon at first, later every six hours. */
function nextVoidCheck(submittedAt: number, now: number): number {
  const age = now - submittedAt;
  if (age < hourMs) return now + hourMs / 6;
  return now + (age < 24 * hourMs ? hourMs : longestVoidPauseMs);
}

export interface Voidable {
  itemId: string;
  orderId: string;
  attemptId: string;
  carrier: Parameters<Parts["carriers"]["void"]>[0]["carrier"];
  trackingCode: string;
  serviceCode: string;
  submittedAt: number | null;
}

export function voidable(parts: Parts, itemId: string): Voidable {
  return parts.store.read((db) => {
    const item = itemById.get(db, { id: itemId });
    const label = item && labelOfItem.get(db, { itemId });
    if (!item || !label)
      throw new StationError("LABEL_NOT_FOUND", `The item ${itemId} has no label.`);
    if (label.voided_at !== null)
      throw new StationError(
        "LABEL_NOT_VOIDABLE",
        "The label was voided already and its refund is in the wallet.",
      );
    return {
      itemId,
      orderId: item.order_id,
      attemptId: label.attempt_id,
      carrier: label.carrier,
      trackingCode: label.tracking_code,
      serviceCode: attemptById.get(db, { id: label.attempt_id })?.service_code ?? "",
      submittedAt: label.void_submitted_at,
    };
  });
}

/** Refunds a label that the carrier cancelled. Once: a second call finds it voided and changes nothing. */
export async function recordVoid(parts: Parts, label: Voidable): Promise<Refund | null> {
  const transactionId = parts.newId("txn");
  const refund = await parts.store.write((tx) => {
    const now = parts.clock.now();
    const attempt = attemptById.get(tx, { id: label.attemptId });
    if (!attempt) throw new Error(`label of ${label.itemId} has lost its attempt`);
    if (markVoided.run(tx, { itemId: label.itemId, now }).changes === 0) return null;
    const owner = { id: label.itemId, order_id: label.orderId, carrier: label.carrier };
    const refunded = {
      id: transactionId,
      type: "label_refund",
      currency: attempt.currency,
      units: attempt.units,
      description: `Refund of ${label.carrier} ${label.trackingCode}`,
      createdAt: now,
      orderId: label.orderId,
      orderItemId: label.itemId,
      attemptId: attempt.id,
      usdCents: attempt.cents,
      priceMicros: attempt.price_micros,
      rateId: attempt.rate_id,
    } as const;
    postTogether(tx, [refunded, ...returnCharge(parts, tx, attempt, owner, now)]);
    cancelParcel.run(tx, { itemId: label.itemId, now });
    setItemStatus(tx, label.itemId, { status: "voided" });
    refreshOrder(tx, label.orderId, paymentStatusOf, now);
    return { currency: attempt.currency, amount: coinsFromUnits(attempt.units), transactionId };
  });
  parts.announce({ kind: "orders.changed", id: label.orderId });
  parts.announce({ kind: "wallet.changed" });
  parts.announce({ kind: "parcels.changed" });
  return refund;
}

/** Keeps why the carrier does not void a label; its money stays spent. */
async function recordRefusal(parts: Parts, label: Voidable, reason: string): Promise<void> {
  await parts.store.write((tx) => refuseVoid(tx, label.itemId, reason, parts.clock.now()));
  parts.announce({ kind: "orders.changed", id: label.orderId });
}

/** The carrier has the request: it is asked again later, and the money stays spent until then. */
export async function recordSubmitted(parts: Parts, label: Voidable): Promise<number> {
  const now = parts.clock.now();
  const submittedAt = label.submittedAt ?? now;
  const checkAt = nextVoidCheck(submittedAt, now);
  await parts.store.write((tx) => void submitVoid.run(tx, { itemId: label.itemId, now, checkAt }));
  if (label.submittedAt === null) parts.announce({ kind: "orders.changed", id: label.orderId });
  return submittedAt;
}

async function callCarrier(parts: Parts, label: Voidable): Promise<VoidOutcome> {
  return parts.carrierQueue(() =>
    parts.carriers.void({
      reference: label.attemptId,
      carrier: label.carrier,
      trackingCode: label.trackingCode,
      serviceCode: label.serviceCode,
      submitted: label.submittedAt !== null,
    }),
  );
}

/** Ends a void that was asked for: the carrier's answer is recorded, or the request stays for the next round. */
export async function finishVoid(parts: Parts, itemId: string): Promise<void> {
  parts.busyVoids.add(itemId);
  try {
    const label = voidable(parts, itemId);
    const outcome = await callCarrier(parts, label);
    if (outcome.kind === "voided") await recordVoid(parts, label);
    else if (outcome.kind === "submitted") await recordSubmitted(parts, label);
    else if (outcome.kind === "refused") await recordRefusal(parts, label, outcome.message);
  } catch (error) {
    parts.log.warn({ err: error, item: itemId }, "a void could not be finished; it is tried again");
  } finally {
    parts.busyVoids.delete(itemId);
  }
}

/**
 * Voids a label and refunds what was debited. The wish is written first, so that a station that stops between the carrier's
 * answer and the refund finishes it at its next start.
 */
export async function voidLabel(
  ctx: Context,
  { orderItemId }: Parsed<Api["voidLabel"]>,
): Promise<Voided> {
  const label = voidable(ctx, orderItemId);
  if (ctx.busyVoids.has(orderItemId))
    throw new StationError("LABEL_NOT_VOIDABLE", "A void of this label is under way already.");
  ctx.busyVoids.add(orderItemId);
  try {
    return await voidAndRefund(ctx, label);
  } finally {
    ctx.busyVoids.delete(orderItemId);
  }
}

async function voidAndRefund(ctx: Context, label: Voidable): Promise<Voided> {
  const { itemId } = label;
  await ctx.store.write((tx) => void askVoid.run(tx, { itemId, now: ctx.clock.now() }));
  ctx.announce({ kind: "orders.changed", id: label.orderId });
  const noted = "The void was noted and is finished by itself; the refund appears in the wallet.";
  const outcome = await askCarriers(
    () => callCarrier(ctx, label),
    `${label.carrier} cannot be reached at the moment. ${noted}`,
  );
  if (outcome.kind === "refused") {
    await recordRefusal(ctx, label, outcome.message);
    throw new StationError("LABEL_NOT_VOIDABLE", outcome.message);
  }
  if (outcome.kind === "unknown")
    throw new StationError("CARRIER_TIMEOUT", `${label.carrier} did not answer. ${noted}`, {
      retryAfter: 30,
    });
  if (outcome.kind === "submitted") {
    const at = await recordSubmitted(ctx, label);
    const { message } = outcome;
    return {
      orderItemId: itemId,
      status: "submitted",
      refund: null,
      submittedAt: instant(at),
      message,
    };
  }
  const refund = await recordVoid(ctx, label);
  if (!refund)
    throw new StationError(
      "LABEL_NOT_VOIDABLE",
      "The label was voided already and its refund is in the wallet.",
    );
  return { orderItemId: itemId, status: "voided", refund, submittedAt: null, message: null };
}
