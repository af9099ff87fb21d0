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
`,
} as const;
