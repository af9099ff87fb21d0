import type { Address } from "#shared/contract/address.ts";
import type { PackingSlip, SlipItem } from "#shared/rules/document.ts";
import type { Pen } from "../pen.ts";
import { type Column, openForm } from "./form-pen.ts";
import { slipRows, slipUnits as units } from "./form-rows.ts";
import type { Sheet } from "./sheet.ts";

const columns: readonly Column[] = [
  { head: "QTY", share: 0.1, align: "right" },
  { head: "ITEM", share: 0.6, align: "left" },
  { head: "SKU", share: 0.3, align: "left" },
];

/** Other letters have no place in a Code 128, and longer numbers none on the paper: they stand there in letters alone. */
const scannable = /^[\u0020-\u007E]{1,40}$/;

/** An address as it was typed: a slip is read by the customer, not by a sorting machine. */
function typedLines(address: Address, withCountry: boolean): string[] {
  const { name, company, street1, street2, city, state, zip, country } = address;
  const place = [city, state, zip].filter(Boolean).join(" ");
  const lines = [name, company, street1, street2, place, withCountry ? country : ""];
  return lines.filter((line): line is string => !!line);
}

/** One page of a packing slip: the order with its number to scan, both addresses, what lies in the parcel. */
export function drawSlipPage(
  pen: Pen,
  sheet: Sheet,
  slip: PackingSlip,
  part: { items: readonly SlipItem[]; number: number; of: number; more: number },
): void {
  const form = openForm(pen, sheet, units.row);
  const { unit } = form;
  const counted = part.of > 1 ? `page ${part.number} of ${part.of}` : "";
  form.heading("PACKING SLIP", "", slip.date, counted);
  const order = form.take(units.order);
  pen.text(
    `Order ${slip.reference}`,
    { ...order, height: 12 * unit },
    { size: 10 * unit, min: 5 * unit, face: "bold" },
  );
  const bars = form.take(units.barcode);
  if (scannable.test(slip.reference))
    pen.symbol(
      { symbology: "code128", data: slip.reference, caption: null },
      { ...bars, height: 26 * unit },
      { mostDots: Math.floor(3 * unit), align: "left" },
    );
  const abroad = slip.from.country !== slip.to.country;
  form.fields(
    units.parties,
    [
      { name: "FROM", lines: typedLines(slip.from, abroad), share: 0.5 },
      { name: "SHIP TO", lines: typedLines(slip.to, abroad), share: 0.5 },
    ],
    7.2,
  );
  const rows = part.items.map(({ quantity, description, sku }) => [
    String(quantity),
    description,
    sku,
  ]);
  if (part.more > 0) rows.push(["", `and ${part.more} more`, ""]);
  form.table(columns, rows, slipRows(sheet));
  const notes = form.take(units.notes);
  const last = part.number === part.of;
  if (slip.notes && last)
    pen.block(
      [slip.notes],
      { ...notes, y: notes.y + 2 * unit, height: notes.height - 3 * unit },
      { size: 7 * unit, min: 4.5 * unit },
    );
  const service = form.take(units.service);
  pen.text(
    `${slip.service}   ${slip.trackingCode}`,
    { ...service, y: service.y + 2 * unit, height: 9 * unit },
    { size: 7 * unit, min: 4.5 * unit },
  );
}
