/** Rows are scanned by their order number, whatever its case, in any batch. */
export const scan0008 = {
  number: 8,
  name: "scan",
  sql: `
CREATE INDEX batch_row_scanned ON batch_row (order_number COLLATE NOCASE);
`,
} as const;
