import type { CustomsInfo } from "../contract/customs.ts";
import type { CarrierName } from "../contract/rates.ts";

/**
 * The declared value up to which a CN 22 is enough, US cents. UPU: 300 SDR; the Postal Service rounds it to 400 dollars
 * (International Mail Manual 123.6: PS Form 2976 up to 400 dollars, PS Form 2976-A above).
 */
export const cn22MostCents = 400_00;

/** Value of all items in US cents: each item's value is that of one unit. */
export function declaredCents({ customs_items }: Pick<CustomsInfo, "customs_items">): number {
  return customs_items.reduce(
    (sum, { value, quantity }) => sum + Math.round(value * 100 * quantity),
    0,
  );
}

export type BorderPaper = "cn22" | "cn23" | "commercial_invoice" | "proforma_invoice";

/**
 * The papers that customs want with a parcel. CN 22 and CN 23 are forms of the Universal Postal Union: the Postal Service's mail
 * carries one by value, also to military post offices; couriers never do. Goods that were sold need a commercial invoice; what a
 * courier takes over a border without a sale needs a proforma invoice, unless it is documents alone.
 */
export function borderPapers(shipment: {
  carrier: CarrierName;
  fromCountry: string;
  toCountry: string;
  customs: CustomsInfo | null;
}): BorderPaper[] {
  const { carrier, fromCountry, toCountry, customs } = shipment;
  if (!customs) return [];
  const papers: BorderPaper[] = [];
  if (carrier === "USPS") papers.push(declaredCents(customs) <= cn22MostCents ? "cn22" : "cn23");
  if (fromCountry === toCountry) return papers;
  if (customs.contents_type === "merchandise") papers.push("commercial_invoice");
  else if (carrier !== "USPS" && customs.contents_type !== "documents")
    papers.push("proforma_invoice");
  return papers;
}
