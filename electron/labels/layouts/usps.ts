import type { LabelContent } from "#shared/rules/label.ts";
import type { Pen } from "../pen.ts";
import { addressLines } from "./address-lines.ts";
import { drawCustoms } from "./customs-table.ts";
import { leavesCountry } from "./leaves-country.ts";
import { dayMonthYear, dimensions, poundsAndOunces } from "./measures.ts";
import { serviceTitle } from "./service-title.ts";

const left = 9;
const width = 270;
/** A sixteenth of an inch: the bars above and below the barcode segment. */
const bold = 4.5;
/** Three quarters of an inch, the least height of the bars. */
const leastBars = 54;

/**
 * The 4 x 6 label of the USPS "Parcel Labeling Guide" (version 2.0, July 2014; PostalPro), its segments from top to bottom:
 * payment and branding (2.2: service icon block of one inch, postage payment area, service banner), addresses and endorsement (2.3),
 * Intelligent Mail package barcode (2.4), the shipper's own lines (2.5).
 * Read in stored copies: the guide's table of contents; DMM 202 (8-point type at least, sans serif, capitals preferred) and DMM 155.1.3
 * (icon of one inch in the upper left corner; banner right below it across the label, "USPS" before the class, 20-point bold capitals
 * in the middle, separators of 1 point, 1/16 inch of clearance). The heights of the barcode segment (bars of 3/4 inch, heavy rules of
 * 1/16 inch) are known from labels and public ZPL templates alone. Not printed, as no data here has them: carrier route and retail
 * distribution code. A long service name comes below 20 points rather than leave the label.
 * International: the combined label with the declaration of PS Form 2976 in short.
 */
export function drawUsps(pen: Pen, content: LabelContent, end: number): void {
  const abroad = leavesCountry(content);
  const top = abroad ? 48 : 72;
  pen.frame({ x: left, y: 9, width, height: top }, 1);
  pen.paint({ x: left + top, y: 9, width: 1, height: top });
  const icon = { x: left + 3, y: 11, width: top - 6, height: top - 4 };
  pen.text(content.serviceIcon, icon, { size: top - 10, face: "bold", align: "center" });

  drawPostage(pen, content, top);
  const banner = { x: left, y: 9 + top, width, height: abroad ? 20 : 28 };
  pen.frame({ ...banner, y: banner.y - 1, height: banner.height + 1 }, 1);
  const title = { ...banner, x: left + 5, width: width - 10 };
  pen.text(serviceTitle("USPS", content.service), title, {
    size: abroad ? 14 : 20,
    face: "bold",
    align: "center",
  });
  const y = banner.y + banner.height + 4;
  if (abroad) drawAbroad(pen, content, y, end);
  else drawDomestic(pen, content, y, end);
}

function drawPostage(pen: Pen, content: LabelContent, top: number): void {
  const x = left + top + 6;
  const facts = [
    `SHIP DATE ${dayMonthYear(content.shipDate)}`,
    poundsAndOunces(content.parcel.weight),
    content.billableOunces ? `BILLED ${poundsAndOunces(content.billableOunces)}` : "",
    content.zone ? `ZONE ${content.zone}` : "",
  ];
  pen.block(facts, { x, y: 14, width: 88, height: top - 8 }, { size: 7.5 });
  const indicia = { x: left + width - 100, y: 13, width: 96, height: Math.min(top - 8, 46) };
  pen.frame(indicia, 0.75);
  const room = {
    ...indicia,
    x: indicia.x + 4,
    y: indicia.y + 4,
    width: 88,
    height: indicia.height - 6,
  };
  const [first = "US POSTAGE PAID", ...rest] = content.postage;
  pen.block([{ text: first, face: "bold", scale: 1.1 }, ...rest], room, {
    size: 9,
    min: 5,
    align: "center",
  });
}

function drawDomestic(pen: Pen, content: LabelContent, y: number, end: number): void {
  const bars = 66 - (407 - end) * 0.7;
  const foot = { x: 14, y: end - 21, width: 260, height: 20 };
  const segment = foot.y - 3 - segmentHeight(bars);
  const from = addressLines(content.from, { country: false });
  pen.block(from, { x: 14, y, width: 168, height: 46 }, { size: 8 });
  const dims = { x: 186, y, width: 88, height: 10 };
  pen.text(dimensions(content.parcel), dims, { size: 8, align: "right" });
  const endorsement = { x: 14, y: y + 47, width: 260, height: 10 };
  pen.text(content.endorsement ?? "", endorsement, { size: 8.5, face: "bold" });
  const at = y + 62;
  pen.block(
    ["SHIP", "TO:"],
    { x: 14, y: at + 1, width: 34, height: 26 },
    { size: 9.5, face: "bold" },
  );
  const to = addressLines(content.to, { country: false });
  const room = { x: 52, y: at, width: 222, height: segment - 4 - at };
  pen.block(to, room, { size: 12.5, min: 8 });
  drawTracking(pen, content, segment, bars);
  drawFoot(pen, content, foot);
}

function drawAbroad(pen: Pen, content: LabelContent, y: number, end: number): void {
  const height = 66;
  pen.text("FROM:", { x: 14, y, width: 100, height: 7 }, { size: 6, face: "bold" });
  const from = addressLines(content.from, { country: true, phone: true });
  pen.block(from, { x: 14, y: y + 8, width: 108, height: height - 8 }, { size: 7 });
  pen.text("TO:", { x: 130, y, width: 100, height: 7 }, { size: 6, face: "bold" });
  const to = addressLines(content.to, { country: true, phone: true });
  pen.block(to, { x: 130, y: y + 8, width: 144, height: height - 8 }, { size: 9, min: 5.5 });
  const below = y + height + 3;
  const foot = { x: 14, y: end - 19, width: 260, height: 18 };
  const segment = foot.y - 3 - segmentHeight(leastBars);
  if (content.customs) {
    const room = { x: left, y: below, width, height: segment - 5 - below };
    drawCustoms(pen, content.customs, room, content.signedOn ?? content.shipDate);
  }
  drawTracking(pen, content, segment, leastBars);
  drawFoot(pen, content, foot);
}

const segmentHeight = (bars: number) => bars + 44;

/** Heavy rules with "USPS TRACKING #", the bars and their number between them. */
function drawTracking(pen: Pen, content: LabelContent, y: number, bars: number): void {
  pen.rule(y, bold);
  const title = { x: left, y: y + bold + 3, width, height: 13 };
  pen.text("USPS TRACKING #", title, { size: 12, face: "bold", align: "center" });
  pen.symbol(content.barcode, { x: 0, y: y + 22, width: 288, height: bars }, { mostDots: 4 });
  const caption = content.barcode.caption ?? content.trackingText;
  const below = { x: left, y: y + bars + 24, width, height: 12 };
  pen.text(caption, below, { size: 11, face: "bold", align: "center" });
  pen.rule(y + bars + 39, bold);
}

function drawFoot(
  pen: Pen,
  content: LabelContent,
  room: { x: number; y: number; width: number; height: number },
): void {
  const lines = content.reference ? [`REF: ${content.reference}`] : [];
  if (leavesCountry(content)) lines.unshift(dimensions(content.parcel));
  pen.block(lines, room, { size: 8 });
}
