import { sealOf } from "./seal.ts";
import { statement } from "./sql.ts";
import type { Db, Tx } from "./store.ts";

const byKey = statement((db, v: { key: string }) =>
  db.selectFrom("setting").select("value").where("key", "=", v.key),
);
const put = statement((db, v: { key: string; value: string; seal: string }) =>
  db
    .insertInto("setting")
    .values({ key: v.key, value: v.value, seal: v.seal })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: v.value, seal: v.seal })),
);

const drop = statement((db, v: { key: string }) =>
  db.deleteFrom("setting").where("key", "=", v.key),
);

/** A setting's JSON as a value; undefined when it was never set. */
export function readSetting(db: Db, key: string): unknown {
  const row = byKey.get(db, { key });
  return row ? JSON.parse(row.value) : undefined;
}

export function writeSetting(tx: Tx, key: string, value: unknown): void {
  const row = { key, value: JSON.stringify(value) };
  put.run(tx, { ...row, seal: sealOf("setting", row) });
}

export function dropSetting(tx: Tx, key: string): void {
  drop.run(tx, { key });
}
