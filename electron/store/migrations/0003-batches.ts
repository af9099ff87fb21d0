/** Batches: their rows as drafts, the queue that buys them, the edits that can be taken back, the files that they came from. */
export const batches0003 = {
  number: 3,
  name: "batches",
  sql: `
CREATE INDEX quote_by_shipment ON quote (shipment_id);

-- What a person said the columns of a file are, found again by its headers.
CREATE TABLE import_mapping (
  fingerprint TEXT PRIMARY KEY,
  mapping TEXT NOT NULL CHECK (json_valid(mapping)),
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE batch (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  -- loading: its rows are still being written and nobody sees it; one that a stop left so is removed at the next start.
  stage TEXT NOT NULL CHECK (stage IN ('loading','mapping','open','buying','paused')),
  paused_code TEXT,
  paused_message TEXT,
  rule TEXT NOT NULL CHECK (json_valid(rule)),
  ship_from_id TEXT,
  package_id TEXT,
  import TEXT CHECK (json_valid(import)),
  file_hash TEXT,
  -- The newest edit that stands; what is above can be done again. 0 when none stands.
  edit_cursor INTEGER NOT NULL DEFAULT 0,
  run_id TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK ((paused_code IS NULL) = (paused_message IS NULL))
) STRICT;
CREATE INDEX batch_by_file ON batch (file_hash) WHERE file_hash IS NOT NULL;

-- One press of the buy button.
CREATE TABLE batch_run (
  id TEXT PRIMARY KEY,
  batch_id TEXT NOT NULL REFERENCES batch (id) ON DELETE CASCADE,
  command_id TEXT NOT NULL,
  currency TEXT NOT NULL CHECK (currency IN ('BTC','LTC','LTCT')),
  cents INTEGER NOT NULL CHECK (cents > 0),
  row_count INTEGER NOT NULL CHECK (row_count > 0),
  print_profile_id TEXT,
  created_at INTEGER NOT NULL,
  ended_at INTEGER,
  UNIQUE (batch_id, command_id)
) STRICT;

CREATE TABLE batch_row (
  id TEXT PRIMARY KEY,
  batch_id TEXT NOT NULL REFERENCES batch (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  excluded INTEGER NOT NULL DEFAULT 0 CHECK (excluded IN (0, 1)),
  -- 0: checked. 1: its rate is to be chosen anew. 2: it is to be verified and rated.
  stale INTEGER NOT NULL DEFAULT 2 CHECK (stale IN (0, 1, 2)),
  -- A person waits for it: checked before the rest.
  urgent INTEGER NOT NULL DEFAULT 0 CHECK (urgent IN (0, 1)),
  -- Counts edits, so that a check of what was there before is thrown away.
  revision INTEGER NOT NULL DEFAULT 0,
  -- Problems of the row itself; rows of the same batch with the same recipient and with the same order number, itself included.
  errors INTEGER NOT NULL DEFAULT 0,
  warnings INTEGER NOT NULL DEFAULT 0,
  recipient_count INTEGER NOT NULL DEFAULT 1,
  number_count INTEGER NOT NULL DEFAULT 1,
  -- The chosen rate, and its price.
  quote_id TEXT REFERENCES quote (id),
  cents INTEGER CHECK (cents > 0),
  shipment_id TEXT REFERENCES shipment (id),
  rate_count INTEGER NOT NULL DEFAULT 0,
  -- In the purchase queue. What became of it afterwards is its order's to say.
  queued INTEGER NOT NULL DEFAULT 0 CHECK (queued IN (0, 1)),
  run_id TEXT REFERENCES batch_run (id) ON DELETE SET NULL,
  order_id TEXT REFERENCES orders (id),
  -- Why the last purchase came to nothing before there was an order that could say it.
  failed_code TEXT,
  failed_message TEXT,
  failed_retryable INTEGER,
  order_number TEXT NOT NULL,
  -- What twins are found by: name and street, folded; empty when there is no address yet.
  recipient TEXT NOT NULL,
  search TEXT NOT NULL,
  address_state TEXT NOT NULL DEFAULT 'unchecked' CHECK (address_state IN ('unchecked','verified','suggested','failed')),
  suggestion TEXT CHECK (json_valid(suggestion)),
  address_errors TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(address_errors)),
  lines TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(lines)),
  -- What the file's reader found, and what the check found.
  import_problems TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(import_problems)),
  problems TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(problems)),
  messages TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(messages)),
  draft TEXT NOT NULL CHECK (json_valid(draft)),
  CHECK ((quote_id IS NULL) = (cents IS NULL)),
  CHECK ((failed_code IS NULL) = (failed_message IS NULL))
) STRICT;
CREATE INDEX batch_row_in_order ON batch_row (batch_id, position);
-- Everything that the counts ask for, so that they never read the drafts.
CREATE INDEX batch_row_counted ON batch_row (batch_id, order_id, queued, excluded, failed_code, stale, errors, quote_id, warnings, recipient_count, number_count, cents);
CREATE INDEX batch_row_by_recipient ON batch_row (batch_id, recipient);
CREATE INDEX batch_row_by_number ON batch_row (batch_id, order_number);
CREATE INDEX batch_row_by_order ON batch_row (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX batch_row_stale ON batch_row (urgent DESC, batch_id, position) WHERE stale > 0;
CREATE INDEX batch_row_queue ON batch_row (batch_id, position) WHERE queued = 1;
CREATE INDEX batch_row_by_run ON batch_row (run_id, position) WHERE run_id IS NOT NULL;

-- Where a row stands. After the purchase its order item says it, and nobody else.
CREATE VIEW batch_row_seen AS
SELECT r.*,
  i.id AS item_id, i.status AS item_status, i.cents AS item_cents, i.rate_id AS item_rate_id,
  i.error_code AS item_error_code, i.error_message AS item_error_message, i.error_retryable AS item_error_retryable,
  CASE
    WHEN i.status = 'success' THEN 'bought'
    WHEN i.status = 'voided' THEN 'voided'
    WHEN i.status = 'processing' THEN CASE WHEN r.queued = 1 THEN 'buying' ELSE 'pending' END
    WHEN r.queued = 1 THEN 'queued'
    WHEN r.excluded = 1 THEN 'excluded'
    WHEN i.status = 'failed' OR r.failed_code IS NOT NULL THEN 'failed'
    WHEN r.stale > 0 THEN 'checking'
    WHEN r.errors > 0 OR r.quote_id IS NULL THEN 'blocked'
    ELSE 'ready'
  END AS status,
  (r.warnings > 0 OR r.recipient_count > 1 OR r.number_count > 1) AS warned
FROM batch_row r LEFT JOIN order_item i ON i.order_id = r.order_id AND i.position = 0;

-- The lines of the imported file, cell by cell: read again under another mapping, and given back with the results.
CREATE TABLE batch_line (
  batch_id TEXT NOT NULL REFERENCES batch (id) ON DELETE CASCADE,
  line INTEGER NOT NULL,
  cells TEXT NOT NULL CHECK (json_valid(cells)),
  PRIMARY KEY (batch_id, line)
) STRICT, WITHOUT ROWID;

CREATE TABLE batch_edit (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  batch_id TEXT NOT NULL REFERENCES batch (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX batch_edit_by_batch ON batch_edit (batch_id, seq);
CREATE TABLE batch_edit_row (
  edit_seq INTEGER NOT NULL REFERENCES batch_edit (seq) ON DELETE CASCADE,
  row_id TEXT NOT NULL REFERENCES batch_row (id) ON DELETE CASCADE,
  before TEXT NOT NULL CHECK (json_valid(before)),
  after TEXT NOT NULL CHECK (json_valid(after)),
  PRIMARY KEY (edit_seq, row_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX batch_edit_row_by_row ON batch_edit_row (row_id);
`,
} as const;
