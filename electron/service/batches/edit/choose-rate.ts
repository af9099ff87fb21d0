import { quoteById } from "#electron/store/quotes.ts";
import { changeRow } from "#electron/store/batches/rows.ts";
import type { SeenRow } from "#electron/store/rows.ts";
import type { Tx } from "#electron/store/store.ts";
import type { RowProblem } from "#shared/contract/desk/batch-row.ts";
import type { batchGridRows } from "#shared/contract/desk/batch-grid.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../../context.ts";
import { assertEditable, findBatch, findRow } from "../grid/find.ts";
import { viewRows } from "../grid/row-view.ts";
import { snapshotOf } from "./snapshot.ts";
import { writeEdit } from "./write-edit.ts";

/** The chosen rate counts at once; the check that follows only finds it again by its service. */
function takeQuote(tx: Tx, row: SeenRow, quote: { id: string; cents: number }): void {
  const problems = (JSON.parse(row.problems) as RowProblem[]).filter(
    ({ code }) => code !== "RULE_UNMET",
  );
  const all = [...(JSON.parse(row.import_problems) as RowProblem[]), ...problems];
  changeRow(tx, row.id, {
    quote_id: quote.id,
    cents: quote.cents,
    problems: JSON.stringify(problems),
    errors: all.filter(({ severity }) => severity === "error").length,
    stale: row.stale,
  });
}

/** Chooses a row's service by one of its rates, as the row's own rule; null follows the batch's rule again. */
export async function chooseRate(
  ctx: Context,
  { rowId, rateId }: Parsed<typeof batchGridRows.chooseRate>,
): Promise<Answer<typeof batchGridRows.chooseRate>> {
  const batchId = await ctx.store.write((tx) => {
    const row = findRow(tx, rowId);
    const batch = findBatch(tx, row.batch_id);
    assertEditable([row]);
    const before = snapshotOf(row);
    if (rateId === null) {
      const after = { ...before, draft: { ...before.draft, rule: null } };
      writeEdit(tx, batch, [{ row, after }], ctx.clock.now());
      return batch.id;
    }
    const quote = quoteById.get(tx, { id: rateId });
    if (!quote || quote.shipment_id !== row.shipment_id)
      throw new StationError(
        "RATE_NOT_FOUND",
        `${rateId} is not a rate of this row. Read the row again and choose one of its rates.`,
      );
    const rule = { kind: "service" as const, carrier: quote.carrier, service: quote.service };
    const after = { ...before, draft: { ...before.draft, rule } };
    writeEdit(tx, batch, [{ row, after }], ctx.clock.now());
    takeQuote(tx, row, quote);
    return batch.id;
  });
  ctx.batchWork.changed(batchId);
  ctx.batchWork.wakeChecker();
  const [row] = ctx.store.read((db) => viewRows(db, batchId, [findRow(db, rowId)]));
  if (!row) throw new Error(`row ${rowId} is gone`);
  return row;
}
