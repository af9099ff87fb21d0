import { carriers } from "#shared/contract/rates.ts";
import { chargeCodes } from "#shared/rules/charges.ts";
import { z } from "zod";
import { Cents, PriceCents, Zone } from "./surcharge.ts";

const head = {
  $schema: z.string().optional(),
  format: z.literal(2),
  carrier: z.enum(carriers),
  /** Your own name of this agreement. */
  version: z.string().min(1).max(60),
};
const service = z.string().min(1).max(60);

/** Negotiated prices of one service. Zones and weights that are not in it keep the prices of the carrier's card. */
export const PriceTable = z
  .strictObject({
    ...head,
    kind: z.literal("prices"),
    service,
    zones: z.array(Zone).min(1),
    prices: z
      .array(z.strictObject({ upToOunces: z.number().positive(), cents: z.array(PriceCents) }))
      .min(1),
  })
  .superRefine(({ zones, prices }, check) => {
    const wrong = (path: (string | number)[], message: string) =>
      check.addIssue({ code: "custom", path, message });
    if (new Set(zones).size !== zones.length) wrong(["zones"], "must not name a zone twice");
    for (const [index, row] of prices.entries()) {
      const before = prices[index - 1];
      if (row.cents.length !== zones.length)
        wrong(["prices", index, "cents"], `must have ${zones.length} prices, one for each zone`);
      if (before && before.upToOunces >= row.upToOunces)
        wrong(["prices", index, "upToOunces"], "must be greater than in the row before");
      for (const [column, cents] of row.cents.entries())
        if (before && cents < (before.cents[column] ?? 0))
          wrong(["prices", index, "cents", column], "must not be less than for a lighter parcel");
    }
  });
export type PriceTable = z.output<typeof PriceTable>;

const items = z.enum(chargeCodes).exclude(["DISCOUNT"]);

/** `service` is a code of the card, or `*` for all; a discount of a named service goes before that of all. */
export const Discount = z.union([
  z.strictObject({
    service,
    item: items.default("BASE"),
    percent: z.number().min(0).max(100),
  }),
  z.strictObject({ service, item: items.exclude(["FUEL"]).default("BASE"), cents: Cents }),
]);
export type Discount = z.output<typeof Discount>;

/** Negotiated discounts of one carrier. */
export const DiscountList = z.strictObject({
  ...head,
  kind: z.literal("discounts"),
  discounts: z.array(Discount).min(1),
});
export type DiscountList = z.output<typeof DiscountList>;
