import { spentByKey } from "#electron/store/attempts.ts";
import { recordRate } from "#electron/store/exchange-rates.ts";
import { claimShipment } from "#electron/store/carrier-shipments.ts";
import { owedIn } from "#electron/store/charges.ts";
import { walletOf, post } from "#electron/store/ledger.ts";
import { itemsOfOrder, orderById, refreshOrder, setItemStatus } from "#electron/store/orders.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { Db, Tx } from "#electron/store/store.ts";
import type { ItemRow } from "#electron/store/rows.ts";
import type { Api } from "#shared/contract/index.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { LabelSize } from "#shared/rules/label.ts";
import { type Currency, formatCents } from "#shared/rules/money.ts";
import { paymentStatusOf } from "#shared/rules/payment-status.ts";
import type { Context } from "../context.ts";
import { stationSettings } from "../settings/station-settings.ts";
import { assertAccount } from "./assert-account.ts";
import { buyLabel } from "./buy-label.ts";
import { choosePurse, debits, type Purse } from "./choose-currency.ts";
import { payingRates, type PayingRate } from "./paying-rates.ts";
import { priceItems, type PricedItem } from "./price-items.ts";
import { purchaseResult } from "./purchase-result.ts";
import { recordFailure } from "./record-outcome.ts";

function underWay(): StationError {
  return new StationError(
    "PURCHASE_IN_PROGRESS",
    "A purchase of this order is under way. Nothing was charged by this one; read the order to see what came of the first.",
    { retryAfter: 5 },
  );
}

/** The items of an order that a purchase would try: those never tried and those that failed. */
function buyableItems(db: Db, orderId: string): ItemRow[] {
  if (!orderById.get(db, { id: orderId }))
    throw new StationError("ORDER_NOT_FOUND", `There is no order ${orderId}.`);
  const items = itemsOfOrder.all(db, { orderId });
  const buyable = items.filter(({ status }) => status === "pending" || status === "failed");
  if (buyable.length > 0) return buyable;
  if (items.some(({ status }) => status === "processing")) throw underWay();
  throw new StationError(
    "ORDER_ALREADY_PURCHASED",
    "Every label of this order was bought already. Nothing was charged.",
  );
}

/** Another purchase took the carrier's shipment between pricing and intent: the item is priced again, with another. */
class ShipmentTaken extends Error {}

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

/**
 * Intent: in one transaction, check the balance for the whole order, hold each item's money, write an attempt per item and
 * mark the items. Returns the attempts; from here on the outcome is settled even if the station stops.
 */
async function intend(
  ctx: Context,
  orderId: string,
  priced: readonly PricedItem[],
  rates: readonly PayingRate[],
  labelSize: LabelSize,
): Promise<string[]> {
  const wanted = priced.flatMap((entry) => (entry.failure ? [] : [entry]));
  const attemptIds = wanted.map(() => ctx.newId("att"));
  const holdIds = wanted.map(() => ctx.newId("txn"));
  // Before anybody else can see them: the settling timer must not ask the carrier about a call that is just being made.
  for (const id of attemptIds) ctx.busyAttempts.add(id);
  const written = ctx.store.write((tx) => {
    const now = ctx.clock.now();
    const stillBuyable = new Set(buyableItems(tx, orderId).map(({ id }) => id));
    if (priced.some(({ item }) => !stillBuyable.has(item.id))) throw underWay();
    const cents = wanted.reduce((sum, entry) => sum + entry.cents, 0);
    ctx.refer?.(tx, orderId);
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
  });
  try {
    await written;
  } catch (error) {
    for (const id of attemptIds) ctx.busyAttempts.delete(id);
    throw error;
  }
  return attemptIds;
}

/** Buys the labels of an order that are not bought yet: intent, act, settle. The only way that labels are paid for. */
export async function purchaseLabels(
  ctx: Context,
  input: Parsed<Api["purchaseLabels"]>,
): Promise<Answer<Api["purchaseLabels"]>> {
  const { orderId, currency, labelSize } = input;
  if (ctx.mode === "live" && currency === "LTCT")
    throw new StationError(
      "VALIDATION_ERROR",
      "LTCT is play money and pays in sandbox mode only.",
      {
        errors: [
          {
            code: "INVALID",
            field: "currency",
            message: "pays in sandbox mode only",
            suggestion: "LTC",
          },
        ],
      },
    );
  const items = ctx.store.read((db) => buyableItems(db, orderId));
  if (ctx.buyingOrders.has(orderId)) throw underWay();
  ctx.buyingOrders.add(orderId);
  try {
    await buyItems(ctx, orderId, items, { currency, labelSize });
  } finally {
    ctx.buyingOrders.delete(orderId);
  }
  return ctx.store.read((db) => purchaseResult(ctx, db, orderId));
}

/** Prices and intends; again when another purchase was quicker, which can happen once for each item it has in common. */
async function priceAndIntend(
  ctx: Context,
  orderId: string,
  items: readonly ItemRow[],
  currency: Currency | undefined,
  size: LabelSize,
): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    const [rates, priced] = await Promise.all([
      payingRates(ctx, currency),
      priceItems(ctx, items, size),
    ]);
    try {
      return await intend(ctx, orderId, priced, rates, size);
    } catch (error) {
      if (!(error instanceof ShipmentTaken)) throw error;
      if (tries > items.length) throw underWay();
    }
  }
}

async function buyItems(
  ctx: Context,
  orderId: string,
  items: readonly ItemRow[],
  { currency, labelSize }: { currency: Currency | undefined; labelSize: LabelSize | undefined },
): Promise<void> {
  assertAccount(ctx);
  const size = labelSize ?? ctx.store.read(stationSettings).labelSize;
  const attemptIds = await priceAndIntend(ctx, orderId, items, currency, size);
  ctx.announce({ kind: "orders.changed", id: orderId });
  ctx.announce({ kind: "wallet.changed" });
  ctx.announce({ kind: "parcels.changed" });
  // Items that failed before any money moved have an event already.
  ctx.wakeOutbox();
  await Promise.all(attemptIds.map((id) => buyLabel(ctx, id)));
}
