import type { CarrierName } from "#shared/contract/rates.ts";

const pages: Readonly<Record<CarrierName, string>> = {
  USPS: "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
  UPS: "https://www.ups.com/track?tracknum=",
  FEDEX: "https://www.fedex.com/fedextrack/?trknbr=",
  DHL: "https://www.dhl.com/us-en/home/tracking.html?tracking-id=",
};

/** The carrier's own page about a parcel. */
export function publicUrl(carrier: CarrierName, trackingCode: string): string {
  return pages[carrier] + encodeURIComponent(trackingCode);
}
