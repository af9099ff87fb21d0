import { makeZip, type ZipEntry } from "./make-zip.ts";

/** A text, a number as Excel stores it, a day as Excel counts them, or a formula with the result that was saved. */
export type Cell = string | number | { day: number } | { formula: string; result: string } | null;

export interface Sheet {
  name: string;
  rows: readonly (readonly Cell[])[];
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function columnName(at: number): string {
  const rest = at % 26;
  const letter = String.fromCodePoint(65 + rest);
  return at < 26 ? letter : columnName((at - rest) / 26 - 1) + letter;
}

function cellXml(cell: Cell, ref: string): string {
  if (cell === null) return "";
  if (typeof cell === "number") return `<c r="${ref}"><v>${cell}</v></c>`;
  if (typeof cell === "string")
    return `<c r="${ref}" t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`;
  if ("day" in cell) return `<c r="${ref}" s="1"><v>${cell.day}</v></c>`;
  return `<c r="${ref}" t="str"><f>${escape(cell.formula)}</f><v>${escape(cell.result)}</v></c>`;
}

function sheetXml({ rows }: Sheet): string {
  const lines = rows.map((cells, row) => {
    const xml = cells.map((cell, at) => cellXml(cell, `${columnName(at)}${row + 1}`)).join("");
    return `<row r="${row + 1}">${xml}</row>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** The files of a workbook, the least that a spreadsheet program opens. */
export function workbookEntries(sheets: readonly Sheet[]): ZipEntry[] {
  const names = sheets
    .map(
      ({ name }, at) => `<sheet name="${escape(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
    )
    .join("");
  const targets = sheets
    .map(
      (_, at) =>
        `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
    )
    .join("");
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  return [
    {
      name: "[Content_Types].xml",
      content: `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    },
    {
      name: "xl/workbook.xml",
      content: `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names}</sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets}<Relationship Id="rId99" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    },
    {
      name: "xl/styles.xml",
      content: `${head}<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    },
    ...sheets.map((sheet, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      content: sheetXml(sheet),
    })),
  ];
}

export function makeWorkbook(sheets: readonly Sheet[]): Uint8Array {
  return makeZip(workbookEntries(sheets));
}
