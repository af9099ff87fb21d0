import type { CustomsInfo } from "#shared/contract/customs.ts";

/** Value in USD, weight in ounces, pieces, of all items: each item's figures are those of one unit. */
export function customsTotals(customs: CustomsInfo): {
  value: number;
  ounces: number;
  pieces: number;
} {
  // Whole cents and hundredths of an ounce, so that a hundred items add up exactly.
  let cents = 0;
  let hundredths = 0;
  let pieces = 0;
  for (const { quantity, value, weight } of customs.customs_items) {
    cents += Math.round(value * 100 * quantity);
    hundredths += Math.round(weight * 100 * quantity);
    pieces += quantity;
  }
  return { value: cents / 100, ounces: hundredths / 100, pieces };
}

/** `1234.50`. */
export const usd = (value: number): string => value.toFixed(2);

const kinds = {
  documents: "DOCUMENTS",
  gift: "GIFT",
  merchandise: "MERCHANDISE",
  returned_goods: "RETURNED GOODS",
  sample: "COMMERCIAL SAMPLE",
  dangerous_goods: "DANGEROUS GOODS",
  humanitarian_donation: "HUMANITARIAN DONATION",
  other: "OTHER",
} satisfies Record<CustomsInfo["contents_type"], string>;

/** What is inside, with the sender's explanation where there is one. */
export function contentsText(customs: CustomsInfo): string {
  const kind = kinds[customs.contents_type];
  return customs.contents_explanation ? `${kind}: ${customs.contents_explanation}` : kind;
}

/** `QUARANTINE: certificate 1234`. */
export function restrictionText(customs: CustomsInfo): string {
  const kind = customs.restriction_type.replaceAll("_", " ").toUpperCase();
  return customs.restriction_comments ? `${kind}: ${customs.restriction_comments}` : kind;
}
