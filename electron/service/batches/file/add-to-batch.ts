import { headerFingerprint } from "#electron/imports/columns/header-fingerprint.ts";
import type { OrderLine } from "#electron/imports/order-file.ts";
import { lastPosition } from "#electron/store/batches/rows.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { batchRows } from "#shared/contract/desk/batches.ts";
import type { ImportFacts } from "#shared/contract/desk/imports.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../../context.ts";
import { readBatch } from "../grid/batch-view.ts";
import { assertLoaded, findRestingBatch } from "../grid/find.ts";
import { draftsOf, inGroups, keptLines, loadRows, openLoaded } from "./load-rows.ts";
import { readFacts } from "./read-facts.ts";

/** Whether the lines of one file can stand below those of another: the same columns, meant the same. */
function continues(known: ImportFacts, added: ImportFacts): boolean {
  return (
    headerFingerprint(known.headers) === headerFingerprint(added.headers) &&
    JSON.stringify(known.mapping) === JSON.stringify(added.mapping)
  );
}

/** Both files as one: line numbers go on where the first ends. */
function joined(known: ImportFacts, added: ImportFacts, after: number): ImportFacts {
  const warnings = added.warnings.map((warning) => ({
    ...warning,
    line: warning.line === null ? null : warning.line + after,
  }));
  return {
    ...known,
    lineCount: known.lineCount + added.lineCount,
    warnings: [...known.warnings, ...warnings],
  };
}

async function add(
  ctx: Context,
  { id: batchId, fileName, bytes }: Parsed<typeof batchRows.addToBatch>,
): Promise<Answer<typeof batchRows.addToBatch>> {
  const { file, facts } = await readFacts(ctx, { fileName, bytes });
  if (facts.missing.length > 0)
    throw new StationError(
      "IMPORT_UNREADABLE",
      "The columns of this table are not clear. Make a batch of its own of it and say there what they are.",
      { details: { reason: "ADDED_COLUMNS_UNCLEAR" } },
    );
  const batch = ctx.store.read((db) => findRestingBatch(db, batchId));
  const known = batch.import === null ? null : (JSON.parse(batch.import) as ImportFacts);
  const isOneFile = known !== null && continues(known, facts);
  const after = isOneFile ? ((await keptLines(ctx, batchId)).at(-1)?.line ?? 0) : 0;
  const lines: OrderLine[] = file.lines.map(({ line, cells }) => ({ line: line + after, cells }));
  const drafts = await draftsOf(lines, facts);
  if (isOneFile)
    await inGroups(lines, (group) =>
      ctx.store.write((tx) => {
        for (const { line, cells } of group)
          insertInto(tx, "batch_line", { batch_id: batchId, line, cells: JSON.stringify(cells) });
      }),
    );
  const position = (ctx.store.read((db) => lastPosition.get(db, { batchId }))?.position ?? -1) + 1;
  // Rows of another kind of file stand in this one's results as rows that were typed in.
  const rows = isOneFile ? drafts : drafts.map((draft) => ({ ...draft, lines: [] }));
  await loadRows(ctx, batchId, rows, position);
  await openLoaded(ctx, batchId, isOneFile ? joined(known, facts, after) : known);
  return { added: rows.length, batch: readBatch(ctx, batchId) };
}

/**
 * Adds the rows of a file or of a pasted table at the end of a batch that rests. The same columns as the batch's own file go on in it;
 * columns that are not clear are refused, because a batch has one way to read them.
 */
export async function addToBatch(
  ctx: Context,
  input: Parsed<typeof batchRows.addToBatch>,
): Promise<Answer<typeof batchRows.addToBatch>> {
  const { loading } = ctx.batchWork;
  const batch = ctx.store.read((db) => findRestingBatch(db, input.id));
  assertLoaded(ctx.batchWork, batch, "buy");
  loading.add(input.id);
  try {
    return await add(ctx, input);
  } finally {
    loading.delete(input.id);
  }
}
