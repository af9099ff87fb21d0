import type { ManifestForm, ManifestLine } from "#shared/rules/document.ts";
import { carrierName } from "#shared/rules/service-name.ts";
import { addressLines } from "../layouts/address-lines.ts";
import { dayMonthYear, poundsAndOunces } from "../layouts/measures.ts";
import type { Pen } from "../pen.ts";
import { type Column, type FormPen, openForm } from "./form-pen.ts";
import { listRows, manifestUnits as units } from "./form-rows.ts";
import type { Sheet } from "./sheet.ts";

/** More services than a carrier sells; what is beyond is counted together. */
const mostServices = 9;

const serviceColumns: readonly Column[] = [
  { head: "SERVICE", share: 0.78, align: "left" },
  { head: "PIECES", share: 0.22, align: "right" },
];
const lineColumns: readonly Column[] = [
  { head: "TRACKING NUMBER", share: 0.33, align: "left" },
  { head: "SERVICE", share: 0.22, align: "left" },
  { head: "TO", share: 0.27, align: "left" },
  { head: "WEIGHT", share: 0.18, align: "right" },
];

function headings(form: ManifestForm): { title: string; below: string; name: string } {
  if (form.carrier === "USPS")
    return {
      title: "SHIPMENT CONFIRMATION ACCEPTANCE NOTICE",
      below: "One scan accepts every piece of this day",
      name: "PS Form 5630",
    };
  return {
    title: "END-OF-DAY SUMMARY",
    below: "Pieces handed to the driver",
    name: carrierName(form.carrier),
  };
}

function serviceRows({ services }: ManifestForm): string[][] {
  const shown = services.slice(0, mostServices);
  const rows = shown.map(({ service, count }) => [service, String(count)]);
  const rest = services.slice(mostServices).reduce((sum, { count }) => sum + count, 0);
  return rest > 0 ? [...rows, ["Other services", String(rest)]] : rows;
}

function drawBarcode({ pen, unit, ...form }: FormPen, content: ManifestForm): void {
  const box = form.take(units.barcode);
  pen.frame(box, unit);
  const inner = { ...box, x: box.x + 3 * unit, width: box.width - 6 * unit };
  const words =
    content.carrier === "USPS"
      ? "USPS EMPLOYEE: scan this barcode when you accept the shipment"
      : "DRIVER: scan or note this number when you take the shipment";
  const above = { ...inner, y: box.y + 3 * unit, height: 9 * unit };
  pen.text(words, above, { size: 6.5 * unit, min: 4 * unit, face: "bold", align: "center" });
  pen.symbol(
    content.barcode,
    { ...inner, y: box.y + 15 * unit, height: 44 * unit },
    { mostDots: Math.floor(4 * unit) },
  );
  const below = { ...inner, y: box.y + 61 * unit, height: 10 * unit };
  pen.text(content.numberText, below, { size: 9 * unit, min: 5 * unit, align: "center" });
}

function drawVoided({ pen, unit, ...form }: FormPen, lines: readonly ManifestLine[]): void {
  const box = form.take(units.voided);
  const voided = lines.filter((line) => line.voided).map(({ trackingCode }) => trackingCode);
  if (voided.length === 0) return;
  const shown = voided.slice(0, 4).join(", ");
  const more = voided.length > 4 ? ` and ${voided.length - 4} more` : "";
  const text = `VOIDED after this form was made, not handed in: ${shown}${more}`;
  pen.block(
    [text],
    { ...box, y: box.y + 3 * unit, height: box.height - 5 * unit },
    { size: 6.5 * unit, min: 4 * unit, face: "bold" },
  );
}

/**
 * The first page of a day's closing: who hands over how many pieces of which service, and one barcode for all of them. USPS: the
 * fields of PS Form 5630, Shipment Confirmation Acceptance Notice.
 */
export function drawManifestHead(pen: Pen, sheet: Sheet, content: ManifestForm): void {
  const form = openForm(pen, sheet, units.service);
  const { title, below, name } = headings(content);
  form.heading(title, below, name, content.carrier === "USPS" ? "SCAN form" : "");
  const total = content.services.reduce((sum, { count }) => sum + count, 0);
  const voided = content.lines.filter((line) => line.voided).length;
  form.fields(
    units.facts,
    [
      { name: "DATE OF MAILING", lines: [dayMonthYear(content.date)], share: 0.4 },
      { name: "PIECES ON THIS FORM", lines: [String(total)], share: 0.3 },
      { name: "OF THEM VOIDED SINCE", lines: [String(voided)], share: 0.3 },
    ],
    8,
  );
  const from = addressLines(content.from, { country: true, phone: true });
  form.fields(units.from, [{ name: "SHIPPED FROM", lines: from, share: 1 }], 7.5);
  drawBarcode(form, content);
  form.take(3);
  const rows = serviceRows(content);
  form.table(serviceColumns, rows, rows.length);
  form.totals(serviceColumns, ["TOTAL", String(total)]);
  drawVoided(form, content.lines);
  const accepted =
    content.carrier === "USPS" ? "ACCEPTED BY (ROUND STAMP, DATE)" : "DRIVER, DATE, TIME";
  form.fields(units.stamp, [
    { name: "SHIPPER'S SIGNATURE", lines: [], share: 0.5 },
    { name: accepted, lines: [], share: 0.5 },
  ]);
}

/** A further page: the pieces one by one. */
export function drawManifestList(
  pen: Pen,
  sheet: Sheet,
  content: ManifestForm,
  lines: readonly ManifestLine[],
): void {
  const form = openForm(pen, sheet, units.line);
  const { title, name } = headings(content);
  form.heading(title, `${dayMonthYear(content.date)} \u00B7 ${content.numberText}`, name, "");
  const rows = lines.map(({ trackingCode, service, place, ounces, voided }) => [
    trackingCode,
    service,
    place,
    voided ? "VOIDED" : poundsAndOunces(ounces),
  ]);
  form.table(lineColumns, rows, listRows(sheet));
}
