import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { statement } from "#electron/store/sql.ts";

const someTerms = statement((db, values: { term: string; limit: number }) =>
  db.selectFrom("order_term").selectAll().where("term", "=", values.term).limit(values.limit),
);

test("no value stands bare in a statement, where SQLite would plan it anew for each", () => {
  expect(someTerms.text()).toBe(
    'select * from "order_term" where "term" = ? collate binary limit ? collate binary',
  );
});

test("values are compared and limited as they are", () => {
  const db = new Database(":memory:");
  db.exec("CREATE TABLE order_term (term TEXT NOT NULL, order_seq INTEGER NOT NULL) STRICT");
  db.exec("INSERT INTO order_term VALUES ('dana', 1), ('dana', 2), ('Dana', 3)");
  const found = someTerms.all(db, { term: "dana", limit: 1 });
  expect(found).toEqual([{ term: "dana", order_seq: 1 }]);
  expect(someTerms.all(db, { term: "dana", limit: 9 })).toHaveLength(2);
  db.close();
});
