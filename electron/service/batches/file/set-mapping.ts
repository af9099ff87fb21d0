import { headerFingerprint } from "#electron/imports/columns/header-fingerprint.ts";
import { missingFields } from "#electron/imports/columns/missing-fields.ts";
import { changeBatch } from "#electron/store/batches/batches.ts";
import { forgetEdits } from "#electron/store/batches/edits.ts";
import { deleteImportedRows, rememberMapping } from "#electron/store/batches/lines.ts";
import { lastPosition, seenRows } from "#electron/store/batches/rows.ts";
import type { Db } from "#electron/store/store.ts";
import type { batchRows } from "#shared/contract/desk/batches.ts";
import type { ImportFacts } from "#shared/contract/desk/imports.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../../context.ts";
import { readBatch } from "../grid/batch-view.ts";
import { assertLoaded, findBatch, findRestingBatch } from "../grid/find.ts";
import { draftsOf, keptLines, loadRows, openLoaded } from "./load-rows.ts";

/** Lines whose rows have labels: they stay as they are. */
function fixedLines(db: Db, batchId: string): Set<number> {
  const rows = seenRows.all(db, { batchId, after: -1, limit: Number.MAX_SAFE_INTEGER });
  return new Set(rows.flatMap(({ lines }) => JSON.parse(lines) as number[]));
}

async function readAnew(
  ctx: Context,
  { id: batchId, mapping, remember }: Parsed<typeof batchRows.setBatchMapping>,
): Promise<Answer<typeof batchRows.setBatchMapping>> {
  const batch = ctx.store.read((db) => findRestingBatch(db, batchId));
  if (batch.import === null)
    throw new StationError(
      "BATCH_NOT_FOUND",
      `“${batch.name}” was typed in: it has no columns that could be mapped.`,
    );
  const known = JSON.parse(batch.import) as ImportFacts;
  const facts = { ...known, mapping, missing: missingFields(mapping), remembered: remember };
  const lines = await keptLines(ctx, batchId);
  const from = await ctx.store.write((tx) => {
    findRestingBatch(tx, batchId);
    const now = ctx.clock.now();
    if (remember && facts.missing.length === 0)
      rememberMapping(tx, headerFingerprint(facts.headers), mapping, now);
    forgetEdits.run(tx, { batchId });
    deleteImportedRows(tx, batchId);
    // Nothing is checked or bought while the rows are written.
    changeBatch(tx, batchId, { stage: "mapping", edit_cursor: 0, updated_at: now });
    return {
      position: (lastPosition.get(tx, { batchId })?.position ?? -1) + 1,
      fixed: fixedLines(tx, batchId),
    };
  });
  const free = lines.filter(({ line }) => !from.fixed.has(line));
  await loadRows(ctx, batchId, await draftsOf(free, facts), from.position);
  await openLoaded(ctx, batchId, facts);
  return readBatch(ctx, batchId);
}

/**
 * Says what the columns are; rows without a label are read again from the file's own cells, with all edits of them gone. One
 * reading at a time: two would write every row twice.
 */
export async function setBatchMapping(
  ctx: Context,
  input: Parsed<typeof batchRows.setBatchMapping>,
): Promise<Answer<typeof batchRows.setBatchMapping>> {
  const { loading } = ctx.batchWork;
  assertLoaded(
    ctx.batchWork,
    ctx.store.read((db) => findBatch(db, input.id)),
    "load",
  );
  loading.add(input.id);
  try {
    return await readAnew(ctx, input);
  } finally {
    loading.delete(input.id);
  }
}
