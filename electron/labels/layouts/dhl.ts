import type { LabelContent } from "#shared/rules/label.ts";
import type { Pen } from "../pen.ts";
import { addressLines } from "./address-lines.ts";
import { drawCustoms } from "./customs-table.ts";
import { dayMonthYear, decimalPounds, dimensions } from "./measures.ts";
import { pickSymbols } from "./pick-symbols.ts";

const left = 9;
const width = 270;

/**
 * Product and its code, sender with the origin, receiver, routing in large letters, facts of the piece, then the bars: waybill,
 * routing and licence plate, as on the DHL Express transport label.
 */
export function drawDhl(pen: Pen, content: LabelContent): void {
  const compact = content.customs !== null;
  drawProduct(pen, content);
  const from = addressLines(content.from, { country: true, phone: true });
  pen.text("From:", { x: 12, y: 37, width: 30, height: 8 }, { size: 7.5 });
  pen.block(from, { x: 42, y: 36, width: 150, height: 46 }, { size: 7.2 });
  pen.paint({ x: 196, y: 34, width: 1, height: 50 });
  const origin = { x: 200, y: 36, width: 76, height: 46 };
  pen.block(["Origin:", { text: content.from.country, face: "bold", scale: 3.2 }], origin, {
    size: 7.2,
  });
  pen.rule(84, 1);
  const toHeight = compact ? 60 : 82;
  pen.text("To:", { x: 12, y: 88, width: 24, height: 10 }, { size: 9, face: "bold" });
  const to = addressLines(content.to, { country: true, phone: true });
  pen.block(
    to,
    { x: 42, y: 87, width: 234, height: toHeight },
    { size: compact ? 9 : 11, face: "bold", min: 5.5 },
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
  drawPiece(pen, content, y, compact);
  y += compact ? 50 : 66;
  y = drawPlates(pen, content, y, compact);
  if (compact && content.customs)
    drawCustoms(pen, content.customs, { x: left, y, width, height: 407 - y }, content.shipDate);
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
function drawPiece(pen: Pen, content: LabelContent, y: number, compact: boolean): void {
  const { parcel, billableOunces } = content;
  const height = compact ? 34 : 48;
  const room = { x: left, y, width: 150, height };
  pen.symbol(content.barcode, room, { align: "left" });
  const caption = content.barcode.caption ?? `WAYBILL ${content.trackingText}`;
  pen.text(
    caption,
    { x: 20, y: y + height + 1, width: 138, height: 10 },
    { size: 9, face: "bold" },
  );
  const facts = [
    `Date: ${dayMonthYear(content.shipDate)}   Piece: 1/1`,
    `Weight: ${decimalPounds(parcel.weight)}`,
    billableOunces ? `Chargeable: ${decimalPounds(billableOunces)}` : "",
    `Dims: ${dimensions(parcel)}`,
    content.reference ? `Ref: ${content.reference}` : "",
    ...content.postage,
  ];
  pen.block(facts, { x: 164, y, width: 113, height: height + 11 }, { size: 7.5 });
}

/** The routing bars and the licence plate, each with its text. Answers where they end. */
function drawPlates(pen: Pen, content: LabelContent, top: number, compact: boolean): number {
  let y = top;
  const height = compact ? 27 : 56;
  for (const barcode of pickSymbols(content).linear.slice(0, 2)) {
    pen.rule(y - 2, 1);
    pen.symbol(barcode, { x: 0, y: y + 1, width: 288, height }, { mostDots: 3 });
    const caption = { x: left, y: y + height + 2, width, height: 9 };
    pen.text(barcode.caption ?? "", caption, { size: 8, align: "center" });
    y += height + 14;
  }
  return y;
}
