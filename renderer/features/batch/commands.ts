import type { BatchRow, RowChanges } from "#shared/contract/desk/batch-row.ts";
import type { Batch } from "#shared/contract/desk/batch.ts";
import { station } from "../../station/connect.ts";
import { queries } from "../../station/news.ts";
import { act } from "./act.ts";

interface Page {
  rows: readonly BatchRow[];
}

/** Shows changed rows at once, without waiting for the news. */
function show(id: string, changed: readonly BatchRow[]): void {
  const byId = new Map(changed.map((row) => [row.rowId, row]));
  queries.setQueriesData<Page>({ queryKey: ["batches", id, "rows"] }, (page) =>
    page ? { ...page, rows: page.rows.map((row) => byId.get(row.rowId) ?? row) } : page,
  );
}

function showBatch(batch: Batch | undefined): void {
  if (batch) queries.setQueryData(["batches", batch.id], batch);
}

/** What a person can do to the rows of a batch. The station does it; the grid follows. */
export function rowCommands(id: string) {
  return {
    async edit(rowIds: readonly string[], changes: RowChanges) {
      const answer = await act(station.editBatchRows({ id, rowIds: [...rowIds], changes }));
      if (answer) show(id, answer.rows);
    },
    async chooseRate(rowId: string, rateId: string | null) {
      const row = await act(station.chooseRate({ rowId, rateId }));
      if (row) show(id, [row]);
    },
    accept: (rowIds: readonly string[] | undefined) =>
      act(station.acceptSuggestions({ id, ...(rowIds ? { rowIds: [...rowIds] } : {}) })),
    exclude: (rowIds: readonly string[], excluded: boolean) =>
      act(station.excludeRows({ id, rowIds: [...rowIds], excluded })),
    recheck: (rowIds?: readonly string[]) =>
      act(station.recheckBatch({ id, ...(rowIds ? { rowIds: [...rowIds] } : {}) })).then(showBatch),
    add: () => act(station.addBatchRow({ id })),
    undo: async () => showBatch((await act(station.undoBatchEdit({ id })))?.batch),
    redo: async () => showBatch((await act(station.redoBatchEdit({ id })))?.batch),
    pause: () => act(station.pauseBatch({ id })).then(showBatch),
    resume: () => act(station.resumeBatch({ id })).then(showBatch),
    cancel: () => act(station.cancelBatch({ id })).then(showBatch),
    update: (changes: Omit<Parameters<typeof station.updateBatch>[0], "id">) =>
      act(station.updateBatch({ id, ...changes })).then(showBatch),
    async saveResults() {
      const file = await act(station.exportBatch({ id }));
      if (file) await act(station.saveFile({ fileName: file.fileName, bytes: file.bytes }));
    },
  };
}
export type RowCommands = ReturnType<typeof rowCommands>;
