import type { Migration } from "./index.ts";

/** A carrier that refuses a void leaves its reason: a refund's state is never unclear. */
export const voidRefusal0007: Migration = {
  number: 7,
  name: "void refusal",
  sql: `
ALTER TABLE label ADD COLUMN void_refused_at INTEGER;
ALTER TABLE label ADD COLUMN void_refusal TEXT;
`,
};
