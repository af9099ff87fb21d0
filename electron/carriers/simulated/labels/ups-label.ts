import type { LabelBarcode, LabelContent } from "#shared/rules/label.ts";
import { dayOfYear } from "../calendar/day.ts";
import { upsShipper, upsText, upsTrackingCode } from "../codes/ups.ts";
import { commonContent } from "./common-content.ts";
import { countryNumber } from "./country-numbers.ts";
import type { LabelRequest } from "./label-request.ts";
import { plain, structuredMessage } from "./structured-message.ts";

/** The class of service in a MaxiCode: the two digits of the 1Z code as a number of three (UPS Guide to Labeling, MaxiCode). */
function serviceClass(code: string): string {
  return /^\d+$/.test(code) ? code.padStart(3, "0") : "001";
}

/**
 * Street and city share what is left of the secondary message: 84 symbol characters, of which the fields before take up to 55
 * (ISO/IEC 16023, modes 2 and 3). Only characters of code set A, so that none costs two.
 */
const placeCharacters = 25;

function codeSetA(text: string, max: number): string {
  return plain(text, 100)
    .replace(/[^A-Z0-9 #&',./-]/g, "")
    .slice(0, max)
    .trim();
}

/**
 * Mode 2 (numeric postal code) or 3: postal code, country, class, then the secondary message of envelope 01, format 96: tracking number
 * of ten characters, `UPSN`, shipper number, day of the year, shipment id, n/x, pounds, address validated or not, street, city, state.
 * Fields and their lengths as the BWIPP reference ("UPS MaxiCode") lists them after the UPS Guide to Bar Coding, which was not at hand.
 */
function maxicode(request: LabelRequest, trackingCode: string): LabelBarcode {
  const { shipment, route, service, serial, shipDay } = request;
  const { toAddress } = shipment;
  const city = codeSetA(toAddress.city, 20);
  const postal =
    route.reach === "domestic"
      ? toAddress.zip.replace(/\D/g, "").slice(0, 9).padEnd(9, "0")
      : toAddress.zip
          .toUpperCase()
          .replace(/[^A-Z0-9]/g, "")
          .slice(0, 6)
          .padEnd(6, " ");
  const data = structuredMessage("01\u001D96", [
    postal,
    countryNumber(route.to.country),
    serviceClass(service.barcodeCode),
    `1Z${trackingCode.slice(-8)}`,
    "UPSN",
    upsShipper(serial),
    String(dayOfYear(shipDay)).padStart(3, "0"),
    "",
    "1/1",
    String(Math.max(1, Math.ceil(shipment.parcel.weight / 16))),
    "N",
    codeSetA(toAddress.street1, placeCharacters - city.length),
    city,
    plain(route.to.state, 2),
  ]);
  return { symbology: "maxicode", data, caption: null };
}

/** Such as `TX 787 7-01`: state, three digits of the ZIP, and a sort number that stays the same for the same ZIP. */
function routingCode({ route }: LabelRequest): string {
  const { state, zip, country } = route.to;
  if (route.reach === "international") return `${country} ${zip.slice(0, 3)}`.trim();
  const sort = (Number(zip) * 7 + 3) % 100;
  return `${state} ${zip.slice(0, 3)} ${zip.slice(-1)}-${String(sort).padStart(2, "0")}`;
}

/**
 * The bars of the postal code: GS1-128 of `420` and a ZIP of five or nine digits, abroad of `421`, the country's three digits and the
 * postal code (GS1 General Specifications, application identifiers 420 and 421); none where there is no code to print.
 */
function postalBars({ route, shipment }: LabelRequest): LabelBarcode[] {
  const code = shipment.toAddress.zip.toUpperCase().replace(/[^A-Z0-9]/g, "");
  if (code === "") return [];
  if (route.reach === "domestic")
    return [{ symbology: "gs1-128", data: `(420)${code.slice(0, 9)}`, caption: null }];
  const number = countryNumber(route.to.country);
  if (number === "000") return [];
  return [{ symbology: "gs1-128", data: `(421)${number}${code.slice(0, 9)}`, caption: null }];
}

/** Code 128 of the 1Z tracking number, the MaxiCode and the bars of the postal code (UPS Guide to Labeling). */
export function upsLabel(request: LabelRequest): LabelContent {
  const code = upsTrackingCode(request.service.barcodeCode, request.serial);
  return {
    ...commonContent(request),
    trackingCode: code,
    trackingText: upsText(code),
    barcode: { symbology: "code128", data: code, caption: null },
    extraBarcodes: [maxicode(request, code), ...postalBars(request)],
    routing: routingCode(request),
    postage:
      request.route.reach === "international" ? ["BILLING: P/P", "EDI-DOC"] : ["BILLING: P/P"],
  };
}
