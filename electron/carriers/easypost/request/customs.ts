import type { CustomsInfo } from "#shared/contract/customs.ts";

/** What they know; the two that they lack go as `other`, explained. */
const theirContents: ReadonlySet<string> = new Set([
  "documents",
  "gift",
  "merchandise",
  "returned_goods",
  "sample",
  "other",
]);

const explanations: Readonly<Record<string, string>> = {
  dangerous_goods: "Dangerous goods",
  humanitarian_donation: "Humanitarian donation",
};

/** Cents of dollars are kept; a third decimal is rounded. */
function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** Our customs block as theirs. Their value and weight are of the whole line, ours of one piece. */
export function customsRequest(customs: CustomsInfo, isReturn: boolean): object {
  const contents = isReturn ? "returned_goods" : customs.contents_type;
  const known = theirContents.has(contents);
  const explanation = known
    ? customs.contents_explanation
    : [explanations[contents], customs.contents_explanation].filter(Boolean).join(": ");
  return {
    contents_type: known ? contents : "other",
    ...(explanation ? { contents_explanation: explanation } : {}),
    customs_certify: customs.customs_certify,
    customs_signer: customs.customs_signer,
    eel_pfc: customs.eel_pfc,
    non_delivery_option: customs.non_delivery_option,
    restriction_type: customs.restriction_type,
    ...(customs.restriction_comments ? { restriction_comments: customs.restriction_comments } : {}),
    customs_items: customs.customs_items.map((item) => ({
      description: item.description,
      quantity: item.quantity,
      value: rounded(item.value * item.quantity, 2),
      weight: rounded(item.weight * item.quantity, 4),
      hs_tariff_number: item.hs_tariff_number,
      origin_country: item.origin_country,
      currency: "USD",
    })),
  };
}
