import type { ItemRow } from "#electron/store/rows.ts";
import { StationError } from "#shared/contract/errors.ts";
import { highestPrice } from "#shared/rules/price-tolerance.ts";
import { formatCents } from "#shared/rules/money.ts";
import { isExpired } from "#shared/rules/quote.ts";
import type { LabelSize } from "#shared/rules/label.ts";
import { AccountFailure } from "#electron/carriers/account-failure.ts";
import type { Context } from "../context.ts";
import { type ItemFacts, itemFacts } from "./item-facts.ts";
import { presentPrice, type PresentPrice } from "./present-price.ts";

/** An item and what its label costs now, or why it cannot be bought at all. */
export type PricedItem =
  | {
      item: ItemRow;
      cents: number;
      serviceCode: string;
      /** The carrier's shipment that is bought; null where the carrier keeps none. */
      shipment: string | null;
      failure: null;
    }
  | { item: ItemRow; failure: { code: string; message: string; retryable: boolean } };

function unavailable({ quote }: ItemFacts, why: PresentPrice["messages"]) {
  return {
    code: "RATE_UNAVAILABLE",
    message:
      why.map(({ message }) => message).join(" ") ||
      `${quote.carrier} does not offer ${quote.service} for this parcel any more. Request new rates.`,
    retryable: false,
  };
}

/** A quote that lives and is this item's alone is taken at its word; null: the carrier has to be asked. */
export function quotedPrice(
  ctx: Context,
  { item, quote, shipment, another, claimed }: ItemFacts,
): PricedItem | null {
  if (another || claimed || isExpired(quote.expires_at, ctx.clock.now())) return null;
  return { item, cents: quote.cents, serviceCode: quote.service_code, shipment, failure: null };
}

/**
 * What an item costs at this moment. What is not taken at its word is rated again. Dearer than quoted by more than the station's settings allow is a failure that names both prices.
 */
async function priceItem(ctx: Context, facts: ItemFacts): Promise<PricedItem> {
  const { item, quote, tolerance } = facts;
  const quoted = quotedPrice(ctx, facts);
  if (quoted) return quoted;
  const { rate, messages } = await presentPrice(ctx, facts);
  if (!rate) return { item, failure: unavailable(facts, messages) };
  // What was sold already is not a question of its price any more.
  if (!rate.sold && rate.cents > highestPrice(quote.cents, tolerance))
    return {
      item,
      failure: {
        code: "RATE_CHANGED",
        message: `${quote.carrier} ${quote.service} was quoted at ${formatCents(quote.cents)} USD and costs ${formatCents(rate.cents)} USD now. Request new rates.`,
        retryable: false,
      },
    };
  const { cents, serviceCode } = rate;
  const own = ctx.carriers.shipments?.of(serviceCode) ?? null;
  return { item, cents, serviceCode, shipment: own, failure: null };
}

/**
 * Prices items side by side. A carrier that cannot be asked fails its own items, to be tried again, and not the others; when
 * there is nobody else to buy from, its failure is the purchase's.
 */
export async function priceItems(
  ctx: Context,
  items: readonly ItemRow[],
  labelSize: LabelSize,
): Promise<PricedItem[]> {
  const outages: StationError[] = [];
  const facts = ctx.store.read((db) => itemFacts(ctx, db, items, labelSize));
  const priced = await Promise.all(
    facts.map(async (entry): Promise<PricedItem> => {
      try {
        return await priceItem(ctx, entry);
      } catch (error) {
        if (!(error instanceof StationError) || !error.code.startsWith("CARRIER_")) throw error;
        outages.push(error);
        const code = error instanceof AccountFailure ? error.trouble : error.code;
        return {
          item: entry.item,
          failure: { code, message: error.message, retryable: true },
        };
      }
    }),
  );
  const [outage] = outages;
  if (outage && outages.length === items.length) throw outage;
  return priced;
}
