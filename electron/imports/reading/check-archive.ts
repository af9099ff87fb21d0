import { inflateRawSync } from "node:zlib";
import type { StationError } from "#shared/contract/errors.ts";
import { importLimits } from "../limits.ts";
import { unreadable } from "../unreadable.ts";
import { otherFile, otherWorkbook, packedFile, type Refuse } from "./other-files.ts";
import { damaged, listArchive, type ArchiveEntry } from "./list-archive.ts";
import { packAgain } from "./pack-again.ts";

/** What a zip is by a file in it, where it is not a workbook. Sources: the formats' own specifications. */
const kinds: readonly (readonly [file: RegExp, refuse: Refuse, what: string, kind: string])[] = [
  [/^xl\/workbook\.bin$/, otherWorkbook, "a binary Excel workbook", ".xlsb"],
  [/^content\.xml$/, otherWorkbook, "an OpenDocument spreadsheet", ".ods"],
  [/^Index\//, otherWorkbook, "an Apple Numbers sheet", ".numbers"],
  [/^word\//, otherFile, "a Word document", "Word"],
  [/^ppt\//, otherFile, "a presentation", "PowerPoint"],
];

function nameOther(names: readonly string[]): StationError {
  const known = kinds.find(([file]) => names.some((name) => file.test(name)));
  const [, refuse, what, kind] = known ?? [null, packedFile, "a zip archive", "zip"];
  return refuse(what, kind);
}

/** Inflates an entry to see that it is as large as it says: a zip can lie, and then fill the memory. */
function assertHonest(bytes: Uint8Array, entry: ArchiveEntry): void {
  if (entry.start + entry.packed > bytes.length) throw damaged();
  if (entry.method === 0) {
    if (entry.packed !== entry.unpacked) throw damaged();
    return;
  }
  const packed = bytes.subarray(entry.start, entry.start + entry.packed);
  let length = 0;
  try {
    length = inflateRawSync(packed, { maxOutputLength: Math.max(entry.unpacked, 1) }).length;
  } catch {
    throw unreadable(
      "FILE_DAMAGED",
      `The workbook is damaged (${entry.name} does not unpack). Open it in a spreadsheet program and save it again.`,
    );
  }
  // One that claims more than it holds makes whoever reads it set so much memory aside.
  if (length !== entry.unpacked) throw damaged();
}

/**
 * The files of a workbook that are read, as a zip of nothing else. Throws IMPORT_UNREADABLE for a zip that is no workbook, that is
 * damaged, or that would unpack to more than the limit.
 */
export function checkArchive(bytes: Uint8Array): Buffer {
  const entries = listArchive(bytes);
  const names = entries.map(({ name }) => name);
  if (!names.includes("xl/workbook.xml")) throw nameOther(names);
  const read = entries.filter(({ name }) => /\.xml(?:\.rels)?$/.test(name));
  const unpacked = read.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > importLimits.unpackedBytes) {
    const size = Math.round(unpacked / 1024 / 1024);
    const max = importLimits.unpackedBytes / 1024 / 1024;
    const sentence = `The workbook unpacks to ${size} MB, more than ${max} MB. Keep only the sheet with the orders, or save it as .csv.`;
    throw unreadable("FILE_UNPACKED_MAX", sentence, { size, max });
  }
  // A directory may name the same bytes many times over.
  if (read.reduce((sum, entry) => sum + entry.packed, 0) > bytes.length) throw damaged();
  for (const entry of read) assertHonest(bytes, entry);
  return packAgain(bytes, read);
}
