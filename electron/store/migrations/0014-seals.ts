/**
 * What is written once and read for years has a seal: the SHA-256 of its content (store/seal.ts), null in rows of before. And an
 * event names the webhooks that listened to it when it was made.
 */
export const seals0014 = {
  number: 14,
  name: "seals",
  sql: `
ALTER TABLE api_key ADD COLUMN seal TEXT;
ALTER TABLE verified_address ADD COLUMN seal TEXT;
ALTER TABLE shipment ADD COLUMN seal TEXT;
ALTER TABLE quote ADD COLUMN seal TEXT;
ALTER TABLE orders ADD COLUMN seal TEXT;
ALTER TABLE order_item ADD COLUMN seal TEXT;
ALTER TABLE attempt ADD COLUMN seal TEXT;
ALTER TABLE label ADD COLUMN seal TEXT;
ALTER TABLE manifest ADD COLUMN seal TEXT;
ALTER TABLE setting ADD COLUMN seal TEXT;
ALTER TABLE webhook ADD COLUMN seal TEXT;
ALTER TABLE event ADD COLUMN seal TEXT;
ALTER TABLE event ADD COLUMN heard_by TEXT CHECK (heard_by IS NULL OR json_valid(heard_by));
`,
} as const;
