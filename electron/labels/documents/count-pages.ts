import type { DocumentPaper, DocumentShape } from "#shared/rules/document.ts";
import {
  customsRows,
  invoiceCopies,
  invoiceRows,
  listRows,
  listsPieces,
  slipRows,
} from "./form-rows.ts";
import { sheets } from "./sheet.ts";

/** How many pages a document has, without drawing it: its rows are of one height. */
export function countPages(shape: DocumentShape, paper: DocumentPaper): number {
  const sheet = sheets[paper];
  const parts = (perPage: number) => Math.max(1, Math.ceil(shape.entries / perPage));
  switch (shape.type) {
    case "cn22":
    case "cn23":
      return parts(customsRows(sheet));
    case "commercial_invoice":
    case "proforma_invoice":
      return invoiceCopies * parts(invoiceRows(sheet));
    case "packing_slip":
      return parts(slipRows(sheet));
    case "manifest":
      return 1 + (listsPieces(shape) ? parts(listRows(sheet)) : 0);
    default:
      return shape.type satisfies never;
  }
}
