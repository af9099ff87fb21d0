import type { CustomsInfo } from "../contract/customs.ts";
import type { CarrierName } from "../contract/rates.ts";

/**
 * Why a quote cannot become a return label; null when it can. A return is an ordinary shipment from the customer to the warehouse:
 * what crosses a border comes back as returned goods, and the Postal Service sells prepaid returns within the United States only.
 */
export function returnProblem(shipment: {
  carrier: CarrierName;
  fromCountry: string;
  toCountry: string;
  customs: CustomsInfo | null;
}): { message: string; suggestion: string } | null {
  const { carrier, fromCountry, toCountry, customs } = shipment;
  if (fromCountry === toCountry) return null;
  if (carrier === "USPS")
    return {
      message: "is not sold by USPS across a border: its return labels are for the United States",
      suggestion: "choose a rate of UPS, FEDEX or DHL",
    };
  if (customs && customs.contents_type !== "returned_goods")
    return {
      message: `crosses a border with contents_type ${customs.contents_type}; a return is declared as returned_goods`,
      suggestion: "request rates with customsInfo.contents_type returned_goods",
    };
  return null;
}
