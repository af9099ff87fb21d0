import { inflateRawSync } from "node:zlib";
import { importLimits } from "../limits.ts";
import { unreadable } from "../unreadable.ts";
import { listArchive, type ArchiveEntry } from "./list-archive.ts";

const saveAs = "Save it as .xlsx or .csv";

/** What a zip is by the files in it, where it is not a workbook. */
function nameOther(names: readonly string[]): string {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^xl\/workbook\.bin$/)) return `The file is a binary Excel workbook (.xlsb). ${saveAs}.`;
  if (has(/^word\//)) return "The file is a Word document. Export the orders as CSV or XLSX.";
  if (has(/^ppt\//)) return "The file is a presentation. Export the orders as CSV or XLSX.";
  if (has(/^content\.xml$/)) return `The file is an OpenDocument spreadsheet (.ods). ${saveAs}.`;
  if (has(/^Index\//)) return `The file is an Apple Numbers sheet. ${saveAs}.`;
  return "The file is a zip archive. Unpack it and drop the file that is inside.";
}

/** Inflates an entry to see that it is as large as it says: a zip can lie, and then fill the memory. */
function assertHonest(bytes: Uint8Array, entry: ArchiveEntry): void {
  if (entry.method === 0) return;
  const packed = bytes.subarray(entry.start, entry.start + entry.packed);
  try {
    inflateRawSync(packed, { maxOutputLength: Math.max(entry.unpacked, 1) });
  } catch (cause) {
    throw unreadable(
      `The workbook is damaged (${entry.name}: ${cause instanceof Error ? cause.message : "unreadable"}). Open it in a spreadsheet program and save it again.`,
    );
  }
}

/** Throws IMPORT_UNREADABLE for a zip that is no workbook, that is damaged, or that would unpack to more than the limit. */
export function checkArchive(bytes: Uint8Array): void {
  const entries = listArchive(bytes);
  const names = entries.map(({ name }) => name);
  if (!names.includes("xl/workbook.xml")) throw unreadable(nameOther(names));
  const read = entries.filter(({ name }) => /\.xml(?:\.rels)?$/.test(name));
  const unpacked = read.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > importLimits.unpackedBytes)
    throw unreadable(
      `The workbook unpacks to ${Math.round(unpacked / 1024 / 1024)} MB, more than ${importLimits.unpackedBytes / 1024 / 1024} MB. Keep only the sheet with the orders, or save it as .csv.`,
    );
  for (const entry of read) assertHonest(bytes, entry);
}
