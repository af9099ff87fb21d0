/** A carrier that refuses a void leaves its reason, so that the state of a refund is never unclear. */
export const voidRefusals0007 = {
  number: 7,
  name: "void-refusals",
  sql: `
CREATE TABLE void_refusal (
  order_item_id TEXT PRIMARY KEY REFERENCES label (order_item_id),
  reason TEXT NOT NULL,
  refused_at INTEGER NOT NULL
) STRICT;
`,
};
