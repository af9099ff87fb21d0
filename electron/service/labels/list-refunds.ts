import { labelsOfOrder } from "#electron/store/labels.ts";
import { orderById } from "#electron/store/orders.ts";
import type { LabelRow } from "#electron/store/rows.ts";
import { voidRefusalsOfOrder } from "#electron/store/void-refusals.ts";
import { transactionsOfOrder } from "#electron/store/wallet.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Refund } from "#shared/contract/desk/labels.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { coinsFromUnits, type Currency, dollarsFromCents } from "#shared/rules/money.ts";
import type { Context } from "../context.ts";
import { instant } from "../json.ts";

type Said = Pick<Refund, "state" | "at" | "reason">;

/** A label's own marks go before an older refusal. */
function stateOf(
  label: LabelRow,
  refusal: { reason: string; refused_at: number } | undefined,
): Said {
  if (label.voided_at !== null)
    return { state: "refunded", at: instant(label.voided_at), reason: null };
  if (label.void_submitted_at !== null)
    return { state: "submitted", at: instant(label.void_submitted_at), reason: null };
  if (label.void_requested_at !== null)
    return { state: "asked", at: instant(label.void_requested_at), reason: null };
  if (refusal) return { state: "refused", at: instant(refusal.refused_at), reason: refusal.reason };
  return { state: "none", at: null, reason: null };
}

/** What each item's label cost, with what was charged beside its quote: all that a refund brings back. */
function paidByItem(transactions: ReturnType<typeof transactionsOfOrder.all>) {
  const paid = new Map<string, { currency: Currency; units: number; cents: number }>();
  const refunded = new Set<string>();
  for (const { order_item_id: item, type, currency, amount, usd_cents } of transactions) {
    if (item === null || refunded.has(item)) continue;
    if (type === "label_refund") {
      refunded.add(item);
      continue;
    }
    const before = paid.get(item) ?? { currency, units: 0, cents: 0 };
    const cents = before.cents - Math.sign(amount) * (usd_cents ?? 0);
    paid.set(item, { currency, units: before.units - amount, cents });
  }
  return paid;
}

/** What became of the money of each bought label of an order. */
export async function listRefunds(
  ctx: Context,
  { orderId }: Parsed<Desk["listRefunds"]>,
): Promise<Answer<Desk["listRefunds"]>> {
  return ctx.store.read((db) => {
    if (!orderById.get(db, { id: orderId }))
      throw new StationError("ORDER_NOT_FOUND", `There is no order ${orderId}.`);
    const refusals = new Map(
      voidRefusalsOfOrder.all(db, { orderId }).map((row) => [row.order_item_id, row]),
    );
    const paid = paidByItem(transactionsOfOrder.all(db, { orderId }));
    const refunds = labelsOfOrder.all(db, { orderId }).flatMap((label) => {
      const debit = paid.get(label.order_item_id);
      if (!debit) return [];
      return {
        orderItemId: label.order_item_id,
        ...stateOf(label, refusals.get(label.order_item_id)),
        currency: debit.currency,
        amount: coinsFromUnits(debit.units),
        amountUsd: dollarsFromCents(debit.cents),
      };
    });
    return { refunds };
  });
}
