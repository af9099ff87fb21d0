/** Return labels, packing slips that were asked for, end-of-day manifests, and documents among what is printed. */
export const documents0009 = {
  number: 9,
  name: "documents",
  sql: `
ALTER TABLE order_item ADD COLUMN is_return INTEGER NOT NULL DEFAULT 0 CHECK (is_return IN (0, 1));
ALTER TABLE order_item ADD COLUMN packing_slip INTEGER NOT NULL DEFAULT 0 CHECK (packing_slip IN (0, 1));

-- A day's labels of one carrier are asked for by when they were bought.
CREATE INDEX label_by_day ON label (carrier, created_at);

CREATE TABLE manifest (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  carrier TEXT NOT NULL,
  date TEXT NOT NULL,
  ship_from TEXT NOT NULL CHECK (json_valid(ship_from)),
  number TEXT NOT NULL UNIQUE,
  token TEXT NOT NULL UNIQUE,
  label_count INTEGER NOT NULL CHECK (label_count > 0),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX manifest_by_day ON manifest (carrier, date, seq);
CREATE TRIGGER manifest_fixed AFTER UPDATE ON manifest BEGIN SELECT RAISE(ABORT, 'a manifest is never changed'); END;
CREATE TRIGGER manifest_kept AFTER DELETE ON manifest BEGIN SELECT RAISE(ABORT, 'a manifest is never deleted'); END;

-- A label is on one manifest at most: its item is the key.
CREATE TABLE manifest_label (
  order_item_id TEXT PRIMARY KEY REFERENCES label (order_item_id),
  manifest_seq INTEGER NOT NULL REFERENCES manifest (seq),
  position INTEGER NOT NULL CHECK (position > 0),
  UNIQUE (manifest_seq, position)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER manifest_label_fixed AFTER UPDATE ON manifest_label BEGIN SELECT RAISE(ABORT, 'a manifest is never changed'); END;
CREATE TRIGGER manifest_label_kept AFTER DELETE ON manifest_label BEGIN SELECT RAISE(ABORT, 'a manifest is never changed'); END;

-- What a job prints and what was printed, now with documents: a label's paper, or a manifest.
CREATE TABLE print_piece_12 (
  job_seq INTEGER NOT NULL REFERENCES print_job (seq),
  position INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('label','slip','test','document')),
  order_item_id TEXT REFERENCES order_item (id),
  document TEXT,
  manifest_seq INTEGER REFERENCES manifest (seq),
  PRIMARY KEY (job_seq, position),
  CHECK ((kind = 'document') = (document IS NOT NULL)),
  CHECK ((document IS 'manifest') = (manifest_seq IS NOT NULL)),
  CHECK ((kind = 'test' OR document IS 'manifest') = (order_item_id IS NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO print_piece_12 SELECT job_seq, position, kind, order_item_id, NULL, NULL FROM print_piece;
DROP TABLE print_piece;
ALTER TABLE print_piece_12 RENAME TO print_piece;

CREATE TABLE print_entry_12 (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  job_seq INTEGER NOT NULL REFERENCES print_job (seq),
  position INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('label','slip','test','document')),
  order_item_id TEXT REFERENCES order_item (id),
  document TEXT,
  manifest_seq INTEGER REFERENCES manifest (seq),
  copy INTEGER NOT NULL CHECK (copy > 0),
  account TEXT NOT NULL,
  printed_at INTEGER NOT NULL
) STRICT;
INSERT INTO print_entry_12 SELECT seq, id, job_seq, position, kind, order_item_id, NULL, NULL, copy, account, printed_at FROM print_entry;
DROP TABLE print_entry;
ALTER TABLE print_entry_12 RENAME TO print_entry;
CREATE INDEX print_entry_by_item ON print_entry (order_item_id, seq) WHERE order_item_id IS NOT NULL;
CREATE INDEX print_entry_by_manifest ON print_entry (manifest_seq) WHERE manifest_seq IS NOT NULL;
CREATE INDEX print_entry_by_job ON print_entry (job_seq, seq);
CREATE TRIGGER print_entry_fixed AFTER UPDATE ON print_entry BEGIN SELECT RAISE(ABORT, 'the print journal is append-only'); END;
CREATE TRIGGER print_entry_kept AFTER DELETE ON print_entry BEGIN SELECT RAISE(ABORT, 'the print journal is append-only'); END;
CREATE TRIGGER print_entry_counted AFTER INSERT ON print_entry WHEN new.kind = 'label' BEGIN
  UPDATE label SET printed_copies = printed_copies + 1 WHERE order_item_id = new.order_item_id;
END;
`,
} as const;
