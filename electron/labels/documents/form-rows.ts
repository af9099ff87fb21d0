import type { ManifestForm } from "#shared/rules/document.ts";
import { rowsThatFit, type Sheet } from "./sheet.ts";

/** How much room each form's parts take, in units of the sheet: enough to know its pages without anything that draws. */

/** What every form has. */
export const formUnits = { heading: 25, tableHead: 8, totals: 9 } as const;
/** The line to sign on, with what the sender stands for. */
export const certificateUnits = 31;

export const customsUnits = {
  row: 16,
  barcode: 31,
  parties: 56,
  category: 27,
  terms: 17,
  remarks: 12,
} as const;
export const invoiceUnits = {
  row: 16,
  head: 17,
  parties: 58,
  facts: 17,
  terms: 17,
  freight: 10,
} as const;
export const slipUnits = {
  row: 15,
  order: 14,
  barcode: 30,
  parties: 62,
  notes: 20,
  service: 12,
} as const;
export const manifestUnits = {
  service: 11,
  line: 9,
  facts: 19,
  from: 58,
  barcode: 74,
  voided: 24,
  stamp: 52,
} as const;

/** Customs at both ends and the buyer get one each. */
export const invoiceCopies = 3;

/** Rows on one sheet, beside parts of a form that are there once. */
function rowsBeside(sheet: Sheet, { row, ...parts }: { row: number }, shared: number): number {
  const others = Object.values<number>(parts).reduce((sum, units) => sum + units, shared);
  return rowsThatFit(sheet, others, row);
}

const { heading, tableHead, totals } = formUnits;

/** Items on one sheet: a declaration of more takes further sheets of the same form (PS Form 2976-A, instructions, block 1). */
export const customsRows = (sheet: Sheet): number =>
  rowsBeside(sheet, customsUnits, heading + tableHead + totals + certificateUnits);

export const invoiceRows = (sheet: Sheet): number =>
  rowsBeside(sheet, invoiceUnits, heading + tableHead + totals + certificateUnits);

export const slipRows = (sheet: Sheet): number => rowsBeside(sheet, slipUnits, heading + tableHead);

/** Labels on one page of the list. */
export const listRows = (sheet: Sheet): number =>
  rowsThatFit(sheet, heading + tableHead, manifestUnits.line);

/** A SCAN form is one page for the whole day; the other carriers' summary lists the pieces behind it. */
export function listsPieces({ carrier }: Pick<ManifestForm, "carrier">): boolean {
  return carrier !== "USPS";
}
