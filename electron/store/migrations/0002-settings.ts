/** What the station keeps for everybody who works at it, each setting as JSON under its key. */
export const settings0002 = {
  number: 2,
  name: "settings",
  sql: `
CREATE TABLE setting (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL CHECK (json_valid(value))
) STRICT, WITHOUT ROWID;
`,
} as const;
