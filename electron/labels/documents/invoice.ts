import type { CustomsInfo } from "#shared/contract/customs.ts";
import type { Invoice } from "#shared/rules/document.ts";
import { countryName } from "../layouts/country-name.ts";
import { contentsText, customsTotals, restrictionText, usd } from "../layouts/customs-figures.ts";
import { poundsAndOunces } from "../layouts/measures.ts";
import type { Pen } from "../pen.ts";
import { drawCertificate } from "./draw-certificate.ts";
import { drawParties } from "./draw-parties.ts";
import { type Column, openForm } from "./form-pen.ts";
import { invoiceCopies, invoiceRows, invoiceUnits as units } from "./form-rows.ts";
import type { Sheet } from "./sheet.ts";

const columns: readonly Column[] = [
  { head: "QTY", share: 0.08, align: "right" },
  { head: "FULL DESCRIPTION OF GOODS", share: 0.34, align: "left" },
  { head: "HS CODE", share: 0.14, align: "center" },
  { head: "ORIGIN", share: 0.08, align: "center" },
  { head: "NET WEIGHT", share: 0.13, align: "right" },
  { head: "UNIT USD", share: 0.11, align: "right" },
  { head: "TOTAL USD", share: 0.12, align: "right" },
];

const titles = {
  commercial_invoice: "COMMERCIAL INVOICE",
  proforma_invoice: "PROFORMA INVOICE",
} satisfies Record<Invoice["type"], string>;

/** Delivered duties unpaid is called DAP since Incoterms 2010 (ICC); the API keeps the older name, so both are printed. */
const incoterms = {
  DDU: "DDU (DAP): buyer pays duties",
  DDP: "DDP: seller pays duties",
} satisfies Record<CustomsInfo["incoterm"], string>;

/**
 * One page of one copy of an invoice for customs: seller and buyer, reason for export, terms, each article with tariff number, origin,
 * unit and total value, the goods' total, and the seller's certificate. A proforma invoice values what was not sold.
 */
export function drawInvoicePage(
  pen: Pen,
  sheet: Sheet,
  content: Invoice,
  part: { items: CustomsInfo["customs_items"]; number: number; of: number; copy: number },
): void {
  const { customs, from, to } = content;
  const form = openForm(pen, sheet, units.row);
  const { unit } = form;
  const copy = part.copy === 1 ? "ORIGINAL" : "COPY";
  form.heading(
    titles[content.type],
    content.type === "proforma_invoice" ? "Value for customs purposes only; not a sale" : "",
    copy,
    `${part.copy} of ${invoiceCopies}${part.of > 1 ? ` \u00B7 page ${part.number} of ${part.of}` : ""}`,
  );
  form.fields(units.head, [
    { name: "INVOICE NO.", lines: [content.reference], share: 0.3 },
    { name: "DATE", lines: [content.date], share: 0.2 },
    { name: "WAYBILL / TRACKING NO.", lines: [content.trackingCode], share: 0.5 },
  ]);
  drawParties(form, units.parties, [
    { name: "SHIPPER / EXPORTER", address: from },
    { name: "CONSIGNEE / IMPORTER", address: to },
  ]);
  const totals = customsTotals(customs);
  form.fields(units.facts, [
    { name: "CARRIER AND SERVICE", lines: [content.service], share: 0.34 },
    { name: "COUNTRY OF EXPORT", lines: [countryName(from.country)], share: 0.22 },
    { name: "COUNTRY OF DESTINATION", lines: [countryName(to.country)], share: 0.22 },
    { name: "REASON FOR EXPORT", lines: [contentsText(customs)], share: 0.22 },
  ]);
  form.fields(units.terms, [
    { name: "INCOTERM", lines: [incoterms[customs.incoterm]], share: 0.34 },
    { name: "EXPORT EXEMPTION (EEL/PFC)", lines: [customs.eel_pfc], share: 0.28 },
    {
      name: "PACKAGES / GROSS",
      lines: [`1 / ${poundsAndOunces(content.grossOunces)}`],
      share: 0.24,
    },
    { name: "CURRENCY", lines: ["USD"], share: 0.14 },
  ]);
  const rows = part.items.map(({ quantity, value, weight, ...item }) => [
    String(quantity),
    item.description,
    item.hs_tariff_number,
    item.origin_country,
    poundsAndOunces(weight * quantity),
    usd(value),
    usd(value * quantity),
  ]);
  form.table(columns, rows, invoiceRows(sheet));
  form.totals(columns, [
    String(totals.pieces),
    part.of > 1 ? "TOTAL OF ALL PAGES" : "TOTAL",
    "",
    "",
    poundsAndOunces(totals.ounces),
    "",
    usd(totals.value),
  ]);
  const freight = form.take(units.freight);
  const restricted =
    customs.restriction_type === "none" ? "" : ` \u00B7 ${restrictionText(customs)}`;
  pen.text(
    `Freight prepaid by the shipper: ${usd(content.postageCents / 100)} USD${restricted}`,
    { ...freight, y: freight.y + 1 * unit, height: 8 * unit },
    { size: 5.6 * unit, min: 3.6 * unit },
  );
  drawCertificate(form, {
    statement:
      "I certify that the particulars of this invoice are true and complete, that the values are those of the goods, and that the countries of origin are as stated.",
    signer: customs.customs_signer,
    date: content.date,
  });
}
