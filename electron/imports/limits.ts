/** What an order file may be at most. The counts of cells are those that a mapping can name. */
export const importLimits = {
  bytes: 100 * 1024 * 1024,
  /** Data lines, without the header. */
  lines: 50_000,
  columns: 1000,
  /** Characters of one cell: what spreadsheets take. More is a quotation mark that was never closed. */
  cell: 32_767,
  /** Of a workbook when unpacked. */
  unpackedBytes: 400 * 1024 * 1024,
} as const;
