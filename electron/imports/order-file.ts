import type { ImportWarning } from "#shared/contract/desk/imports.ts";

/** A file as it was dropped, or pasted text as UTF-8. */
export interface SourceFile {
  fileName: string;
  bytes: Uint8Array;
}

/** One line of a table: `line` counts from 1 as a spreadsheet does, the header and empty lines included. */
export interface OrderLine {
  line: number;
  cells: readonly string[];
}

/** An order file as a table of texts. Every line has as many cells as there are headers. */
export interface OrderFile {
  format: "csv" | "xlsx";
  /** `utf-8`, `utf-16le`, `utf-16be` or `windows-1252`. */
  encoding: string;
  /** Null for XLSX. */
  delimiter: string | null;
  headers: readonly string[];
  lines: readonly OrderLine[];
  warnings: readonly ImportWarning[];
}
