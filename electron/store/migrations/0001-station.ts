/** Frozen: a later change is a later migration. Times are milliseconds of the Unix epoch, UTC. */
export const station0001 = {
  number: 1,
  name: "station",
  sql: `
CREATE TABLE meta (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Totals that lists show; kept by triggers, because COUNT(*) over a million rows is not free.
CREATE TABLE counter (
  name TEXT PRIMARY KEY,
  value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE api_key (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  api_key TEXT NOT NULL UNIQUE,
  secret_hash TEXT NOT NULL,
  -- The first key of a line of successors: spending is counted for all of them together.
  root_id TEXT NOT NULL,
  scopes TEXT NOT NULL,
  daily_limit_cents INTEGER CHECK (daily_limit_cents >= 0),
  created_at INTEGER NOT NULL,
  last_used_at INTEGER,
  expires_at INTEGER,
  revoked_at INTEGER
) STRICT;

CREATE TABLE verified_address (
  id TEXT PRIMARY KEY,
  address TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE shipment (
  id TEXT PRIMARY KEY,
  from_address TEXT NOT NULL,
  to_address TEXT NOT NULL,
  parcel TEXT NOT NULL,
  customs TEXT,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE quote (
  id TEXT PRIMARY KEY,
  shipment_id TEXT NOT NULL REFERENCES shipment (id),
  carrier TEXT NOT NULL,
  service TEXT NOT NULL,
  service_code TEXT NOT NULL,
  cents INTEGER NOT NULL CHECK (cents > 0),
  delivery_days INTEGER NOT NULL,
  delivery_date TEXT NOT NULL,
  guaranteed INTEGER NOT NULL CHECK (guaranteed IN (0, 1)),
  zone TEXT,
  billable_ounces REAL,
  expires_at INTEGER NOT NULL
) STRICT;

-- Orders are never deleted, so seq has no gaps and an offset is arithmetic.
CREATE TABLE orders (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  tracking_id TEXT NOT NULL UNIQUE,
  external_reference TEXT,
  email TEXT,
  total_cents INTEGER NOT NULL CHECK (total_cents > 0),
  payment_status TEXT NOT NULL CHECK (payment_status IN ('pending','processing','paid','partially_paid','failed','cancelled','partially_refunded','refunded')),
  item_count INTEGER NOT NULL CHECK (item_count BETWEEN 1 AND 100),
  success_count INTEGER NOT NULL DEFAULT 0,
  processing_count INTEGER NOT NULL DEFAULT 0,
  failed_count INTEGER NOT NULL DEFAULT 0,
  voided_count INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK (success_count + processing_count + failed_count + voided_count <= item_count)
) STRICT;
CREATE INDEX orders_by_status ON orders (payment_status, seq);
CREATE INDEX orders_by_reference ON orders (external_reference, seq) WHERE external_reference IS NOT NULL;
CREATE INDEX orders_by_time ON orders (created_at, seq);
CREATE TRIGGER orders_keep AFTER DELETE ON orders BEGIN SELECT RAISE(ABORT, 'orders are never deleted'); END;
CREATE TRIGGER orders_count_insert AFTER INSERT ON orders BEGIN
  INSERT INTO counter VALUES ('orders:' || new.payment_status, 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;
CREATE TRIGGER orders_count_update AFTER UPDATE OF payment_status ON orders WHEN old.payment_status <> new.payment_status BEGIN
  UPDATE counter SET value = value - 1 WHERE name = 'orders:' || old.payment_status;
  INSERT INTO counter VALUES ('orders:' || new.payment_status, 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;

-- Lower-case words that the search finds an order by, matched from their beginning.
CREATE TABLE order_term (
  term TEXT NOT NULL,
  order_seq INTEGER NOT NULL REFERENCES orders (seq),
  PRIMARY KEY (term, order_seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE order_item (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES orders (id),
  position INTEGER NOT NULL,
  rate_id TEXT NOT NULL REFERENCES quote (id),
  shipment_id TEXT NOT NULL REFERENCES shipment (id),
  carrier TEXT NOT NULL,
  service TEXT NOT NULL,
  cents INTEGER NOT NULL CHECK (cents > 0),
  status TEXT NOT NULL CHECK (status IN ('pending','processing','success','failed','voided')),
  error_code TEXT,
  error_message TEXT,
  error_source TEXT,
  error_retryable INTEGER,
  UNIQUE (order_id, position),
  UNIQUE (order_id, rate_id),
  CHECK ((status = 'failed') = (error_code IS NOT NULL))
) STRICT;
CREATE INDEX order_item_by_rate ON order_item (rate_id);

-- One try to buy one item. Its id is the idempotency key that the carrier gets.
CREATE TABLE attempt (
  id TEXT PRIMARY KEY,
  order_item_id TEXT NOT NULL REFERENCES order_item (id),
  state TEXT NOT NULL CHECK (state IN ('open','sold','refused')),
  service_code TEXT NOT NULL,
  cents INTEGER NOT NULL CHECK (cents > 0),
  currency TEXT NOT NULL CHECK (currency IN ('BTC','LTC','LTCT')),
  units INTEGER NOT NULL CHECK (units > 0),
  price_micros INTEGER NOT NULL CHECK (price_micros > 0),
  -- The root of the paying key.
  key_id TEXT REFERENCES api_key (id),
  unknown_code TEXT,
  unknown_message TEXT,
  checks INTEGER NOT NULL DEFAULT 0,
  next_check_at INTEGER,
  created_at INTEGER NOT NULL,
  settled_at INTEGER
) STRICT;
-- At most one try of an item may be alive or have sold: a second purchase under a new key cannot be written.
CREATE UNIQUE INDEX attempt_alive ON attempt (order_item_id) WHERE state IN ('open','sold');
CREATE INDEX attempt_by_item ON attempt (order_item_id);
CREATE INDEX attempt_due ON attempt (next_check_at) WHERE state = 'open';
CREATE INDEX attempt_by_key ON attempt (key_id, created_at) WHERE key_id IS NOT NULL;

CREATE TABLE label (
  order_item_id TEXT PRIMARY KEY REFERENCES order_item (id),
  attempt_id TEXT NOT NULL UNIQUE REFERENCES attempt (id),
  carrier TEXT NOT NULL,
  tracking_code TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  content TEXT,
  file TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  transaction_id TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  void_requested_at INTEGER,
  voided_at INTEGER
) STRICT;
-- Carriers use numbers again after some months, so a code is not unique.
CREATE INDEX label_by_tracking_code ON label (tracking_code);
CREATE INDEX label_voiding ON label (void_requested_at) WHERE void_requested_at IS NOT NULL AND voided_at IS NULL;

-- Double entry per currency. external: the world that deposits come from. wallet: money that can be spent.
-- held: kept for open attempts. spent: what labels cost.
CREATE TABLE balance (
  account TEXT PRIMARY KEY,
  currency TEXT NOT NULL CHECK (currency IN ('BTC','LTC','LTCT')),
  kind TEXT NOT NULL CHECK (kind IN ('external','wallet','held','spent')),
  units INTEGER NOT NULL CHECK (kind = 'external' OR units >= 0) CHECK (units <= 2100000000000000)
) STRICT, WITHOUT ROWID;
INSERT INTO balance SELECT c.value || ':' || k.value, c.value, k.value, 0
  FROM json_each('["BTC","LTC","LTCT"]') c, json_each('["external","wallet","held","spent"]') k;

CREATE TABLE journal (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL CHECK (type IN ('deposit','label_purchase','label_refund','adjustment','withdrawal','hold','release')),
  currency TEXT NOT NULL CHECK (currency IN ('BTC','LTC','LTCT')),
  -- What the entry does to wallet plus held: 0 for hold and release.
  amount INTEGER NOT NULL,
  balance_after INTEGER NOT NULL CHECK (balance_after >= 0),
  description TEXT NOT NULL,
  order_id TEXT,
  order_item_id TEXT,
  attempt_id TEXT,
  usd_cents INTEGER,
  price_micros INTEGER,
  created_at INTEGER NOT NULL,
  prev_hash TEXT NOT NULL,
  hash TEXT NOT NULL UNIQUE,
  CHECK ((type IN ('hold','release')) = (amount = 0))
) STRICT;
CREATE INDEX journal_listed ON journal (seq) WHERE amount <> 0;
CREATE INDEX journal_listed_by_currency ON journal (currency, seq) WHERE amount <> 0;
CREATE INDEX journal_by_item ON journal (order_item_id) WHERE order_item_id IS NOT NULL;
CREATE INDEX journal_by_attempt ON journal (attempt_id) WHERE attempt_id IS NOT NULL;
-- A hold is taken once and resolved once; a label is debited once and refunded once.
CREATE UNIQUE INDEX journal_hold_once ON journal (attempt_id) WHERE type = 'hold';
CREATE UNIQUE INDEX journal_resolve_once ON journal (attempt_id) WHERE type IN ('release','label_purchase');
CREATE UNIQUE INDEX journal_refund_once ON journal (attempt_id) WHERE type = 'label_refund';

CREATE TABLE posting (
  journal_seq INTEGER NOT NULL REFERENCES journal (seq),
  account TEXT NOT NULL REFERENCES balance (account),
  units INTEGER NOT NULL CHECK (units <> 0),
  PRIMARY KEY (journal_seq, account)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER journal_fixed AFTER UPDATE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER journal_kept AFTER DELETE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER posting_fixed AFTER UPDATE ON posting BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER posting_kept AFTER DELETE ON posting BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER journal_count AFTER INSERT ON journal WHEN new.amount <> 0 BEGIN
  INSERT INTO counter VALUES ('transactions:' || new.currency, 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;

CREATE TABLE webhook (
  id TEXT PRIMARY KEY,
  url TEXT NOT NULL,
  events TEXT NOT NULL,
  secret TEXT NOT NULL,
  previous_secret TEXT,
  previous_secret_until INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  disabled_at INTEGER,
  disabled_reason TEXT,
  last_delivery_at INTEGER,
  last_delivery_status INTEGER,
  consecutive_failures INTEGER NOT NULL DEFAULT 0,
  -- Events in a row whose every attempt ran out.
  exhausted_in_row INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE event (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  order_item_id TEXT,
  -- The exact bytes that are signed and sent, on every attempt.
  body BLOB NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE delivery (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  event_id TEXT NOT NULL REFERENCES event (id),
  webhook_id TEXT NOT NULL REFERENCES webhook (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('pending','delivered','failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- When the next attempt is due; null when none is.
  next_at INTEGER,
  last_status INTEGER,
  last_error TEXT,
  last_duration_ms INTEGER,
  response_body TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK ((state = 'pending') = (next_at IS NOT NULL))
) STRICT;
-- The waiting ones, by time and in the order of their events. A comparison with next_at implies the condition.
CREATE INDEX delivery_due ON delivery (webhook_id, next_at) WHERE next_at IS NOT NULL;
CREATE INDEX delivery_queue ON delivery (webhook_id, seq, next_at) WHERE next_at IS NOT NULL;
CREATE INDEX delivery_by_webhook ON delivery (webhook_id, seq);

CREATE TABLE idempotency (
  key_id TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  -- What the request made, written in its own transaction; lets a replay after a crash tell what came of it.
  reference TEXT,
  status INTEGER,
  body TEXT,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (key_id, idempotency_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_by_age ON idempotency (created_at);
`,
} as const;
