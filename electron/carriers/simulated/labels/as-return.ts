import type { CarrierName } from "#shared/contract/rates.ts";
import type { LabelContent } from "#shared/rules/label.ts";

/**
 * What each carrier prints on a return label that is paid when it is made. UPS: `RS`, the sign of a print return label ("Returning a
 * Package You Received", ups.com). The Postal Service's and FedEx's exact wording could not be checked; DHL prints its own by product.
 * Tracking code and barcodes stay those of the service: a prepaid return is an ordinary parcel from the customer to the warehouse.
 */
const words: Readonly<Record<CarrierName, readonly string[]>> = {
  USPS: ["PREPAID RETURN"],
  UPS: ["RS - RETURN SERVICE"],
  FEDEX: ["PRINT RETURN LABEL"],
  DHL: ["RETURN SHIPMENT"],
};

/** The same label as a return: its service says so, and the carrier's own words stand with the postage. */
export function asReturn(label: LabelContent): LabelContent {
  return {
    ...label,
    service: `${label.service} Return`,
    postage: [...label.postage, ...words[label.carrier]],
  };
}
