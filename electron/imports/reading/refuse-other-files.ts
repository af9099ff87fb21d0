import { unreadable } from "../unreadable.ts";

const saveAs = "Open it in a spreadsheet program and save it as .xlsx or .csv";

/** What a file begins with, and what it then is. Sources: the formats' own specifications. */
const signatures: readonly (readonly [bytes: string, what: string, way: string])[] = [
  ["%PDF", "a PDF", "Export the orders as CSV or XLSX"],
  ["\x89PNG", "a picture", "Export the orders as CSV or XLSX"],
  ["\xff\xd8\xff", "a picture", "Export the orders as CSV or XLSX"],
  ["GIF8", "a picture", "Export the orders as CSV or XLSX"],
  ["\x1f\x8b", "a compressed file (gzip)", "Unpack it and drop the file that is inside"],
  ["7z\xbc\xaf", "a compressed file (7z)", "Unpack it and drop the file that is inside"],
  ["Rar!", "a compressed file (RAR)", "Unpack it and drop the file that is inside"],
  ["{\\rtf", "a text document (RTF)", saveAs],
  ["SQLite format 3", "a database", "Export the orders as CSV or XLSX"],
  ["MZ\x90\0", "a program", "Export the orders as CSV or XLSX"],
  ["\x7fELF", "a program", "Export the orders as CSV or XLSX"],
];

function beginningOf(bytes: Uint8Array, length: number): string {
  return Buffer.from(bytes.subarray(0, length)).toString("latin1");
}

/** Old Office files are one container for workbooks, documents and encrypted new workbooks: names inside tell which. */
function refuseCompoundFile(bytes: Uint8Array): never {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const holds = (name: string) => content.includes(name, 0, "utf16le");
  if (holds("EncryptedPackage"))
    throw unreadable(
      "The workbook is protected by a password. Open it, save it without the password, and drop it again.",
    );
  if (holds("Workbook") || holds("Book"))
    throw unreadable(`The file is an old Excel workbook (.xls). ${saveAs}.`);
  throw unreadable(`The file is an old Office document. ${saveAs}.`);
}

function refuseMarkup(start: string): void {
  const text = start
    .replace(/^\xef\xbb\xbf/, "")
    .trimStart()
    .toLowerCase();
  if (/^<(?:!doctype html|html|head|body|table|meta)/.test(text))
    throw unreadable(
      `The file is a web page, though its name may end in .xls or .csv. ${saveAs}; if it is a sign-in page, download the export again.`,
    );
  if (/^(?:\{|\[\s*[{"[])/.test(text))
    throw unreadable("The file is JSON. Export the orders as CSV or XLSX.");
  if (text.startsWith("<?xml") || text.startsWith("<"))
    throw unreadable(`The file is XML. ${saveAs}.`);
}

/** Throws IMPORT_UNREADABLE for a file that is known to be something else than a table of text or a zip. */
export function refuseOtherFiles(bytes: Uint8Array): void {
  const start = beginningOf(bytes, 512);
  if (start.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")) refuseCompoundFile(bytes);
  for (const [signature, what, way] of signatures)
    if (start.startsWith(signature)) throw unreadable(`The file is ${what}. ${way}.`);
  refuseMarkup(start);
}
