import { statement } from "./sql.ts";
import type { Db, Tx } from "./store.ts";

const byKey = statement((db, v: { key: string }) =>
  db.selectFrom("setting").select("value").where("key", "=", v.key),
);
const put = statement((db, v: { key: string; value: string }) =>
  db
    .insertInto("setting")
    .values({ key: v.key, value: v.value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: v.value })),
);

/** A setting's JSON as a value; undefined when it was never set. */
export function readSetting(db: Db, key: string): unknown {
  const row = byKey.get(db, { key });
  return row ? JSON.parse(row.value) : undefined;
}

export function writeSetting(tx: Tx, key: string, value: unknown): void {
  put.run(tx, { key, value: JSON.stringify(value) });
}
