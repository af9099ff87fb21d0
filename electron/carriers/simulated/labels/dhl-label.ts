import type { LabelContent } from "#shared/rules/label.ts";
import { dhlLicencePlate, dhlText, dhlTrackingCode } from "../codes/dhl.ts";
import { nearestAirport } from "./airports.ts";
import type { Endpoint } from "../rating/endpoint.ts";
import { commonContent } from "./common-content.ts";
import type { LabelRequest } from "./label-request.ts";
import { plain } from "./structured-message.ts";

/** `JD01 0000 0000 0000 0017`, the groups below the bars of a licence plate. */
const inFours = (plate: string) => plate.replace(/(.{4})(?=.)/g, "$1 ");

/** Country and, in the United States, the airport that sorts for it: `US-PHX`. */
function area({ country, point }: Endpoint): string {
  return point && country === "US" ? `${country}-${nearestAirport(point)}` : country;
}

/**
 * Three Code 128 symbols: waybill; routing (data identifier `2L`, country, postal code, `+`, product, six digits of features); the
 * piece's licence plate with its data identifier `J` (ANSI MH10.8.2; DHL Express Global Standard Operating Platform, customer version
 * 2016, of which only the table of contents could be read: the shape of the data is that of public labels, such as
 * `2LDE53250+42000000` and `JJD01…`). Service areas and facilities are DHL's own data; country and airport stand in their place.
 */
export function dhlLabel(request: LabelRequest): LabelContent {
  const { route, serial } = request;
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
      { symbology: "code128", data: `J${plate}`, caption: `(J) ${inFours(plate)}` },
    ],
    routing: area(route.to),
    origin: area(route.from).slice(-3),
    postage: [
      "SHIPPER ACCOUNT 899901",
      route.reach === "international" ? "DTP: RECEIVER" : "",
    ].filter(Boolean),
  };
}
