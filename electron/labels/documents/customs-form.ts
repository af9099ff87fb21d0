import type { CustomsInfo } from "#shared/contract/customs.ts";
import type { CustomsForm } from "#shared/rules/document.ts";
import { customsTotals, restrictionText, usd } from "../layouts/customs-figures.ts";
import { poundsAndOunces } from "../layouts/measures.ts";
import type { Pen } from "../pen.ts";
import { drawCertificate } from "./draw-certificate.ts";
import { drawParties } from "./draw-parties.ts";
import { type Column, type FormPen, openForm } from "./form-pen.ts";
import { customsRows, customsUnits as units } from "./form-rows.ts";
import type { Sheet } from "./sheet.ts";

const columns: readonly Column[] = [
  { head: "QTY", share: 0.08, align: "right" },
  { head: "DETAILED DESCRIPTION OF CONTENTS", share: 0.39, align: "left" },
  { head: "NET WEIGHT", share: 0.15, align: "right" },
  { head: "VALUE USD", share: 0.15, align: "right" },
  { head: "HS TARIFF NO.", share: 0.15, align: "center" },
  { head: "ORIGIN", share: 0.08, align: "center" },
];

const categories = [
  ["gift", "Gift"],
  ["documents", "Documents"],
  ["sample", "Commercial sample"],
  ["merchandise", "Sale of goods"],
  ["returned_goods", "Returned goods"],
  ["dangerous_goods", "Dangerous goods"],
  ["humanitarian_donation", "Humanitarian donation"],
  ["other", "Other"],
] as const satisfies readonly (readonly [CustomsInfo["contents_type"], string])[];

function drawCategories({ pen, unit, ...form }: FormPen, customs: CustomsInfo): void {
  const box = form.take(units.category);
  pen.frame(box, 0.5 * unit);
  const name = { ...box, x: box.x + 2 * unit, y: box.y + 2 * unit, width: 100 * unit };
  pen.text(
    "CATEGORY OF ITEM",
    { ...name, height: 4.5 * unit },
    { size: 4.4 * unit, min: 3 * unit },
  );
  const width = (box.width - 4 * unit) / 4;
  for (const [index, [kind, words]] of categories.entries()) {
    const x = box.x + 2 * unit + (index % 4) * width;
    const y = box.y + (8 + Math.floor(index / 4) * 9) * unit;
    const square = { x, y, width: 7 * unit, height: 7 * unit };
    pen.frame(square, 0.5 * unit);
    if (customs.contents_type === kind)
      pen.text(
        "X",
        { x: x + unit, y: y + unit, width: 5 * unit, height: 5 * unit },
        { size: 5 * unit, face: "bold", align: "center" },
      );
    const explained =
      customs.contents_type === kind && customs.contents_explanation
        ? `${words}: ${customs.contents_explanation}`
        : words;
    const room = { x: x + 9 * unit, y, width: width - 11 * unit, height: 7 * unit };
    pen.text(explained, room, { size: 5.6 * unit, min: 3.4 * unit });
  }
}

function terms(content: CustomsForm): { name: string; lines: string[]; share: number }[] {
  const { customs, type, postageCents, reference } = content;
  const undelivered = customs.non_delivery_option === "return" ? "Return to sender" : "Abandon";
  const short = [
    { name: "EXPORT EXEMPTION (EEL/PFC)", lines: [customs.eel_pfc], share: 0.36 },
    { name: "INCOTERM", lines: [customs.incoterm], share: 0.16 },
    { name: "IF UNDELIVERABLE", lines: [undelivered], share: 0.22 },
    { name: "INVOICE NO.", lines: [reference], share: 0.26 },
  ];
  if (type === "cn22") return short;
  // The CN 23 also says what was paid for the carriage.
  const postage = { name: "POSTAGE USD", lines: [usd(postageCents / 100)], share: 0.16 };
  return [...short.map((field) => ({ ...field, share: field.share * 0.84 })), postage];
}

/**
 * One sheet of a customs declaration. Fields after UPU forms CN 22 and CN 23 and their American issues, PS Form 2976 and 2976-A: both
 * addresses, kind of contents, each article with quantity, net weight, value, tariff number and origin, totals of all sheets, what is
 * to become of it when it cannot be delivered, the sender's certificate. The arrangement is our own: the forms' exact measures are
 * certified one by one by the Postal Service, which a sandbox is not.
 */
export function drawCustomsSheet(
  pen: Pen,
  sheet: Sheet,
  content: CustomsForm,
  part: { items: CustomsInfo["customs_items"]; number: number; of: number },
): void {
  const { customs, type } = content;
  const form = openForm(pen, sheet, units.row);
  const { unit } = form;
  const [name, ps] = type === "cn22" ? ["CN 22", "PS Form 2976"] : ["CN 23", "PS Form 2976-A"];
  const counted = part.of > 1 ? ` \u00B7 sheet ${part.number} of ${part.of}` : "";
  form.heading(
    "CUSTOMS DECLARATION",
    "D\u00C9CLARATION EN DOUANE \u00B7 May be opened officially",
    name,
    `${ps}${counted}`,
  );
  const bars = form.take(units.barcode);
  pen.symbol(
    { symbology: "code128", data: content.trackingCode, caption: null },
    { ...bars, height: 20 * unit },
    { mostDots: Math.floor(3 * unit) },
  );
  const below = { ...bars, y: bars.y + 21 * unit, height: 8 * unit };
  const item = `${content.service} \u00B7 ${content.trackingCode}`;
  pen.text(item, below, { size: 6.5 * unit, min: 4 * unit, align: "center" });
  drawParties(form, units.parties, [
    { name: "FROM (SENDER)", address: content.from },
    { name: "TO (ADDRESSEE)", address: content.to },
  ]);
  drawCategories(form, customs);
  const rows = part.items.map(({ quantity, value, weight, ...item }) => [
    String(quantity),
    item.description,
    poundsAndOunces(weight * quantity),
    usd(value * quantity),
    item.hs_tariff_number,
    item.origin_country,
  ]);
  form.table(columns, rows, customsRows(sheet));
  const totals = customsTotals(customs);
  form.totals(columns, [
    String(totals.pieces),
    part.of > 1 ? "TOTAL OF ALL SHEETS" : "TOTAL",
    poundsAndOunces(totals.ounces),
    usd(totals.value),
  ]);
  form.fields(units.terms, terms(content));
  const remarks = form.take(units.remarks);
  const restricted = customs.restriction_type === "none" ? "none" : restrictionText(customs);
  const gross = `Gross weight ${poundsAndOunces(content.grossOunces)}. Restrictions: ${restricted}`;
  pen.text(
    gross,
    { ...remarks, y: remarks.y + 2 * unit, height: 8 * unit },
    { size: 5.6 * unit, min: 3.6 * unit },
  );
  drawCertificate(form, {
    statement:
      "I, the undersigned, certify that what this declaration says is correct and that the item holds no dangerous article and none that the law, the postal rules or the customs rules forbid.",
    signer: customs.customs_signer,
    date: content.date,
  });
}
