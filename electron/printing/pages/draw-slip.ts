import { labelPage } from "../paper.ts";
import { openSheet } from "./sheet-pen.ts";

/** What lies in a parcel and whom it is for. */
export interface PackingSlip {
  orderNumber: string;
  trackingCode: string;
  service: string;
  /** Lines of the addresses, as they are written on an envelope. */
  from: readonly string[];
  to: readonly string[];
  items: readonly { description: string; sku: string; quantity: number }[];
  notes: string;
  /** YYYY-MM-DD */
  date: string;
}

const margin = 14;
const right = labelPage.width - margin;
const width = right - margin;
/** Below this there is no room for another line of items. */
const lowest = labelPage.height - 46;

/** A packing slip of 4 × 6 inches: the order with its number to scan, the addresses, the items. */
export async function drawSlip(slip: PackingSlip): Promise<Uint8Array> {
  const pen = openSheet({
    title: `Packing slip ${slip.orderNumber}`,
    ...labelPage,
    date: slip.date,
  });
  pen.text("PACKING SLIP", { x: margin, y: 26, width: width / 2 }, 13, "bold");
  pen.text(slip.date, { x: 210, y: 26, width: right - 210 }, 9);
  pen.text(`Order ${slip.orderNumber}`, { x: margin, y: 44, width }, 11, "bold");
  if (slip.orderNumber)
    pen.code128(slip.orderNumber, { x: 0, y: 52, width: labelPage.width, height: 30 });
  const columns = [
    ["From", slip.from, margin],
    ["Ship to", slip.to, 150],
  ] as const;
  for (const [heading, lines, x] of columns) {
    pen.text(heading, { x, y: 98, width: 124 }, 8, "bold");
    for (const [index, line] of lines.slice(0, 6).entries())
      pen.text(line, { x, y: 110 + index * 11, width: 124 }, 9);
  }
  pen.line({ x: margin, y: 180 }, { x: right, y: 180 });
  pen.text("Qty", { x: margin, y: 192, width: 24 }, 8, "bold");
  pen.text("Item", { x: 44, y: 192, width: 150 }, 8, "bold");
  pen.text("SKU", { x: 204, y: 192, width: right - 204 }, 8, "bold");
  pen.line({ x: margin, y: 197 }, { x: right, y: 197 });
  let y = 210;
  for (const [index, item] of slip.items.entries()) {
    if (y > lowest - 26) {
      pen.text(`and ${slip.items.length - index} more`, { x: 44, y, width: 150 }, 9);
      y += 13;
      break;
    }
    pen.text(String(item.quantity), { x: margin, y, width: 26 }, 9, "bold");
    pen.text(item.description, { x: 44, y, width: 154 }, 9);
    pen.text(item.sku, { x: 204, y, width: right - 204 }, 9);
    y += 13;
  }
  if (slip.notes) pen.text(slip.notes, { x: margin, y: Math.min(y + 6, lowest), width }, 9);
  pen.line({ x: margin, y: labelPage.height - 34 }, { x: right, y: labelPage.height - 34 });
  pen.text(
    `${slip.service}   ${slip.trackingCode}`,
    { x: margin, y: labelPage.height - 20, width },
    9,
  );
  return pen.finish();
}
