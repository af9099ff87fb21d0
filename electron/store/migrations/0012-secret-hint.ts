/**
 * The last characters of a webhook's secret, kept apart from it: the secret itself is sealed from now on (when the station opens
 * next, since only it has the key), and its end is shown even where the key is not.
 */
export const secretHint0012 = {
  number: 12,
  name: "secret-hint",
  sql: `
ALTER TABLE webhook ADD COLUMN secret_hint TEXT NOT NULL DEFAULT '';
UPDATE webhook SET secret_hint = substr(rtrim(secret, '='), -4);
`,
} as const;
