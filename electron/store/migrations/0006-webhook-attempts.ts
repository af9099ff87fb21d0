/** Each attempt of a delivery as it was sent and answered; and the ways to find what failed. */
export const webhookAttempts0006 = {
  number: 6,
  name: "webhook-attempts",
  sql: `
CREATE TABLE webhook_attempt (
  delivery_id TEXT NOT NULL REFERENCES delivery (id) ON DELETE CASCADE,
  -- Counted from 1, as X-Webhook-Attempt says it.
  number INTEGER NOT NULL,
  url TEXT NOT NULL,
  -- JSON arrays of [name, value], in the order of the wire.
  request_headers TEXT NOT NULL CHECK (json_valid(request_headers)),
  status INTEGER,
  response_headers TEXT CHECK (response_headers IS NULL OR json_valid(response_headers)),
  response_body TEXT,
  error TEXT,
  started_at INTEGER NOT NULL,
  duration_ms INTEGER NOT NULL,
  PRIMARY KEY (delivery_id, number)
) STRICT, WITHOUT ROWID;

-- Few deliveries fail, so this stays small.
CREATE INDEX delivery_failed ON delivery (webhook_id, seq) WHERE state = 'failed';
-- Whether an event was sent again.
CREATE INDEX delivery_by_event ON delivery (event_id, webhook_id, seq);
`,
} as const;
