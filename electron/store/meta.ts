import { statement } from "./sql.ts";
import type { Db, Tx } from "./store.ts";

const byKey = statement((db, v: { key: string }) =>
  db.selectFrom("meta").select("value").where("key", "=", v.key),
);
const put = statement((db, v: { key: string; value: string }) =>
  db
    .insertInto("meta")
    .values({ key: v.key, value: v.value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: v.value })),
);
const forget = statement((db, v: { key: string }) =>
  db.deleteFrom("meta").where("key", "=", v.key),
);

/** What the station notes about its own database; null when it never did. */
export function readMeta(db: Db, key: string): string | null {
  return byKey.get(db, { key })?.value ?? null;
}

/** Null forgets the note. */
export function writeMeta(tx: Tx, key: string, value: string | null): void {
  if (value === null) forget.run(tx, { key });
  else put.run(tx, { key, value });
}
