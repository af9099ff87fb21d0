import type { PriceAnswer } from "#electron/carriers/carrier.ts";
import { askCarriers } from "../ask-carriers.ts";
import type { Context } from "../context.ts";
import type { ItemFacts } from "./item-facts.ts";

export type PresentPrice = PriceAnswer;

/** What the carrier asks now for what an item was quoted. */
export async function presentPrice(ctx: Context, facts: ItemFacts): Promise<PresentPrice> {
  const { item, quote, goods, serviceCode } = facts;
  const { carrier, service } = quote;
  const { shipments } = ctx.carriers;
  if (shipments) {
    const { labelReference, labelSize, isRestored, another } = facts;
    const isReturn = item.is_return === 1;
    const wanted = {
      isReturn,
      labelReference,
      labelSize,
      isRestored,
      another,
      reference: item.id,
    };
    return askCarriers(() =>
      ctx.carrierQueue(() =>
        shipments.price({ ...goods, ...wanted, carrier, service, serviceCode }),
      ),
    );
  }
  const { rates, messages } = await askCarriers(() =>
    ctx.carrierQueue(() => ctx.carriers.rates({ ...goods, carriers: [carrier] })),
  );
  const again = rates.find((rate) => rate.serviceCode === serviceCode);
  const rate = again ? { serviceCode, cents: again.cents, sold: false } : null;
  return { rate, messages };
}
