import type { LabelContent } from "#shared/rules/label.ts";
import type { Pen } from "../pen.ts";
import { addressLines } from "./address-lines.ts";
import { contentsLines } from "./contents-lines.ts";
import { dayMonthYear, decimalPounds, dimensions } from "./measures.ts";
import { pickSymbols } from "./pick-symbols.ts";

const left = 9;
const width = 270;

/**
 * Product and its content code, sender with the origin, receiver, routing in large letters, facts of the piece beside the waybill, what
 * customs asks of the goods, then the bars of routing and licence plate: the segments of the transport label in the "DHL Express Global
 * Standard Operating Platform", customer version (January 2016), chapter 3. Read in a stored copy: its table of contents; what each
 * barcode holds is taken from public labels (see `dhl-label.ts`), and its heights could not be checked.
 */
export function drawDhl(pen: Pen, content: LabelContent, end: number): void {
  const goods = content.customs ? contentsLines(content.customs) : [];
  drawProduct(pen, content);
  const from = addressLines(content.from, { country: true, phone: true });
  pen.text("From:", { x: 12, y: 37, width: 30, height: 8 }, { size: 7.5 });
  pen.block(from, { x: 42, y: 36, width: 150, height: 46 }, { size: 7.2 });
  pen.paint({ x: 196, y: 34, width: 1, height: 50 });
  const origin = { x: 200, y: 36, width: 76, height: 46 };
  const place = content.origin ?? content.from.country;
  pen.block(["Origin:", { text: place, face: "bold", scale: 3.6 }], origin, { size: 7.2 });
  pen.rule(84, 1);
  const toHeight = (goods.length > 0 ? 64 : 82) - (407 - end) * 0.3;
  pen.text("To:", { x: 12, y: 88, width: 24, height: 10 }, { size: 9, face: "bold" });
  const to = addressLines(content.to, { country: true, phone: true });
  pen.block(
    to,
    { x: 42, y: 87, width: 234, height: toHeight },
    { size: goods.length > 0 ? 9 : 11, face: "bold", min: 5.5 },
  );
  let y = 87 + toHeight + 2;
  pen.paint({ x: left, y, width, height: 24 });
  const routing = { x: left + 4, y: y + 1, width: width - 8, height: 22 };
  pen.text(content.routing ?? "", routing, {
    size: 21,
    face: "bold",
    align: "center",
    white: true,
  });
  y += 27;
  drawPiece(pen, content, y);
  y += 64;
  if (goods.length > 0) {
    pen.rule(y - 3, 1);
    pen.block(goods, { x: 12, y: y - 1, width: 264, height: 28 }, { size: 6.6 });
    y += 30;
  }
  drawPlates(pen, content, y, end);
}

function drawProduct(pen: Pen, content: LabelContent): void {
  const title = content.service.toUpperCase().replace(/^DHL\s+/, "");
  pen.text(title, { x: 66, y: 10, width: 148, height: 22 }, { size: 15, face: "bold" });
  pen.text("DHL", { x: 12, y: 9, width: 50, height: 23 }, { size: 22, face: "bold" });
  pen.paint({ x: 219, y: 9, width: 60, height: 23 });
  const code = { x: 222, y: 10, width: 54, height: 21 };
  pen.text(content.serviceIcon, code, { size: 18, face: "bold", align: "center", white: true });
  pen.rule(33, 1);
}

/** Waybill bars with the facts of the piece at their right. */
function drawPiece(pen: Pen, content: LabelContent, y: number): void {
  const { parcel, billableOunces } = content;
  const height = 46;
  const room = { x: left, y, width: 150, height };
  pen.symbol(content.barcode, room, { align: "left" });
  const caption = content.barcode.caption ?? `WAYBILL ${content.trackingText}`;
  pen.text(
    caption,
    { x: 20, y: y + height + 1, width: 138, height: 10 },
    { size: 9, face: "bold" },
  );
  const facts = [
    `Date: ${dayMonthYear(content.shipDate)} \u00B7 Piece: 1/1`,
    `Weight: ${decimalPounds(parcel.weight)}`,
    billableOunces ? `Chargeable: ${decimalPounds(billableOunces)}` : "",
    `Dims: ${dimensions(parcel)}`,
    content.reference ? `Ref: ${content.reference}` : "",
    ...content.postage,
  ];
  pen.block(facts, { x: 164, y, width: 113, height: height + 11 }, { size: 7.5 });
}

/** The routing bars and the licence plate, each with its text. */
function drawPlates(pen: Pen, content: LabelContent, top: number, end: number): void {
  const plates = pickSymbols(content).linear.slice(0, 2);
  const share = (end - top) / 2;
  for (const [index, barcode] of plates.entries()) {
    const y = top + index * share;
    const height = share - 14;
    pen.rule(y - 2, 1);
    pen.symbol(barcode, { x: 0, y: y + 1, width: 288, height }, { mostDots: 3 });
    const caption = { x: left, y: y + height + 2, width, height: 9 };
    pen.text(barcode.caption ?? "", caption, { size: 8, align: "center" });
  }
}
