import { z } from "zod";
import { DiscountList, PriceTable } from "../amendment.ts";
import { RateCard } from "../rate-card.ts";

/** Everything that a file in the folder of own cards may say. */
export const CardFile = z.union([RateCard, PriceTable, DiscountList]);
export type CardFile = z.output<typeof CardFile>;

export const cardSchemas = { card: RateCard, prices: PriceTable, discounts: DiscountList } as const;
export type CardKind = keyof typeof cardSchemas;

export function kindOf(file: CardFile): CardKind {
  return "kind" in file ? file.kind : "card";
}
