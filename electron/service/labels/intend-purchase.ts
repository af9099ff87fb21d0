import { spentByKey } from "#electron/store/attempts.ts";
import { claimShipment } from "#electron/store/carrier-shipments.ts";
import { owedIn } from "#electron/store/charges.ts";
import { recordRate } from "#electron/store/exchange-rates.ts";
import { post, walletOf } from "#electron/store/ledger.ts";
import { refreshOrder, setItemStatus } from "#electron/store/orders.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { Tx } from "#electron/store/store.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { LabelSize } from "#shared/rules/label.ts";
import { formatCents } from "#shared/rules/money.ts";
import { paymentStatusOf } from "#shared/rules/payment-status.ts";
import type { Context } from "../context.ts";
import { buyableItems, purchaseUnderWay } from "./buyable-items.ts";
import { choosePurse, debits, type Purse } from "./choose-currency.ts";
import type { PayingRate } from "./paying-rates.ts";
import type { PricedItem } from "./price-items.ts";
import { recordFailure } from "./record-outcome.ts";

/** Another purchase took the carrier's shipment between pricing and intent: the item is priced again, with another. */
export class ShipmentTaken extends Error {}

const dayMs = 86_400_000;

function checkSpendLimit(ctx: Context, tx: Tx, cents: number, now: number): void {
  if (ctx.actor.kind !== "key" || ctx.actor.dailyLimitCents === null) return;
  const since = now - (now % dayMs);
  const spent = spentByKey.get(tx, { keyId: ctx.actor.rootId, since })?.cents ?? 0;
  if (spent + cents <= ctx.actor.dailyLimitCents) return;
  throw new StationError(
    "FORBIDDEN",
    `The key "${ctx.actor.name}" may spend ${formatCents(ctx.actor.dailyLimitCents)} USD a day (UTC); ${formatCents(spent)} USD are spent and this purchase costs ${formatCents(cents)} USD.`,
  );
}

/** An order whose labels are bought now. */
export interface Purchase {
  orderId: string;
  priced: readonly PricedItem[];
  rates: readonly PayingRate[];
  labelSize: LabelSize;
}

interface Intent {
  attemptIds: string[];
  holdIds: string[];
}

/**
 * In a transaction: checks the balance for the whole order, holds each item's money, writes an attempt per item and marks the
 * items. One id of each kind per item.
 */
function writeIntent(
  ctx: Context,
  tx: Tx,
  { attemptIds, holdIds }: Intent,
  { orderId, priced, rates, labelSize }: Purchase,
): void {
  const wanted = priced.flatMap((entry) => (entry.failure ? [] : [entry]));
  const now = ctx.clock.now();
  const stillBuyable = new Set(buyableItems(tx, orderId).map(({ id }) => id));
  if (priced.some(({ item }) => !stillBuyable.has(item.id))) throw purchaseUnderWay();
  const cents = wanted.reduce((sum, entry) => sum + entry.cents, 0);
  if (wanted.length > 0) {
    checkSpendLimit(ctx, tx, cents, now);
    const purses: Purse[] = rates.map(({ currency, rate }) => ({
      currency,
      rate,
      // What earlier labels still cost is not there to buy new ones.
      available: Math.max(
        0,
        walletOf(tx, currency).available - (owedIn.get(tx, { currency })?.units ?? 0),
      ),
    }));
    const { currency, rate } = choosePurse(purses, cents);
    const units = debits(wanted, rate);
    const rateId = recordRate(tx, currency, rate);
    for (const [index, entry] of wanted.entries()) {
      const { item, cents: itemCents, serviceCode, shipment } = entry;
      if (shipment !== null && !claimShipment(tx, shipment, item.id, now))
        throw new ShipmentTaken();
      const attemptId = attemptIds[index] ?? "";
      insertInto(tx, "attempt", {
        id: attemptId,
        order_item_id: item.id,
        state: "open",
        service_code: serviceCode,
        cents: itemCents,
        currency,
        units: units[index] ?? 0,
        price_micros: rate.priceMicros,
        rate_id: rateId,
        key_id: ctx.actor.kind === "key" ? ctx.actor.rootId : null,
        unknown_code: null,
        unknown_message: null,
        next_check_at: now,
        created_at: now,
        settled_at: null,
        label_size: labelSize,
      });
      post(tx, {
        id: holdIds[index] ?? "",
        type: "hold",
        currency,
        units: units[index] ?? 0,
        description: `Held for ${item.carrier} ${item.service}`,
        createdAt: now,
        orderId,
        orderItemId: item.id,
        attemptId,
        usdCents: itemCents,
        priceMicros: rate.priceMicros,
        rateId,
      });
      setItemStatus(tx, item.id, { status: "processing" });
    }
  }
  for (const entry of priced)
    if (entry.failure)
      recordFailure(ctx, tx, entry.item, { ...entry.failure, source: "carrier" }, now);
  refreshOrder(tx, orderId, paymentStatusOf, now);
}

/**
 * Intent: what `prepare` writes and says to be bought is held and noted in one transaction. Returns the attempts; from here on
 * the outcome is settled even if the station stops.
 * @param items how many labels there are at the most
 */
export async function intendPurchase(
  ctx: Context,
  items: number,
  prepare: (tx: Tx) => Purchase,
): Promise<string[]> {
  const make = (prefix: "att" | "txn") => Array.from({ length: items }, () => ctx.newId(prefix));
  const intent = { attemptIds: make("att"), holdIds: make("txn") };
  // Before anybody else can see them: the settling timer must not ask the carrier about a call that is just being made.
  for (const id of intent.attemptIds) ctx.busyAttempts.add(id);
  const forget = (ids: readonly string[]) => {
    for (const id of ids) ctx.busyAttempts.delete(id);
  };
  try {
    const bought = await ctx.store.write((tx) => {
      const purchase = prepare(tx);
      writeIntent(ctx, tx, intent, purchase);
      return purchase.priced.filter(({ failure }) => failure === null).length;
    });
    forget(intent.attemptIds.slice(bought));
    return intent.attemptIds.slice(0, bought);
  } catch (error) {
    forget(intent.attemptIds);
    throw error;
  }
}
