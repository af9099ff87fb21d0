import type {
  CustomsForm,
  DocumentContent,
  DocumentPaper,
  Invoice,
  ManifestForm,
  PackingSlip,
} from "#shared/rules/document.ts";
import { openPen, type Pen } from "../pen.ts";
import { drawCustomsSheet } from "./customs-form.ts";
import type { DocumentDrawing } from "./document-drawing.ts";
import { drawFoot } from "./draw-foot.ts";
import {
  customsRows,
  invoiceCopies,
  invoiceRows,
  listRows,
  listsPieces,
  slipRows,
} from "./form-rows.ts";
import { drawInvoicePage } from "./invoice.ts";
import { drawManifestHead, drawManifestList } from "./manifest-form.ts";
import { drawSlipPage } from "./packing-slip.ts";
import { inPages, type Sheet, sheets } from "./sheet.ts";

/** One page, and what draws it. */
type Draw = (pen: Pen) => void;

function customsPages(content: CustomsForm, sheet: Sheet): Draw[] {
  const parts = inPages(content.customs.customs_items, customsRows(sheet));
  return parts.map(
    (items, index) => (pen) =>
      drawCustomsSheet(pen, sheet, content, { items, number: index + 1, of: parts.length }),
  );
}

function invoicePages(content: Invoice, sheet: Sheet): Draw[] {
  const parts = inPages(content.customs.customs_items, invoiceRows(sheet));
  const copies = Array.from({ length: invoiceCopies }, (_, index) => index + 1);
  return copies.flatMap((copy) =>
    parts.map(
      (items, index) => (pen: Pen) =>
        drawInvoicePage(pen, sheet, content, { items, number: index + 1, of: parts.length, copy }),
    ),
  );
}

function slipPages(content: PackingSlip, sheet: Sheet): Draw[] {
  const rows = slipRows(sheet);
  const { items, onePage } = content;
  if (onePage) {
    const shown = items.length <= rows ? items : items.slice(0, rows - 1);
    const more = items.length - shown.length;
    return [(pen) => drawSlipPage(pen, sheet, content, { items: shown, number: 1, of: 1, more })];
  }
  const parts = inPages(items, rows);
  return parts.map(
    (part, index) => (pen) =>
      drawSlipPage(pen, sheet, content, {
        items: part,
        number: index + 1,
        of: parts.length,
        more: 0,
      }),
  );
}

function manifestPages(content: ManifestForm, sheet: Sheet): Draw[] {
  const head: Draw = (pen) => drawManifestHead(pen, sheet, content);
  if (!listsPieces(content)) return [head];
  const lists = inPages(content.lines, listRows(sheet));
  return [
    head,
    ...lists.map((lines) => (pen: Pen) => drawManifestList(pen, sheet, content, lines)),
  ];
}

function pagesOf(content: DocumentContent, sheet: Sheet): Draw[] {
  switch (content.type) {
    case "cn22":
    case "cn23":
      return customsPages(content, sheet);
    case "commercial_invoice":
    case "proforma_invoice":
      return invoicePages(content, sheet);
    case "packing_slip":
      return slipPages(content, sheet);
    case "manifest":
      return manifestPages(content, sheet);
    default:
      return content satisfies never;
  }
}

const names = {
  cn22: "Customs declaration CN 22",
  cn23: "Customs declaration CN 23",
  commercial_invoice: "Commercial invoice",
  proforma_invoice: "Proforma invoice",
  packing_slip: "Packing slip",
  manifest: "Manifest",
} satisfies Record<DocumentContent["type"], string>;

/** Puts a document's content in its places, page by page. */
export function layOutDocument(content: DocumentContent, paper: DocumentPaper): DocumentDrawing {
  const sheet = sheets[paper];
  const draws = pagesOf(content, sheet);
  const about =
    content.type === "manifest"
      ? { of: content.numberText, sample: content.sample }
      : { of: content.trackingCode, sample: content.sample && content.type !== "packing_slip" };
  const title = `${names[content.type]} ${about.of}`;
  const pages = draws.map((draw, index) => {
    const pen = openPen(203, sheet);
    draw(pen);
    drawFoot(pen, sheet, {
      text: `SHIPDECK \u00B7 ${title}`,
      page: index + 1,
      of: draws.length,
      sample: about.sample,
    });
    return pen.drawing();
  });
  const { width, height } = sheet;
  return {
    title,
    subject: title,
    keywords: about.of.replaceAll(" ", ""),
    date: content.date,
    width,
    height,
    pages,
  };
}
