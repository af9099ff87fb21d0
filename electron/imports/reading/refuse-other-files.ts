import type { StationError } from "#shared/contract/errors.ts";
import { unreadable } from "../unreadable.ts";
import { otherFile, otherWorkbook, packedFile, type Refuse } from "./other-files.ts";

/** What a file begins with, and what it then is. Sources: the formats' own specifications. */
const signatures: readonly (readonly [
  bytes: string,
  refuse: Refuse,
  what: string,
  kind: string,
])[] = [
  ["%PDF", otherFile, "a PDF", "PDF"],
  ["\x89PNG", otherFile, "a picture", "PNG"],
  ["\xff\xd8\xff", otherFile, "a picture", "JPEG"],
  ["GIF8", otherFile, "a picture", "GIF"],
  ["\x1f\x8b", packedFile, "a compressed file (gzip)", "gzip"],
  ["7z\xbc\xaf", packedFile, "a compressed file (7z)", "7z"],
  ["Rar!", packedFile, "a compressed file (RAR)", "RAR"],
  ["{\\rtf", otherFile, "a text document (RTF)", "RTF"],
  ["SQLite format 3", otherFile, "a database", "SQLite"],
  ["MZ\x90\0", otherFile, "a program", "EXE"],
  ["\x7fELF", otherFile, "a program", "ELF"],
];

/** Old Office files are one container for workbooks, documents and encrypted new workbooks: names inside tell which. */
function nameCompoundFile(bytes: Uint8Array): StationError {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const holds = (name: string) => content.includes(name, 0, "utf16le");
  if (holds("EncryptedPackage"))
    return unreadable(
      "FILE_PROTECTED",
      "The workbook is protected by a password. Open it, save it without the password, and drop it again.",
    );
  if (holds("Workbook") || holds("Book")) return otherWorkbook("an old Excel workbook", ".xls");
  return otherFile("an old Office document", "Microsoft Office 97");
}

function refuseMarkup(start: string): void {
  const text = start
    .replace(/^\xef\xbb\xbf/, "")
    .trimStart()
    .toLowerCase();
  if (/^<(?:!doctype html|html|head|body|table|meta)/.test(text))
    throw unreadable(
      "FILE_IS_WEB_PAGE",
      "The file is a web page, though its name may end in .xls or .csv. Open it in a spreadsheet program and save it as .xlsx or .csv; if it is a sign-in page, download the export again.",
    );
  if (/^(?:\{|\[\s*[{"[])/.test(text)) throw otherFile("JSON", "JSON");
  if (text.startsWith("<")) throw otherFile("XML", "XML");
}

/** Throws IMPORT_UNREADABLE for a file that is known to be something else than a table of text or a zip. */
export function refuseOtherFiles(bytes: Uint8Array): void {
  const start = Buffer.from(bytes.subarray(0, 512)).toString("latin1");
  if (start.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")) throw nameCompoundFile(bytes);
  for (const [signature, refuse, what, kind] of signatures)
    if (start.startsWith(signature)) throw refuse(what, kind);
  refuseMarkup(start);
}
