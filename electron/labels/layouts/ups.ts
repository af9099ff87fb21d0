import type { LabelContent } from "#shared/rules/label.ts";
import type { Box } from "../drawing.ts";
import type { Pen } from "../pen.ts";
import { addressLines } from "./address-lines.ts";
import { contentsLines } from "./contents-lines.ts";
import { leavesCountry } from "./leaves-country.ts";
import { dayMonthYear, dimensions, poundsAndOunces, wholePounds } from "./measures.ts";
import { pickSymbols } from "./pick-symbols.ts";
import { serviceTitle } from "./service-title.ts";

const left = 9;

/** One inch, which the bars of the tracking number have at least. */
const inch = 72;

/**
 * Sender and weight, ship-to, MaxiCode beside the routing code and the bars of the postal code, service with its icon, tracking number
 * and bars between heavy rules, billing, description and references: the blocks of the smart label in the UPS "Guide to Labeling", from
 * top to bottom. That guide goes to customers only; the order of the blocks, the height of the bars (one inch) and of the postal
 * bars (half an inch) are taken from printed labels, not from the guide itself.
 */
export function drawUps(pen: Pen, content: LabelContent, end: number): void {
  const abroad = leavesCountry(content);
  const to = abroad ? 64 : 66;
  const toHeight = (abroad ? 72 : 86) - (407 - end) * 0.7;
  drawSender(pen, content, abroad);
  drawShipTo(pen, content, abroad, { y: to, height: toHeight });
  const routing = to + toHeight + 5;
  drawRouting(pen, content, routing);
  const service = routing + 78;
  drawService(pen, content, service);
  const bars = service + 40;
  pen.symbol(content.barcode, { x: 0, y: bars + 3, width: 288, height: inch });
  const below = bars + inch + 6;
  pen.rule(below, 4);
  drawBilling(pen, content, { x: 13, y: below + 6, width: 262, height: end - below - 7 });
}

function drawSender(pen: Pen, content: LabelContent, abroad: boolean): void {
  const from = addressLines(content.from, { country: abroad, phone: true });
  pen.block(from, { x: 13, y: 9, width: 150, height: 53 }, { size: 7.5 });
  const { parcel, billableOunces } = content;
  const charged = wholePounds(billableOunces ?? parcel.weight);
  const weight = `${charged} LB${charged === 1 ? "" : "S"}`;
  pen.text(weight, { x: 170, y: 9, width: 56, height: 13 }, { size: 13, face: "bold" });
  pen.text(
    "1 OF 1",
    { x: 229, y: 9, width: 46, height: 13 },
    { size: 10, face: "bold", align: "right" },
  );
  const facts = [
    `SHP WT: ${poundsAndOunces(parcel.weight)}`,
    billableOunces ? `BILL WT: ${poundsAndOunces(billableOunces)}` : "",
    `DIMS: ${dimensions(parcel)}`,
    `DATE: ${dayMonthYear(content.shipDate)}`,
    content.zone ? `ZONE: ${content.zone}` : "",
  ];
  pen.block(facts, { x: 170, y: 24, width: 105, height: 38 }, { size: 7 });
}

function drawShipTo(
  pen: Pen,
  content: LabelContent,
  abroad: boolean,
  { y, height }: { y: number; height: number },
): void {
  pen.block(["SHIP", "TO:"], { x: 13, y, width: 30, height: 24 }, { size: 9.5, face: "bold" });
  const lines = addressLines(content.to, { country: abroad, phone: abroad });
  // The line with the town is the one that sorters read.
  const last = lines.length - (abroad ? 2 : 1);
  const shown = lines.map((line, index) =>
    index >= last ? { ...line, face: "bold" as const, scale: 1.25 } : line,
  );
  pen.block(shown, { x: 46, y, width: 228, height }, { size: abroad ? 9.5 : 12, min: 6 });
}

/** MaxiCode at the left, at its right the routing code and, where there is one, the bars of the postal code. */
function drawRouting(pen: Pen, content: LabelContent, y: number): void {
  pen.rule(y - 2, 1);
  const { matrix, linear } = pickSymbols(content);
  if (matrix) pen.symbol(matrix, { x: left, y, width: 84, height: 74 });
  const x = left + 88;
  pen.paint({ x: x - 2, y: y - 2, width: 1, height: 77 });
  const postal = linear[0];
  const room = { x: x + 4, y: y + 2, width: 178, height: postal ? 27 : 66 };
  pen.text(content.routing ?? "", room, { size: 27, face: "bold" });
  if (postal)
    pen.symbol(postal, { x, y: y + 33, width: 182, height: 36 }, { align: "left", mostDots: 3 });
}

function drawService(pen: Pen, content: LabelContent, y: number): void {
  pen.rule(y - 3, 4);
  pen.text(
    serviceTitle("UPS", content.service),
    { x: 13, y: y + 4, width: 210, height: 18 },
    { size: 18, face: "bold" },
  );
  const tracking = `TRACKING #: ${content.trackingText}`;
  pen.text(tracking, { x: 13, y: y + 23, width: 210, height: 12 }, { size: 10.5 });
  const icon = { x: 231, y: y + 1, width: 48, height: 37 };
  pen.paint(icon);
  const inside = { ...icon, x: icon.x + 3, width: 42, height: 36 };
  pen.text(content.serviceIcon, inside, { size: 32, face: "bold", align: "center", white: true });
  pen.rule(y + 38, 1);
}

function drawBilling(pen: Pen, content: LabelContent, room: Box): void {
  const goods = content.customs ? contentsLines(content.customs) : [];
  const reference = content.reference ? [`REF #1: ${content.reference}`] : [];
  pen.block([content.postage.join(" \u00B7 "), ...goods, ...reference], room, { size: 8 });
}
