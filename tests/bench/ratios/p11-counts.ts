import { countPurchases } from "../../counts/count-purchases.ts";
import { load } from "../paired.ts";
import type { Goal, Row } from "../row.ts";

const singles = 20;
/** As many as P4 buys. */
const batch = 1_000;

/** Exact figures; those that are the same in every run gate in tests/counts, here they are told. */
export function benchCounts(): Promise<Row[]> {
  const single = countPurchases("single", singles);
  const many = countPurchases("batch", batch);
  const row = (what: string, value: number, goal: Goal | null): Row => ({
    what,
    value,
    unit: "a label",
    goal,
    load: load(),
  });
  return Promise.resolve([
    row("database fsyncs, bought alone", single.databaseSyncs, { atMost: 2 }),
    row("fsyncs of label file and folder, bought alone", single.fileSyncs + single.folderSyncs, {
      atMost: 2,
    }),
    row("SQL statements, bought alone", single.statements, null),
    row("database fsyncs, in a batch", many.databaseSyncs, { atMost: 0.05 }),
    row("fsyncs of label files, in a batch", many.fileSyncs, { atMost: 1 }),
    row("fsyncs of their folders, in a batch", many.folderSyncs, null),
    row("SQL statements, in a batch", many.statements, null),
  ]);
}
