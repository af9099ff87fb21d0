import { createHash } from "node:crypto";
import { headerFingerprint } from "#electron/imports/columns/header-fingerprint.ts";
import { matchColumns } from "#electron/imports/columns/match-columns.ts";
import { missingFields } from "#electron/imports/columns/missing-fields.ts";
import type { OrderFile, SourceFile } from "#electron/imports/order-file.ts";
import { newestBatchOfFile } from "#electron/store/batches/batches.ts";
import { mappingOf } from "#electron/store/batches/lines.ts";
import {
  type ImportFacts,
  ImportMapping,
  type ImportWarning,
} from "#shared/contract/desk/imports.ts";
import type { Context } from "../../context.ts";
import { instant } from "../../json.ts";
import { stationSettings } from "../../settings/station-settings.ts";

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

/** A file as a table, what its columns are, and the SHA-256 of its bytes. Read in a thread, so that the window stays quick. */
export async function readFacts(
  ctx: Context,
  { fileName, bytes }: SourceFile,
): Promise<{ file: OrderFile; facts: ImportFacts; hash: string }> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  const file = await ctx.orderFiles.read({ fileName, bytes });
  const known = ctx.store.read((db) => newestBatchOfFile.get(db, { hash }));
  return { file, facts: factsOf(ctx, fileName, file, repeated(known)), hash };
}
