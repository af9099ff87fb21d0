import { existsSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { checkLedger, checkNewest } from "#electron/store/check-ledger.ts";
import { rules } from "#electron/store/invariants/index.ts";
import { newest } from "#electron/store/invariants/rule.ts";
import type { Db } from "#electron/store/store.ts";
import { checkChain } from "#electron/store/verify-chain.ts";
import { breaks } from "./broken-books.ts";
import { busyBooks, unguarded } from "./busy-books.ts";

let books: Buffer;
beforeAll(async () => {
  books = await busyBooks();
});

/** The rules that a check tells of. */
function toldBy(check: (db: Db) => string[], db: Db): string[] {
  const told = check(db);
  return rules.flatMap(({ name }) =>
    told.some((line) => line.includes(` ${name}`)) ? [name] : [],
  );
}

test("the books that are to be broken are whole", () => {
  const db = unguarded(books);
  expect(checkLedger(db)).toEqual([]);
  expect(checkNewest(db)).toEqual([]);
  expect(checkChain(db, 0)).toBeNull();
});

test("every rule is broken by a case of its own", () => {
  const named = rules.map(({ name }) => name);
  expect(new Set(named).size).toBe(named.length);
  expect(Object.keys(breaks).sort()).toEqual([...named].sort());
});

test("the guide names every rule beside each of its invariants, and says of all twenty by what they are held", () => {
  const guide = readFileSync("resources/guide/books.md", "utf8").split("\n");
  const rowOf = (id: string) =>
    guide.find((line) => line.startsWith(`| ${id} |`))?.split("|") ?? [];
  for (let n = 1; n <= 20; n++) {
    const [, , , held = "", proven = ""] = rowOf(`I${n}`);
    const names = rules.filter(({ of }) => of.includes(`I${n}`)).map(({ name }) => name);
    expect({ n, held: held.trim() }).toEqual({ n, held: names.join("; ") || "–" });
    for (const [, file = ""] of proven.matchAll(/`(tests\/[^`]+)`/g))
      expect({ file, there: existsSync(file) }).toEqual({ file, there: true });
    if (names.length === 0) expect(proven).toMatch(/`tests\//);
  }
});

test.for(Object.entries(breaks))("when it does not hold that %s, it is told", ([name, sql]) => {
  const db = unguarded(books);
  db.exec(sql);
  expect(toldBy(checkLedger, db)).toContain(name);
  // What is quick enough for a start finds it among the newest rows.
  const quick = rules.some((rule) => rule.name === name && rule.quick);
  if (quick) expect(toldBy(checkNewest, db)).toContain(name);
});

test("what is asked at every start touches no more than the newest rows, however many there are", () => {
  const db = unguarded(books);
  for (const { name, quick, sql } of rules) {
    if (!quick) continue;
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${sql(newest)} LIMIT 5`).all() as {
      detail: string;
    }[];
    const scans = plan
      .map(({ detail }) => detail)
      .filter((detail) => /^SCAN (?!\(|balance|b$|a USING INDEX attempt_due$)/.test(detail));
    expect({ name, scans }).toEqual({ name, scans: [] });
  }
});

const columns: Record<"journal" | "posting", readonly string[]> = {
  journal: [
    "seq",
    "id",
    "type",
    "currency",
    "amount",
    "balance_after",
    "description",
    "order_id",
    "order_item_id",
    "attempt_id",
    "usd_cents",
    "price_micros",
    "created_at",
    "prev_hash",
    "hash",
    "rate_id",
  ],
  posting: ["journal_seq", "account", "units"],
};

test("a change of any column of any journal entry or posting breaks its link of the chain", () => {
  let changes = 0;
  for (const [table, names] of Object.entries(columns)) {
    const found = unguarded(books).pragma(`table_info(${table})`) as { name: string }[];
    expect(found.map(({ name }) => name)).toEqual(names);
    for (const name of names) {
      const db = unguarded(books);
      const rows = db.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number;
      for (let row = 0; row < rows; row++) {
        db.exec("SAVEPOINT whole");
        const [key] = db
          .prepare(`SELECT journal_seq, account FROM posting ORDER BY 1, 2 LIMIT 1 OFFSET ${row}`)
          .raw()
          .all() as [number, string][];
        const where =
          table === "journal"
            ? `seq = ${row + 1}`
            : `journal_seq = ${key?.[0]} AND account = '${key?.[1]}'`;
        db.exec(
          `UPDATE ${table} SET ${name} = CASE typeof(${name}) WHEN 'integer' THEN ${name} + 100000 WHEN 'text' THEN ${name} || '0' ELSE 1 END WHERE ${where}`,
        );
        expect({ table, name, row, told: checkChain(db, 0) !== null }).toEqual({
          table,
          name,
          row,
          told: true,
        });
        db.exec("ROLLBACK TO whole; RELEASE whole");
        changes += 1;
      }
      expect(checkChain(db, 0)).toBeNull();
    }
  }
  console.log(`${changes} changes of one column of one row, all told`);
});

test("an entry that is taken out of the middle, or off the beginning, is told by the chain", () => {
  for (const seq of [1, 2, 5]) {
    const db = unguarded(books);
    db.exec(
      `DELETE FROM posting WHERE journal_seq = ${seq}; DELETE FROM journal WHERE seq = ${seq}`,
    );
    expect(checkChain(db, 0)).toMatch(/is missing|was changed/);
  }
});
