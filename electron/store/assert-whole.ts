import { refused } from "./failures.ts";
import { isWhole, sealed, type SealedTable } from "./seal.ts";
import type { Store } from "./store.ts";

/** Nothing is bought from a row that is not what was written: STORAGE_UNAVAILABLE then, and every later write is refused too. */
export function assertWhole(
  store: Store,
  table: SealedTable,
  row: { seal: string | null } & object,
): void {
  if (isWhole(table, row)) return;
  const [key] = sealed[table];
  const id = String((row as Record<string, unknown>)[key]);
  const reason = `The database is damaged: what was written of ${table} ${id} was changed afterwards. Nothing more is written or bought. Restore the newest backup.`;
  store.refuse(reason);
  throw refused(reason);
}
