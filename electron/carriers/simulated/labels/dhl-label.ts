import type { LabelContent } from "#shared/rules/label.ts";
import { dhlLicencePlate, dhlText, dhlTrackingCode } from "../codes/dhl.ts";
import { commonContent } from "./common-content.ts";
import type { LabelRequest } from "./label-request.ts";
import { plain } from "./structured-message.ts";

/**
 * Three Code 128 symbols: waybill, routing (`2L` + country + postal code + `+` + product and features) and the piece's licence plate
 * with its data identifier `J` (DHL Express transport label).
 */
export function dhlLabel(request: LabelRequest): LabelContent {
  const { route, serial, service } = request;
  const code = dhlTrackingCode(serial);
  const plate = dhlLicencePlate(serial);
  const product = route.reach === "international" ? "48" : "42";
  const postal = plain(route.to.zip.replace(/[^A-Za-z0-9]/g, ""), 12);
  const routing = `2L${route.to.country}${postal}+${product}000000`;
  return {
    ...commonContent(request),
    trackingCode: code,
    trackingText: dhlText(code),
    barcode: { symbology: "code128", data: code, caption: `WAYBILL ${dhlText(code)}` },
    extraBarcodes: [
      { symbology: "code128", data: routing, caption: `(2L)${routing.slice(2)}` },
      { symbology: "code128", data: `J${plate}`, caption: `(J) ${plate}` },
    ],
    routing: `${route.from.country}-${route.to.country} ${service.icon}`,
    postage: [
      "SHIPPER ACCOUNT 899901",
      route.reach === "international" ? "DTP: RECEIVER" : "",
    ].filter(Boolean),
  };
}
