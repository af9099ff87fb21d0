import type { batchRows } from "#shared/contract/desk/batches.ts";
import Papa from "papaparse";
import { labelOfItem } from "#electron/store/labels.ts";
import { seenRows } from "#electron/store/batches/rows.ts";
import { quoteById } from "#electron/store/quotes.ts";
import type { SeenRow } from "#electron/store/rows.ts";
import type { Db } from "#electron/store/store.ts";
import type { ImportFacts } from "#shared/contract/desk/imports.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { formatCents } from "#shared/rules/money.ts";
import type { Context } from "../../context.ts";
import { labelUrls } from "../../labels/label-entry.ts";
import { spreadsheetCell } from "../../spreadsheet-cell.ts";
import { draftOf } from "../grid/draft.ts";
import { findBatch } from "../grid/find.ts";
import { problemsOf } from "../grid/row-view.ts";
import { keptLines } from "./load-rows.ts";

const resultColumns = [
  "Tracking Code",
  "Carrier",
  "Service",
  "Cost USD",
  "Status",
  "Error",
  "Label URL",
];
const ownColumns = [
  "Order Number",
  "Name",
  "Company",
  "Street 1",
  "Street 2",
  "City",
  "State",
  "ZIP",
  "Country",
  "Weight (oz)",
];
const perTurn = 250;

/** What became of a row, by the result columns. */
interface Result {
  row: SeenRow;
  trackingCode: string;
  cells: string[];
}

function resultOf(db: Db, row: SeenRow, baseUrl: string): Result {
  const quote = row.quote_id === null ? undefined : quoteById.get(db, { id: row.quote_id });
  const label = row.item_id === null ? undefined : labelOfItem.get(db, { itemId: row.item_id });
  const errors = problemsOf(row).filter(
    ({ severity, code }) => severity === "error" || code === row.failed_code,
  );
  const trackingCode = label?.tracking_code ?? "";
  return {
    row,
    trackingCode,
    cells: [
      trackingCode,
      label ? (quote?.carrier ?? "") : "",
      label ? (quote?.service ?? "") : "",
      label && row.item_cents !== null ? formatCents(row.item_cents) : "",
      row.status,
      row.item_error_message ?? (label ? "" : errors.map(({ message }) => message).join("; ")),
      label ? labelUrls(baseUrl, label).pdf : "",
    ],
  };
}

async function resultsOf(ctx: Context, batchId: string): Promise<Result[]> {
  const results: Result[] = [];
  for (;;) {
    const after = results.at(-1)?.row.position ?? -1;
    const page = ctx.store.read((db) =>
      seenRows
        .all(db, { batchId, after, limit: perTurn })
        .map((row) => resultOf(db, row, ctx.baseUrl())),
    );
    if (page.length === 0) return results;
    results.push(...page);
    await new Promise<void>((next) => setImmediate(next));
  }
}

/** The columns of a row that was typed in, beside the file's own or alone. */
function ownCells({ row }: Result): string[] {
  const { toAddress: a, package: parcel } = draftOf(row);
  const weight = parcel.weight === null ? "" : String(parcel.weight);
  return [
    row.order_number,
    a.name,
    a.company,
    a.street1,
    a.street2,
    a.city,
    a.state,
    a.zip,
    a.country,
    weight,
  ];
}

/** Which column of the file a row's own cells belong in. */
const ownFields = [
  "orderNumber",
  "name",
  "company",
  "street1",
  "street2",
  "city",
  "state",
  "zip",
  "country",
  "weight",
] as const;

/** A row that was typed in, laid into the file's columns. */
function inFileColumns(result: Result, { headers, mapping }: ImportFacts): string[] {
  const cells = headers.map(() => "");
  for (const [at, value] of ownCells(result).entries()) {
    const field = ownFields[at];
    const column = field === undefined ? undefined : mapping.columns[field];
    if (column !== undefined && column < cells.length) cells[column] = value;
  }
  return cells;
}

/** The file's lines with their results; the tracking code stands in the file's own column too, the cost on an order's first line. */
function fileTable(
  lines: readonly { line: number; cells: readonly string[] }[],
  results: readonly Result[],
  facts: ImportFacts,
): string[][] {
  const byLine = new Map<number, Result>();
  for (const result of results)
    for (const line of JSON.parse(result.row.lines) as number[]) byLine.set(line, result);
  const tracking = facts.mapping.columns.trackingCode;
  const told = new Set<Result>();
  const table = lines.map(({ line, cells }) => {
    const result = byLine.get(line);
    const out = [...cells];
    if (!result) return [...out, ...resultColumns.map(() => "")];
    if (tracking !== undefined && result.trackingCode) out[tracking] = result.trackingCode;
    const own = result.cells.map((cell, at) => (at === 3 && told.has(result) ? "" : cell));
    told.add(result);
    return [...out, ...own];
  });
  const typed = results.filter(({ row }) => row.lines === "[]");
  return [...table, ...typed.map((result) => [...inFileColumns(result, facts), ...result.cells])];
}

/** The results in the import's own columns and line order, as CSV with a BOM that no spreadsheet takes for formulas. */
export async function exportBatch(
  ctx: Context,
  { id: batchId }: Parsed<typeof batchRows.exportBatch>,
): Promise<Answer<typeof batchRows.exportBatch>> {
  const batch = ctx.store.read((db) => findBatch(db, batchId));
  const facts = batch.import === null ? null : (JSON.parse(batch.import) as ImportFacts);
  const results = await resultsOf(ctx, batchId);
  const table = facts
    ? fileTable(await keptLines(ctx, batchId), results, facts)
    : results.map((result) => [...ownCells(result), ...result.cells]);
  const header = [...(facts ? facts.headers : ownColumns), ...resultColumns];
  const pieces: string[] = [];
  for (let from = -1; from < table.length; from += perTurn) {
    const group = table.slice(Math.max(0, from), from + perTurn);
    const safe = (from < 0 ? [header, ...group] : group).map((row) => row.map(spreadsheetCell));
    pieces.push(Papa.unparse(safe, { newline: "\r\n" }));
    await new Promise<void>((next) => setImmediate(next));
  }
  const text = `\ufeff${pieces.filter(Boolean).join("\r\n")}\r\n`;
  const name = batch.name.replace(/[^\p{L}\p{N} ._-]+/gu, "-").trim() || "batch";
  return {
    fileName: `${name}-results.csv`,
    contentType: "text/csv; charset=utf-8",
    bytes: new TextEncoder().encode(text),
  };
}
