/** Printer profiles, print jobs with their planned pieces, and the journal of everything that was printed. */
export const printing0004 = {
  number: 4,
  name: "printing",
  sql: `
CREATE TABLE printer_profile (
  id TEXT PRIMARY KEY,
  profile TEXT NOT NULL CHECK (json_valid(profile)),
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE print_job (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  command_id TEXT NOT NULL UNIQUE,
  batch_id TEXT,
  title TEXT NOT NULL,
  account TEXT NOT NULL,
  -- As it was when the job began.
  profile TEXT NOT NULL CHECK (json_valid(profile)),
  printer TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('queued','printing','stopped','done','cancelled')),
  total INTEGER NOT NULL CHECK (total > 0),
  sent INTEGER NOT NULL DEFAULT 0 CHECK (sent BETWEEN 0 AND total),
  labels INTEGER NOT NULL,
  error_code TEXT,
  error_message TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK ((error_code IS NULL) = (error_message IS NULL))
) STRICT;
CREATE INDEX print_job_waiting ON print_job (printer, seq) WHERE state IN ('queued','printing');

-- What a job prints, in order, from 1. A slip belongs to the label of the same item.
CREATE TABLE print_piece (
  job_seq INTEGER NOT NULL REFERENCES print_job (seq),
  position INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('label','slip','test')),
  order_item_id TEXT REFERENCES order_item (id),
  PRIMARY KEY (job_seq, position),
  CHECK ((kind = 'test') = (order_item_id IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE print_entry (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  job_seq INTEGER NOT NULL REFERENCES print_job (seq),
  position INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('label','slip','test')),
  order_item_id TEXT REFERENCES order_item (id),
  copy INTEGER NOT NULL CHECK (copy > 0),
  account TEXT NOT NULL,
  printed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX print_entry_by_item ON print_entry (order_item_id, seq) WHERE order_item_id IS NOT NULL;
CREATE INDEX print_entry_by_job ON print_entry (job_seq, seq);
CREATE TRIGGER print_entry_fixed AFTER UPDATE ON print_entry BEGIN SELECT RAISE(ABORT, 'the print journal is append-only'); END;
CREATE TRIGGER print_entry_kept AFTER DELETE ON print_entry BEGIN SELECT RAISE(ABORT, 'the print journal is append-only'); END;

-- How often a label was printed, so that a grid of ten thousand does not count the journal.
ALTER TABLE label ADD COLUMN printed_copies INTEGER NOT NULL DEFAULT 0;
CREATE TRIGGER print_entry_counted AFTER INSERT ON print_entry WHEN new.kind = 'label' BEGIN
  UPDATE label SET printed_copies = printed_copies + 1 WHERE order_item_id = new.order_item_id;
END;

-- The same as before, with how often the row's label was printed.
DROP VIEW batch_row_seen;
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
  coalesce(l.printed_copies, 0) AS printed_copies,
  (r.warnings > 0 OR r.recipient_count > 1 OR r.number_count > 1) AS warned
FROM batch_row r
  LEFT JOIN order_item i ON i.order_id = r.order_id AND i.position = 0
  LEFT JOIN label l ON l.order_item_id = i.id;
`,
} as const;
