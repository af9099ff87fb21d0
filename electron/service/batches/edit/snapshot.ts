import type { SeenRow } from "#electron/store/rows.ts";
import type { RowProblem } from "#shared/contract/desk/batch-row.ts";
import { type Draft, draftOf } from "../grid/draft.ts";

/** Everything of a row that an edit may change, and that undo brings back. */
export interface Snapshot {
  orderNumber: string;
  excluded: boolean;
  draft: Draft;
  importProblems: RowProblem[];
}

export function snapshotOf(row: SeenRow): Snapshot {
  return {
    orderNumber: row.order_number,
    excluded: row.excluded === 1,
    draft: draftOf(row),
    importProblems: JSON.parse(row.import_problems) as RowProblem[],
  };
}

/** How much of a row has to be checked again after a change: all of it, the choice of its rate, or nothing. */
export function staleness(before: Snapshot, after: Snapshot): 0 | 1 | 2 {
  const inputs = ({ draft, orderNumber, importProblems }: Snapshot) =>
    JSON.stringify([{ ...draft, rule: null, notes: "" }, orderNumber, importProblems]);
  if (inputs(before) !== inputs(after)) return 2;
  return JSON.stringify(before.draft.rule) === JSON.stringify(after.draft.rule) ? 0 : 1;
}
