/** The paper that a label is laid out for: it is chosen when the label is bought, and drawn when the carrier has answered. */
export const labelSize0010 = {
  number: 10,
  name: "label-size",
  sql: `
ALTER TABLE attempt ADD COLUMN label_size TEXT NOT NULL DEFAULT '4x6'
  CHECK (label_size IN ('4x6', '4x8', 'a6', 'letter'));
`,
} as const;
