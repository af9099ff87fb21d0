import type { LabelContent } from "#shared/rules/label.ts";
import type { Pen } from "../pen.ts";
import { addressLines } from "./address-lines.ts";
import { drawCustoms } from "./customs-table.ts";
import { leavesCountry } from "./leaves-country.ts";
import { dayMonthYear, dimensions, poundsAndOunces } from "./measures.ts";
import { serviceTitle } from "./service-title.ts";

const left = 9;
const width = 270;

/**
 * Service icon box and postage block, service banner, sender, ship-to, bars between heavy rules, after the shipping label of USPS
 * Publication 199 (section 2, label layout: service icon, indicia, banner, "USPS TRACKING #" above the bars, number below).
 */
export function drawUsps(pen: Pen, content: LabelContent): void {
  const abroad = leavesCountry(content);
  const top = abroad ? 48 : 66;
  pen.frame({ x: left, y: 9, width, height: top }, 1);
  pen.paint({ x: left + top, y: 9, width: 1, height: top });
  const icon = { x: left + 3, y: 11, width: top - 6, height: top - 4 };
  pen.text(content.serviceIcon, icon, { size: top - 8, face: "bold", align: "center" });

  drawPostage(pen, content, top);
  const banner = { x: left, y: 9 + top, width, height: abroad ? 20 : 26 };
  pen.frame({ ...banner, y: banner.y - 1, height: banner.height + 1 }, 1);
  const title = { ...banner, x: left + 5, width: width - 10 };
  pen.text(serviceTitle("USPS", content.service), title, {
    size: abroad ? 13 : 17,
    face: "bold",
    align: "center",
  });
  const y = banner.y + banner.height + 4;
  if (abroad) drawAbroad(pen, content, y);
  else drawDomestic(pen, content, y);
}

function drawPostage(pen: Pen, content: LabelContent, top: number): void {
  const x = left + top + 6;
  const facts = [
    `SHIP DATE ${dayMonthYear(content.shipDate)}`,
    poundsAndOunces(content.parcel.weight),
    content.billableOunces ? `BILLED ${poundsAndOunces(content.billableOunces)}` : "",
    content.zone ? `ZONE ${content.zone}` : "",
  ];
  pen.block(facts, { x, y: 14, width: 92, height: top - 8 }, { size: 7.5 });
  const indicia = { x: left + width - 100, y: 13, width: 96, height: top - 8 };
  pen.frame(indicia, 0.75);
  const room = { ...indicia, x: indicia.x + 4, y: indicia.y + 3, width: 88, height: top - 13 };
  const [first = "US POSTAGE PAID", ...rest] = content.postage;
  pen.block([{ text: first, face: "bold", scale: 1.15 }, ...rest], room, {
    size: 8,
    align: "center",
  });
}

function drawDomestic(pen: Pen, content: LabelContent, y: number): void {
  pen.block(
    addressLines(content.from, { country: false }),
    { x: 14, y, width: 160, height: 58 },
    { size: 8 },
  );
  pen.block(
    [dimensions(content.parcel)],
    { x: 184, y, width: 90, height: 20 },
    { size: 8, align: "right" },
  );
  pen.block(["SHIP", "TO:"], { x: 14, y: 172, width: 34, height: 26 }, { size: 9.5, face: "bold" });
  const to = addressLines(content.to, { country: false });
  pen.block(to, { x: 52, y: 170, width: 222, height: 86 }, { size: 12.5, min: 7 });
  drawTracking(pen, content, 264, 72);
  drawFoot(pen, content, { x: 14, y: 378, width: 260, height: 30 });
}

function drawAbroad(pen: Pen, content: LabelContent, y: number): void {
  const height = 66;
  pen.text("FROM:", { x: 14, y, width: 100, height: 7 }, { size: 6, face: "bold" });
  const from = addressLines(content.from, { country: true, phone: true });
  pen.block(from, { x: 14, y: y + 8, width: 108, height: height - 8 }, { size: 7 });
  pen.text("TO:", { x: 130, y, width: 100, height: 7 }, { size: 6, face: "bold" });
  const to = addressLines(content.to, { country: true, phone: true });
  pen.block(to, { x: 130, y: y + 8, width: 144, height: height - 8 }, { size: 9, min: 5.5 });
  const below = y + height + 3;
  const bars = 290;
  if (content.customs) {
    const room = { x: left, y: below, width, height: bars - 6 - below };
    drawCustoms(pen, content.customs, room, content.shipDate);
  }
  drawTracking(pen, content, bars, 56);
  drawFoot(pen, content, { x: 14, y: 388, width: 260, height: 20 });
}

/** Heavy rules with the bars between them: at least 0.75 inches high (Publication 199). */
function drawTracking(pen: Pen, content: LabelContent, y: number, height: number): void {
  pen.rule(y, 3);
  pen.text(
    "USPS TRACKING #",
    { x: left, y: y + 6, width, height: 12 },
    { size: 10, face: "bold", align: "center" },
  );
  pen.symbol(content.barcode, { x: 0, y: y + 20, width: 288, height }, { mostDots: 4 });
  const caption = content.barcode.caption ?? content.trackingText;
  const below = { x: left, y: y + height + 22, width, height: 11 };
  pen.text(caption, below, { size: 10, face: "bold", align: "center" });
  pen.rule(y + height + 36, 3);
}

function drawFoot(
  pen: Pen,
  content: LabelContent,
  room: { x: number; y: number; width: number; height: number },
): void {
  const lines = content.reference ? [`REF: ${content.reference}`] : [];
  if (content.customs) lines.unshift(dimensions(content.parcel));
  pen.block(lines, room, { size: 8 });
}
