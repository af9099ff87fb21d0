import Database from "better-sqlite3";

interface Entry {
  reference: string;
  trackingCode: string | null;
  state: "sold" | "lost" | "void";
  soldAtMs: number;
  record: string;
}

interface Row {
  reference: string;
  tracking_code: string | null;
  state: Entry["state"];
  sold_at: number;
  record: string;
}

function entryOf(row: unknown): Entry | null {
  if (!row) return null;
  const { reference, tracking_code, state, sold_at, record } = row as Row;
  return { reference, trackingCode: tracking_code, state, soldAtMs: sold_at, record };
}

/** How many serial numbers are reserved with one sync; those left over at a stop are skipped. */
const serialBlock = 32;

/**
 * The simulated carriers' own ledger, in a database of its own, as a real carrier's would be. NORMAL is enough here: the
 * station's database keeps the money, and a label it knows of is never asked for again.
 */
export function openSoldBook(file: string, nativeBinding: string | undefined) {
  const db = new Database(file, nativeBinding ? { nativeBinding } : {});
  db.pragma("journal_mode = WAL");
  db.pragma("busy_timeout = 5000");
  db.exec(`
    CREATE TABLE IF NOT EXISTS sold (
      reference TEXT PRIMARY KEY,
      tracking_code TEXT UNIQUE,
      state TEXT NOT NULL CHECK (state IN ('sold','lost','void')),
      sold_at INTEGER NOT NULL,
      record TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS serial (last INTEGER NOT NULL) STRICT;
    INSERT INTO serial SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM serial);`);
  db.pragma("synchronous = NORMAL");
  const byReference = db.prepare("SELECT * FROM sold WHERE reference = ?");
  const byTrackingCode = db.prepare("SELECT * FROM sold WHERE tracking_code = ?");
  const add = db.prepare(
    "INSERT INTO sold VALUES (?, ?, ?, ?, ?) ON CONFLICT (reference) DO NOTHING",
  );
  const setState = db.prepare("UPDATE sold SET state = ? WHERE reference = ?");
  const reserve = db.prepare("UPDATE serial SET last = last + ? RETURNING last");
  let given = 0;
  let reserved = 0;
  function nextSerial(): number {
    if (given >= reserved) {
      // A serial that a power cut forgot would be printed twice, so they are reserved durably, a few at a time.
      db.pragma("synchronous = FULL");
      reserved = (reserve.get(serialBlock) as { last: number }).last;
      db.pragma("synchronous = NORMAL");
      given = reserved - serialBlock;
    }
    given += 1;
    return given;
  }
  return {
    byReference: (reference: string) => entryOf(byReference.get(reference)),
    byTrackingCode: (code: string) => entryOf(byTrackingCode.get(code)),
    add: (entry: Entry) =>
      add.run(entry.reference, entry.trackingCode, entry.state, entry.soldAtMs, entry.record)
        .changes === 1,
    setState: (reference: string, state: Entry["state"]) => void setState.run(state, reference),
    nextSerial,
    close: () => void db.close(),
  };
}
