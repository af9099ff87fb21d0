import type { ItemRow } from "#electron/store/rows.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { LabelSize } from "#shared/rules/label.ts";
import type { Currency } from "#shared/rules/money.ts";
import type { Context } from "../context.ts";
import { stationSettings } from "../settings/station-settings.ts";
import { assertAccount } from "./assert-account.ts";
import { buyableItems, purchaseUnderWay } from "./buyable-items.ts";
import { buyLabel } from "./buy-label.ts";
import { intendPurchase, ShipmentTaken } from "./intend-purchase.ts";
import { payingRates } from "./paying-rates.ts";
import { priceItems } from "./price-items.ts";
import { purchaseResult } from "./purchase-result.ts";

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
  if (ctx.buyingOrders.has(orderId)) throw purchaseUnderWay();
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
      return await intendPurchase(ctx, priced.length, (tx) => {
        ctx.refer?.(tx, orderId);
        return { orderId, priced, rates, labelSize: size };
      });
    } catch (error) {
      if (!(error instanceof ShipmentTaken)) throw error;
      if (tries > items.length) throw purchaseUnderWay();
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
  await actOn(ctx, orderId, await priceAndIntend(ctx, orderId, items, currency, size));
}

/** Act and settle, after the intent. */
export async function actOn(
  ctx: Context,
  orderId: string,
  attemptIds: readonly string[],
): Promise<void> {
  ctx.announce({ kind: "orders.changed", id: orderId });
  ctx.announce({ kind: "wallet.changed" });
  ctx.announce({ kind: "parcels.changed" });
  // Items that failed before any money moved have an event already.
  ctx.wakeOutbox();
  await Promise.all(attemptIds.map((id) => buyLabel(ctx, id)));
}
