/** A plain number is no formula, whatever its sign. */
const number = /^[+-]?[\d.,]+$/;
/**
 * Where a spreadsheet may take what follows for a formula: at the beginning of a cell, of a line in it, and behind what some languages'
 * spreadsheets part cells by. With the full-width signs. Source: OWASP, "CSV Injection".
 */
const begins = /(^|[;\t\r\n])(?=[=+\-@\t\uff1d\uff0b\uff0d\uff20])/g;

/** The text as it may stand in a CSV file: an apostrophe goes before whatever a spreadsheet would run. */
export function spreadsheetCell(text: string): string {
  return number.test(text) ? text : text.replace(begins, "$1'");
}
