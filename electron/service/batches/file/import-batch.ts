import { createHash } from "node:crypto";
import { headerFingerprint } from "#electron/imports/columns/header-fingerprint.ts";
import { matchColumns } from "#electron/imports/columns/match-columns.ts";
import { missingFields } from "#electron/imports/columns/missing-fields.ts";
import type { OrderFile } from "#electron/imports/order-file.ts";
import { newestBatchOfFile } from "#electron/store/batches/batches.ts";
import { mappingOf } from "#electron/store/batches/lines.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { batchRows } from "#shared/contract/desk/batches.ts";
import {
  type ImportFacts,
  ImportMapping,
  type ImportWarning,
} from "#shared/contract/desk/imports.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../../context.ts";
import { instant } from "../../json.ts";
import { stationSettings } from "../../settings/station-settings.ts";
import { readBatch } from "../grid/batch-view.ts";
import { draftsOf, inGroups, loadRows, openLoaded } from "./load-rows.ts";

/** Lines that the mapping is guessed from, and that are shown. */
const guessedFrom = 50;
const sampleLines = 5;
/** Characters of a cell that are shown. */
const sampleCell = 200;

/** A warning for a file that made a batch before. */
function repeated(known: { name: string; created_at: number } | undefined): ImportWarning[] {
  if (!known) return [];
  const date = instant(known.created_at).slice(0, 10);
  return [
    {
      code: "FILE_IMPORTED_BEFORE",
      message: `The same file was imported on ${date} as “${known.name}”`,
      line: null,
      params: { name: known.name, date },
    },
  ];
}

function factsOf(
  ctx: Context,
  fileName: string,
  file: OrderFile,
  warnings: ImportWarning[],
): ImportFacts {
  const { remembered, country } = ctx.store.read((db) => ({
    remembered: mappingOf.get(db, { fingerprint: headerFingerprint(file.headers) })?.mapping,
    country: stationSettings(db).shipFrom[0]?.address.country ?? null,
  }));
  const sample = file.lines.slice(0, guessedFrom).map(({ cells }) => cells);
  const match = matchColumns(file.headers, sample, country);
  const mapping =
    remembered === undefined ? match.mapping : ImportMapping.parse(JSON.parse(remembered));
  return {
    fileName,
    format: file.format,
    encoding: file.encoding,
    delimiter: file.delimiter,
    source: match.source,
    lineCount: file.lines.length,
    headers: [...file.headers],
    sample: sample
      .slice(0, sampleLines)
      .map((cells) => cells.map((cell) => cell.slice(0, sampleCell))),
    mapping,
    remembered: remembered !== undefined,
    missing: missingFields(mapping),
    warnings: [...file.warnings, ...warnings],
  };
}

/**
 * A batch from a file. It is read in a thread and written in groups, so that the window stays quick; nobody sees the batch before
 * all of it is there.
 */
export async function importBatch(
  ctx: Context,
  { fileName, bytes }: Parsed<typeof batchRows.importBatch>,
): Promise<Answer<typeof batchRows.importBatch>> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  const file = await ctx.orderFiles.read({ fileName, bytes });
  const known = ctx.store.read((db) => newestBatchOfFile.get(db, { hash }));
  const facts = factsOf(ctx, fileName, file, repeated(known));
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
