/**
 * What a quote's price is made of, as `[["BASE",1000],["FUEL",173]]` in cents; the packaging it holds for and the card it comes from.
 * Null in quotes of before.
 */
export const rateBreakdown0011 = {
  number: 11,
  name: "rate-breakdown",
  sql: `
ALTER TABLE quote ADD COLUMN breakdown TEXT CHECK (json_valid(breakdown));
ALTER TABLE quote ADD COLUMN package_type TEXT;
ALTER TABLE quote ADD COLUMN rate_card TEXT;
`,
} as const;
