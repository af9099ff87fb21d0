import { draftRows } from "#electron/imports/draft-rows.ts";
import type { OrderLine } from "#electron/imports/order-file.ts";
import type { RowDraft } from "#electron/imports/row-draft.ts";
import { changeBatch } from "#electron/store/batches/batches.ts";
import { linesOfBatch } from "#electron/store/batches/lines.ts";
import { countAllTwins } from "#electron/store/batches/twins.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { ImportFacts } from "#shared/contract/desk/imports.ts";
import type { Parts } from "../../context.ts";
import { newRow } from "../grid/new-row.ts";
import { rowKeys } from "../grid/row-keys.ts";

/** Rows and lines written in one transaction: a window hardly feels it. */
const perWrite = 250;

/** In groups, each in a transaction of its own. */
export async function inGroups<T>(
  all: readonly T[],
  write: (group: readonly T[], from: number) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < all.length; from += perWrite)
    await write(all.slice(from, from + perWrite), from);
}

/** The file's own lines again, as they were kept. */
export async function keptLines(parts: Parts, batchId: string): Promise<OrderLine[]> {
  const lines: OrderLine[] = [];
  for (;;) {
    const after = lines.at(-1)?.line ?? -1;
    const page = parts.store.read((db) =>
      linesOfBatch.all(db, { batchId, after, limit: perWrite }),
    );
    if (page.length === 0) return lines;
    for (const { line, cells } of page) lines.push({ line, cells: JSON.parse(cells) as string[] });
    await new Promise<void>((next) => setImmediate(next));
  }
}

/** Writes the rows that a file's lines stand for, from `position` on, to be checked. */
export async function loadRows(
  parts: Parts,
  batchId: string,
  drafts: readonly RowDraft[],
  position: number,
): Promise<void> {
  await inGroups(drafts, (group, from) =>
    parts.store.write((tx) => {
      for (const [index, row] of group.entries()) {
        const draft = {
          toAddress: row.toAddress,
          package: row.package,
          contentsType: row.contentsType,
          items: row.items,
          notes: row.notes,
          rule: null,
        };
        const keys = rowKeys(row.orderNumber, draft);
        insertInto(tx, "batch_row", {
          ...newRow(parts.newId("row"), batchId, position + from + index, keys, draft),
          lines: JSON.stringify(row.lines),
          import_problems: JSON.stringify(row.problems),
        });
      }
    }),
  );
}

/** Counts the twins and opens the batch: from here on it is seen, and its rows are checked. */
export async function openLoaded(
  parts: Parts,
  batchId: string,
  facts: ImportFacts | null,
): Promise<void> {
  await parts.store.write((tx) => {
    countAllTwins(tx, batchId);
    changeBatch(tx, batchId, {
      stage: facts && facts.missing.length > 0 ? "mapping" : "open",
      ...(facts ? { import: JSON.stringify(facts) } : {}),
      updated_at: parts.clock.now(),
    });
  });
  parts.batchWork.changed(batchId);
  parts.batchWork.wakeChecker();
}

/** The parcels of a file; none while a needed column is missing. */
export async function draftsOf(
  lines: readonly OrderLine[],
  facts: ImportFacts,
): Promise<RowDraft[]> {
  if (facts.missing.length > 0) return [];
  return draftRows({ lines, delimiter: facts.delimiter }, facts.mapping);
}
