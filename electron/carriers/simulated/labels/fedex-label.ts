import type { LabelBarcode, LabelContent } from "#shared/rules/label.ts";
import { dayOfYear } from "../calendar/day.ts";
import { fedexBarcode, fedexGroundText, fedexText, fedexTrackingCode } from "../codes/fedex.ts";
import { nearestAirport } from "./airports.ts";
import { commonContent } from "./common-content.ts";
import { countryNumber } from "./country-numbers.ts";
import type { LabelRequest } from "./label-request.ts";
import { plain, structuredMessage } from "./structured-message.ts";

/**
 * The PDF417's first envelope: postal code, country, service, tracking number with form id, carrier, account, day, piece, weight,
 * address (FedEx 2D barcode data, envelope 01 format 02; the 06 envelope of billing fields is left out).
 */
function pdf417(request: LabelRequest, code: string): LabelBarcode {
  const { shipment, route, service, shipDay } = request;
  const { toAddress } = shipment;
  const data = structuredMessage("01\u001D02", [
    toAddress.zip
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, "")
      .slice(0, 9),
    countryNumber(route.to.country),
    service.barcodeCode.slice(-2).padStart(3, "0"),
    `${code}${route.reach === "international" ? "0430" : "0201"}`,
    "FDE",
    "899901",
    String(dayOfYear(shipDay)).padStart(3, "0"),
    "",
    "1/1",
    `${(shipment.parcel.weight / 16).toFixed(2)}LB`,
    "N",
    plain(toAddress.street1, 35),
    plain(toAddress.city, 20),
    plain(route.to.state, 2),
    plain(toAddress.company ?? toAddress.name, 35),
  ]);
  return { symbology: "pdf417", data, caption: null };
}

/** Ground labels print their city line, Express the sort airport: `78701 TX-US AUS`. */
function routingText({ route }: LabelRequest): string {
  const { zip, state, country, point } = route.to;
  const airport = point && country === "US" ? ` ${nearestAirport(point)}` : "";
  return `${zip} ${state ? `${state}-` : ""}${country}${airport}`;
}

/** Code 128 of the 34 digits that end in the tracking code, and a PDF417 (FedEx label specifications). */
export function fedexLabel(request: LabelRequest): LabelContent {
  const { service, route, shipment } = request;
  const code = fedexTrackingCode(request.serial);
  const kind = service.code.includes("GROUND") ? "ground" : "express";
  const pounds = (shipment.parcel.weight / 16).toFixed(2);
  const bars = fedexBarcode(kind, service.barcodeCode, route.to.zip, code);
  return {
    ...commonContent(request),
    trackingCode: code,
    trackingText: fedexText(code),
    barcode: {
      symbology: "code128",
      data: bars,
      caption: kind === "ground" ? fedexGroundText(bars) : null,
    },
    extraBarcodes: [pdf417(request, code)],
    routing: routingText(request),
    postage: [`ACTWGT: ${pounds} LB`, "CAD: 899901/SDCK1000", "BILL SENDER"],
  };
}
