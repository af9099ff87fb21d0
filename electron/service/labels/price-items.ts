import { assertWhole } from "#electron/store/assert-whole.ts";
import { quoteById, quoteUse, shipmentById } from "#electron/store/quotes.ts";
import type { ItemRow } from "#electron/store/rows.ts";
import { formatCents } from "#shared/rules/money.ts";
import { isExpired } from "#shared/rules/quote.ts";
import { askCarriers } from "../ask-carriers.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Context } from "../context.ts";
import { shipmentFromRow } from "../json.ts";

/** An item and what its label costs now, or why it cannot be bought at all. */
export type PricedItem =
  | { item: ItemRow; cents: number; serviceCode: string; failure: null }
  | { item: ItemRow; failure: { code: string; message: string; retryable: boolean } };

/**
 * What an item costs at this moment. A quote that lives and was used nowhere else is taken at its word; one that has expired
 * since the order, or was bought in another order, is rated again. Dearer than quoted is a failure that names both prices:
 * nobody pays more than they agreed to.
 */
async function priceItem(ctx: Context, item: ItemRow): Promise<PricedItem> {
  const { quote, shipment, used } = ctx.store.read((db) => {
    const quote = quoteById.get(db, { id: item.rate_id });
    const shipment = shipmentById.get(db, { id: item.shipment_id });
    if (!quote || !shipment) throw new Error(`item ${item.id} has no quote or no shipment`);
    assertWhole(ctx.store, "order_item", item);
    assertWhole(ctx.store, "quote", quote);
    assertWhole(ctx.store, "shipment", shipment);
    return {
      quote,
      shipment,
      used: quoteUse.get(db, { rateId: quote.id, exceptOrder: item.order_id }),
    };
  });
  const fresh = !used && !isExpired(quote.expires_at, ctx.clock.now());
  if (fresh) return { item, cents: quote.cents, serviceCode: quote.service_code, failure: null };
  const { rates, messages } = await askCarriers(() =>
    ctx.carrierQueue(() =>
      ctx.carriers.rates({ ...shipmentFromRow(shipment), carriers: [quote.carrier] }),
    ),
  );
  const again = rates.find((rate) => rate.serviceCode === quote.service_code);
  if (!again)
    return {
      item,
      failure: {
        code: "RATE_UNAVAILABLE",
        message:
          messages.map(({ message }) => message).join(" ") ||
          `${quote.carrier} does not offer ${quote.service} for this parcel any more. Request new rates.`,
        retryable: false,
      },
    };
  if (again.cents > quote.cents)
    return {
      item,
      failure: {
        code: "RATE_CHANGED",
        message: `${quote.carrier} ${quote.service} was quoted at ${formatCents(quote.cents)} USD and costs ${formatCents(again.cents)} USD now. Request new rates.`,
        retryable: false,
      },
    };
  return { item, cents: again.cents, serviceCode: again.serviceCode, failure: null };
}

/**
 * Prices items side by side. A carrier that cannot be asked fails its own items, to be tried again, and not the others; when
 * there is nobody else to buy from, its failure is the purchase's.
 */
export async function priceItems(ctx: Context, items: readonly ItemRow[]): Promise<PricedItem[]> {
  const outages: StationError[] = [];
  const priced = await Promise.all(
    items.map(async (item): Promise<PricedItem> => {
      try {
        return await priceItem(ctx, item);
      } catch (error) {
        if (!(error instanceof StationError) || !error.code.startsWith("CARRIER_")) throw error;
        outages.push(error);
        return { item, failure: { code: error.code, message: error.message, retryable: true } };
      }
    }),
  );
  const [outage] = outages;
  if (outage && outages.length === items.length) throw outage;
  return priced;
}
