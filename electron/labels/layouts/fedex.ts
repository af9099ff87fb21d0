import type { LabelContent } from "#shared/rules/label.ts";
import type { Pen } from "../pen.ts";
import { addressLines } from "./address-lines.ts";
import { contentsLines } from "./contents-lines.ts";
import { leavesCountry } from "./leaves-country.ts";
import { dayMonthYear, decimalPounds, dimensions } from "./measures.ts";
import { pickSymbols } from "./pick-symbols.ts";

const left = 9;
const width = 270;

/**
 * Origin block with ship date, weight and dimensions, to-block, references (abroad with what customs asks of the goods), PDF417 beside
 * the mark of the operating company, TRK# with its form number, service, routing letters and the ASTRA bars, in the order of FedEx's
 * common 4 x 6 thermal label. Ground prints the number of its "96" bars below them and has no form number (FedEx Ground, "Bar Code &
 * Label Layout Specification" FY04.A, January 2004: read were its contents; the grouping of the digits is taken from labels).
 * The letters of URSA routing are FedEx's own data and are left out; postal code, state, country and airport stand in their place.
 */
export function drawFedex(pen: Pen, content: LabelContent, end: number): void {
  const abroad = leavesCountry(content);
  drawOrigin(pen, content, abroad);
  const to = 68;
  const toHeight = (abroad ? 62 : 84) - (407 - end) * 0.6;
  pen.text("TO", { x: 11, y: to + 2, width: 18, height: 10 }, { size: 9, face: "bold" });
  const lines = addressLines(content.to, { country: abroad });
  const room = { x: 32, y: to, width: 244, height: toHeight };
  pen.block(lines, room, { size: abroad ? 10.5 : 12.5, min: 6, face: "bold" });
  let y = to + toHeight + 1;
  y = drawReferences(pen, content, y);
  const stacked = abroad ? 64 : 70;
  drawStacked(pen, content, y, stacked);
  y += stacked + 6;
  drawTrack(pen, content, y, abroad);
  y += 58;
  const caption = content.barcode.caption ?? "";
  const bars = end - y - (caption === "" ? 3 : 13);
  pen.symbol(content.barcode, { x: 0, y, width: 288, height: bars });
  const below = { x: left, y: y + bars + 2, width, height: 9 };
  pen.text(caption, below, { size: 8, align: "center" });
}

function drawOrigin(pen: Pen, content: LabelContent, abroad: boolean): void {
  const { from, parcel, postage } = content;
  const lines = addressLines(from, { country: true, phone: true });
  pen.block(lines, { x: 11, y: 9, width: 140, height: 54 }, { size: 7.2 });
  const weighed = postage.some((line) => line.startsWith("ACTWGT"));
  const facts = [
    `SHIP DATE: ${dayMonthYear(content.shipDate, "", 2)}`,
    weighed ? "" : `ACTWGT: ${decimalPounds(parcel.weight)}`,
    ...postage.filter((line) => !line.startsWith("BILL")),
    content.billableOunces ? `DIMWGT: ${decimalPounds(content.billableOunces)}` : "",
    `DIMS: ${dimensions(parcel, "x")}`,
    content.zone && !abroad ? `ZONE: ${content.zone}` : "",
    "",
    ...postage.filter((line) => line.startsWith("BILL")),
  ];
  pen.block(facts, { x: 160, y: 9, width: 116, height: 54 }, { size: 7.2 });
  pen.rule(64, 1);
}

/** Phone and reference, then the goods of a parcel that crosses a border. Answers where they end. */
function drawReferences(pen: Pen, content: LabelContent, y: number): number {
  const phone = content.to.phone ?? "";
  pen.text(phone, { x: 32, y, width: 100, height: 8 }, { size: 7.5 });
  const reference = content.reference ? `REF: ${content.reference}` : "";
  pen.text(reference, { x: 138, y, width: 138, height: 8 }, { size: 7.5 });
  const goods = content.customs ? contentsLines(content.customs) : [];
  const height = goods.length * 7.5;
  pen.block(goods, { x: 32, y: y + 9, width: 244, height }, { size: 6.6 });
  pen.rule(y + height + 9, 1);
  return y + height + 11;
}

/** The stacked symbol, and beside it whose network carries the parcel. */
function drawStacked(pen: Pen, content: LabelContent, y: number, height: number): void {
  const { matrix } = pickSymbols(content);
  if (matrix) pen.symbol(matrix, { x: left, y: y + 1, width: 210, height });
  const x = 224;
  pen.text("FedEx", { x, y: y + 2, width: 54, height: 17 }, { size: 17, face: "bold" });
  const network = isGround(content) ? "Ground" : "Express";
  pen.text(network, { x, y: y + 19, width: 54, height: 9 }, { size: 8.5 });
  pen.frame({ x: x + 4, y: y + 31, width: 44, height: 34 }, 2.5);
  const letter = { x: x + 8, y: y + 34, width: 36, height: 28 };
  pen.text(content.serviceIcon, letter, { size: 26, face: "bold", align: "center" });
  pen.rule(y + height + 4, 2.5);
}

const isGround = ({ service }: LabelContent) => /ground|home delivery/i.test(service);

/** Tracking number, at Express with its form: 0201 is the domestic one, 0430 the international one. */
function drawTrack(pen: Pen, content: LabelContent, y: number, abroad: boolean): void {
  const ground = isGround(content);
  const name = { x: 11, y: y + (ground ? 8 : 3), width: 26, height: 9 };
  pen.text("TRK#", name, { size: 8, face: "bold" });
  if (!ground) {
    pen.frame({ x: 11, y: y + 13, width: 24, height: 10 }, 0.75);
    const form = { x: 13, y: y + 14, width: 20, height: 8 };
    pen.text(abroad ? "0430" : "0201", form, { size: 7, align: "center" });
  }
  pen.text(
    content.trackingText,
    { x: 40, y: y + 3, width: 118, height: 19 },
    { size: 15, face: "bold" },
  );
  const service = { x: 162, y: y + 2, width: 115, height: 24 };
  pen.block([content.service.toUpperCase()], service, {
    size: 10.5,
    face: "bold",
    align: "right",
    min: 6,
  });
  const routing = { x: 11, y: y + 27, width: 266, height: 26 };
  pen.text(content.routing ?? "", routing, { size: 25, face: "bold", align: "right" });
}
