import type { OrderFile, SourceFile } from "./order-file.ts";
import { decodeText } from "./reading/decode-text.ts";
import { layOutTable } from "./reading/lay-out-table.ts";
import { readDelimited } from "./reading/read-delimited.ts";
import { readWorkbook } from "./reading/read-workbook.ts";
import { refuseOtherFiles } from "./reading/refuse-other-files.ts";
import { assertFileSize, unreadable } from "./unreadable.ts";

const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/**
 * Reads a CSV, TSV or XLSX file, whatever its name says it is. Long for large files: see openOrderFileReader.
 * Throws IMPORT_UNREADABLE with what the file is and what to do, PAYLOAD_TOO_LARGE beyond 100 MB.
 */
export async function readOrderFile({ bytes }: SourceFile): Promise<OrderFile> {
  assertFileSize(bytes);
  if (bytes.length === 0)
    throw unreadable("FILE_EMPTY", "The file is empty. Export the orders again.");
  refuseOtherFiles(bytes);
  if (isZip(bytes)) {
    const { rows, warnings } = await readWorkbook(bytes);
    const table = layOutTable(rows);
    return {
      format: "xlsx",
      encoding: "utf-8",
      delimiter: null,
      headers: table.headers,
      lines: table.lines,
      warnings: [...warnings, ...table.warnings],
    };
  }
  const decoded = decodeText(bytes);
  const { rows, delimiter, warnings } = readDelimited(decoded.text);
  const table = layOutTable(rows);
  return {
    format: "csv",
    encoding: decoded.encoding,
    delimiter,
    headers: table.headers,
    lines: table.lines,
    warnings: [...decoded.warnings, ...warnings, ...table.warnings],
  };
}
