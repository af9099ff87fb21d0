import type { batchRows } from "#shared/contract/desk/batches.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../../context.ts";
import { stationSettings } from "../../settings/station-settings.ts";
import { readBatch } from "../grid/batch-view.ts";
import { draftsOf, inGroups, loadRows, openLoaded } from "./load-rows.ts";
import { readFacts } from "./read-facts.ts";

/**
 * A batch from a file. It is read in a thread and written in groups, so that the window stays quick; nobody sees the batch before
 * all of it is there.
 */
export async function importBatch(
  ctx: Context,
  { fileName, bytes }: Parsed<typeof batchRows.importBatch>,
): Promise<Answer<typeof batchRows.importBatch>> {
  const { file, facts, hash } = await readFacts(ctx, { fileName, bytes });
  const batchId = ctx.newId("bat");
  await ctx.store.write((tx) => {
    const now = ctx.clock.now();
    insertInto(tx, "batch", {
      id: batchId,
      name: fileName.replace(/\.[^.]{1,5}$/, "") || fileName,
      stage: "loading",
      paused_code: null,
      paused_message: null,
      rule: JSON.stringify(stationSettings(tx).rule),
      ship_from_id: null,
      package_id: null,
      import: JSON.stringify(facts),
      file_hash: hash,
      run_id: null,
      created_at: now,
      updated_at: now,
    });
  });
  await inGroups(file.lines, (group) =>
    ctx.store.write((tx) => {
      for (const { line, cells } of group)
        insertInto(tx, "batch_line", { batch_id: batchId, line, cells: JSON.stringify(cells) });
    }),
  );
  await loadRows(ctx, batchId, await draftsOf(file.lines, facts), 0);
  await openLoaded(ctx, batchId, facts);
  return readBatch(ctx, batchId);
}
