import { readMeta, writeMeta } from "./meta.ts";
import { statement } from "./sql.ts";
import type { Db, Tx } from "./store.ts";

const key = "restored.lastOrder";

const lastOrder = statement((db) =>
  db.selectFrom("orders").select((eb) => eb.fn.max<number | null>("seq").as("seq")),
);

/** In data that was just restored: of its orders more may be bought at a carrier account than it knows. */
export function noteRestored(tx: Tx): void {
  writeMeta(tx, key, String(lastOrder.get(tx, {})?.seq ?? 0));
}

/** Was an order in a backup when that was restored, so that labels may have been bought for it that nobody here knows of? */
export function wasRestored(db: Db, { seq }: { seq: number }): boolean {
  const last = readMeta(db, key);
  return last !== null && seq <= Number(last);
}
