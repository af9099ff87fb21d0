import type { LabelContent } from "#shared/rules/label.ts";
import { s10Text, s10TrackingCode } from "../codes/s10.ts";
import { inFours, uspsTrackingCode } from "../codes/usps.ts";
import { commonContent } from "./common-content.ts";
import type { LabelRequest } from "./label-request.ts";

/**
 * Domestic: GS1-128 of `420` + ZIP and the package identification code (USPS Publication 199), a permit imprint with the mailer's name
 * (DMM 604.5.3), and the endorsement that has an undeliverable parcel sent back (DMM 507.1.5). International: Code 128 of the S10 item
 * identifier (UPU S10, USPS IMM 123). Of these, the shape of the barcode's data was checked against published numbers and the
 * documents of barcode makers; the two DMM sections are cited from memory.
 */
export function uspsLabel(request: LabelRequest): LabelContent {
  const { service, route, serial } = request;
  const common = { ...commonContent(request), extraBarcodes: [], routing: null };
  if (route.reach === "international") {
    const code = s10TrackingCode(service.barcodeCode, serial);
    return {
      ...common,
      trackingCode: code,
      trackingText: s10Text(code),
      barcode: { symbology: "code128", data: code, caption: s10Text(code) },
      postage: ["US POSTAGE PAID", "IMI", "CUSTOMS FORM INCLUDED"],
    };
  }
  const code = uspsTrackingCode(service.barcodeCode, serial);
  const application = code.slice(0, 2);
  // Whoever paid: of a return that is the warehouse, and nobody wants it sent back to the customer.
  const { fromAddress, toAddress } = request.shipment;
  const { company, name } = request.isReturn ? toAddress : fromAddress;
  const mailer = company ?? name;
  return {
    ...common,
    trackingCode: code,
    trackingText: inFours(code),
    barcode: {
      symbology: "gs1-128",
      data: `(420)${route.to.zip}(${application})${code.slice(2)}`,
      caption: inFours(code),
    },
    postage: ["US POSTAGE PAID", mailer.toUpperCase(), "eVS"],
    endorsement: request.isReturn ? null : "RETURN SERVICE REQUESTED",
  };
}
