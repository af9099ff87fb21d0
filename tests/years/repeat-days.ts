import type { Tx } from "#electron/store/store.ts";
import { hashEntry } from "#electron/store/ledger-hash.ts";
import type { JournalTable, PostingTable } from "#electron/store/tables/ledger.ts";

/** A stretch of days that was lived, and how much later it is lived again. */
export interface Stretch {
  fromMs: number;
  toMs: number;
  shiftMs: number;
  /** Tells the repetitions apart. */
  number: number;
  /** Old batches are gone by the end, so those of early repetitions are not made. */
  withBatches: boolean;
}

type Journal = Omit<JournalTable, "seq"> & { seq: number };

const hex = (ms: number) => ms.toString(16).padStart(12, "0");

/** An id such as `ord_0192…` made at another time. */
function laterId(id: string, shiftMs: number): string {
  const [prefix = "", rest = ""] = id.split("_");
  return `${prefix}_${hex(Number.parseInt(rest.slice(0, 12), 16) + shiftMs)}${rest.slice(12)}`;
}

function laterTerm(term: string, { shiftMs, number }: Stretch): string {
  if (/^(ord|trk)_/.test(term)) return laterId(term, shiftMs);
  return /^so-|^\d{16,}$/.test(term) ? `${term}${number}` : term;
}

/** The journal's entries again, each with its own link of the chain and its own balance. */
function repeatJournal(tx: Tx, { fromMs, toMs, shiftMs }: Stretch): void {
  const last = tx.prepare("SELECT * FROM journal ORDER BY seq DESC LIMIT 1").get() as Journal;
  const entries = tx
    .prepare(
      "SELECT * FROM journal WHERE created_at >= ? AND created_at < ? AND seq <= ? AND type <> 'deposit' ORDER BY seq",
    )
    .all(fromMs, toMs, lastLivedSeq(tx, toMs)) as Journal[];
  const postingsOf = tx.prepare("SELECT account, units FROM posting WHERE journal_seq = ?");
  const columns = Object.keys(last);
  const insert = tx.prepare(
    `INSERT INTO journal (${columns.join()}) VALUES (${columns.map((name) => `@${name}`).join()})`,
  );
  const insertPosting = tx.prepare("INSERT INTO posting VALUES (?, ?, ?)");
  const moved = new Map<string, number>();
  let { seq, hash, balance_after: balance } = last;
  for (const entry of entries) {
    const postings = postingsOf.all(entry.seq) as Pick<PostingTable, "account" | "units">[];
    const later = (id: string | null) => id && laterId(id, shiftMs);
    balance += entry.amount;
    seq += 1;
    const { hash: _old, ...rest } = entry;
    const next = {
      ...rest,
      seq,
      id: laterId(entry.id, shiftMs),
      order_id: later(entry.order_id),
      order_item_id: later(entry.order_item_id),
      attempt_id: later(entry.attempt_id),
      created_at: entry.created_at + shiftMs,
      balance_after: balance,
      prev_hash: hash,
    };
    hash = hashEntry(next, postings);
    insert.run({ ...next, hash });
    for (const { account, units } of postings) {
      insertPosting.run(seq, account, units);
      moved.set(account, (moved.get(account) ?? 0) + units);
    }
  }
  const move = tx.prepare("UPDATE balance SET units = units + ? WHERE account = ?");
  for (const [account, units] of moved) move.run(units, account);
}

/** Entries are in the order of time, so the stretch ends where the first later entry begins. */
function lastLivedSeq(tx: Tx, toMs: number): number {
  const found = tx
    .prepare("SELECT MIN(seq) FROM journal WHERE created_at >= ? AND amount <> 0")
    .pluck()
    .get(toMs) as number | null;
  return found ?? Number.MAX_SAFE_INTEGER;
}

/** Copies rows of a table; what is named in `instead` is made by that expression. */
function copy(tx: Tx, table: string, instead: Record<string, string>, where: string): void {
  const columns = (
    tx.pragma(`table_xinfo(${table})`) as { name: string; hidden: number; pk: number }[]
  )
    // A seal is of the row that was lived; a copy has none, like rows of before there were seals.
    .filter(({ hidden, name }) => hidden === 0 && name !== "seal");
  const made = columns.filter(({ name }) => instead[name] !== "");
  tx.prepare(
    `INSERT INTO ${table} (${made.map(({ name }) => name).join()})
     SELECT ${made.map(({ name }) => instead[name] ?? name).join()} FROM ${table} WHERE ${where}`,
  ).run();
}

/** Lives a stretch of days again by SQL: the rows that retention leaves, triggers, totals, numbers and hash chain as they would be. */
export function repeatDays(tx: Tx, stretch: Stretch): void {
  const { fromMs, toMs, shiftMs, number } = stretch;
  tx.function("later", { deterministic: true }, (id) =>
    id === null ? null : laterId(String(id), shiftMs),
  );
  tx.function("term", { deterministic: true }, (term) => laterTerm(String(term), stretch));
  const between = (column: string, prefix: string) =>
    `${column} >= '${prefix}_${hex(fromMs)}' AND ${column} < '${prefix}_${hex(toMs)}'`;
  const orders = tx
    .prepare(`SELECT MIN(seq) AS first, MAX(seq) AS last FROM orders WHERE ${between("id", "ord")}`)
    .get() as { first: number | null; last: number };
  if (orders.first === null) return;
  const newest = tx.prepare("SELECT MAX(seq) FROM orders").pluck().get() as number;
  const delta = newest + 1 - orders.first;
  const at = (name: string) => `${name} + ${shiftMs}`;
  const dates = { created_at: at("created_at"), updated_at: at("updated_at") };
  copy(tx, "shipment", { id: "later(id)", created_at: at("created_at") }, between("id", "shp"));
  copy(
    tx,
    "quote",
    { id: "later(id)", shipment_id: "later(shipment_id)", expires_at: at("expires_at") },
    between("id", "rate"),
  );
  copy(
    tx,
    "orders",
    {
      ...dates,
      seq: `seq + ${delta}`,
      id: "later(id)",
      tracking_id: "later(tracking_id)",
      external_reference: `external_reference || '${number}'`,
    },
    `seq BETWEEN ${orders.first} AND ${orders.last} ORDER BY seq`,
  );
  copy(
    tx,
    "order_item",
    {
      id: "later(id)",
      order_id: "later(order_id)",
      rate_id: "later(rate_id)",
      shipment_id: "later(shipment_id)",
    },
    between("id", "item"),
  );
  copy(
    tx,
    "order_term",
    { term: "term(term)", order_seq: `order_seq + ${delta}` },
    `order_seq BETWEEN ${orders.first} AND ${orders.last}`,
  );
  copy(
    tx,
    "attempt",
    {
      id: "later(id)",
      order_item_id: "later(order_item_id)",
      created_at: at("created_at"),
      settled_at: at("settled_at"),
    },
    between("id", "att"),
  );
  repeatJournal(tx, stretch);
  const ofLabel = {
    order_item_id: "later(order_item_id)",
    tracking_code: `tracking_code || '${number}'`,
  };
  copy(
    tx,
    "label",
    {
      ...ofLabel,
      attempt_id: "later(attempt_id)",
      token: "lower(hex(randomblob(18)))",
      transaction_id: "later(transaction_id)",
      created_at: at("created_at"),
      file: "another(file)",
    },
    between("order_item_id", "item"),
  );
  copy(
    tx,
    "parcel",
    {
      ...ofLabel,
      seq: "",
      order_seq: `order_seq + ${delta}`,
      last_event_at: at("last_event_at"),
      next_check_at: "NULL",
    },
    between("order_item_id", "item"),
  );
  if (!stretch.withBatches) return;
  const ofBatch = { batch_id: "later(batch_id)" };
  copy(tx, "batch", { ...dates, seq: "", id: "later(id)" }, between("id", "bat"));
  copy(
    tx,
    "batch_run",
    {
      ...ofBatch,
      id: "later(id)",
      command_id: "later(command_id)",
      created_at: at("created_at"),
      ended_at: at("ended_at"),
    },
    between("id", "run"),
  );
  copy(
    tx,
    "batch_row",
    {
      ...ofBatch,
      id: "later(id)",
      quote_id: "later(quote_id)",
      shipment_id: "later(shipment_id)",
      run_id: "later(run_id)",
      order_id: "later(order_id)",
    },
    between("id", "row"),
  );
  copy(tx, "batch_line", ofBatch, between("batch_id", "bat"));
}
