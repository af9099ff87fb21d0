import { changeBatch } from "#electron/store/batches/batches.ts";
import { enqueue, runOfCommand } from "#electron/store/batches/queue.ts";
import { walletOf } from "#electron/store/ledger.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { batchRows } from "#shared/contract/desk/batches.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { formatCents } from "#shared/rules/money.ts";
import type { Context } from "../../context.ts";
import { choosePurse } from "../../labels/choose-currency.ts";
import { payingRates } from "../../labels/paying-rates.ts";
import { stationSettings } from "../../settings/station-settings.ts";
import { readBatch } from "../grid/batch-view.ts";
import { findBatch, findRestingBatch } from "../grid/find.ts";
import { chosenRows } from "./chosen-rows.ts";

type Input = Parsed<typeof batchRows.buyBatch>;

function nothingToBuy(blocked: number): StationError {
  return new StationError(
    "NOTHING_TO_BUY",
    blocked > 0
      ? `No row can be bought: ${blocked} have a problem or are still being checked.`
      : "No row can be bought: there is none that is ready.",
  );
}

/** Usually "12.34"; a person may also have typed 12.3 or 12. */
function sameSum(expected: string, cents: number): boolean {
  return Number(expected) * 100 - cents < 0.001 && cents - Number(expected) * 100 < 0.001;
}

/**
 * Puts rows into the purchase queue. Checks the price that the person saw and the balance for all of them first; the same
 * command again changes nothing. Money moves later, row by row, in purchaseLabels alone.
 */
export async function buyBatch(
  ctx: Context,
  { id: batchId, ...input }: Input,
): Promise<Answer<typeof batchRows.buyBatch>> {
  const known = ctx.store.read((db) => {
    findBatch(db, batchId);
    return runOfCommand.get(db, { batchId, commandId: input.commandId });
  });
  if (known) return readBatch(ctx, batchId);
  const named = input.currency ?? ctx.store.read(stationSettings).payWith ?? undefined;
  const rates = await payingRates(ctx, named);
  const runId = ctx.newId("run");
  await ctx.store.write((tx) => {
    if (runOfCommand.get(tx, { batchId, commandId: input.commandId })) return;
    findRestingBatch(tx, batchId);
    const { rows, blocked } = chosenRows(tx, batchId, input.rowIds);
    if (rows.length === 0) throw nothingToBuy(blocked);
    const cents = rows.reduce((sum, row) => sum + row.cents, 0);
    if (!sameSum(input.expectedUsd, cents))
      throw new StationError(
        "PRICE_CHANGED",
        `The labels cost ${formatCents(cents)} USD now, not ${input.expectedUsd} USD. Nothing was bought; look at the sum and buy again.`,
        {
          details: { expectedUsd: input.expectedUsd, usd: formatCents(cents), count: rows.length },
        },
      );
    const purses = rates.map((paying) => ({
      ...paying,
      available: walletOf(tx, paying.currency).available,
    }));
    const { currency } = choosePurse(purses, cents);
    const now = ctx.clock.now();
    insertInto(tx, "batch_run", {
      id: runId,
      batch_id: batchId,
      command_id: input.commandId,
      currency,
      cents,
      row_count: rows.length,
      print_profile_id: input.printProfileId,
      created_at: now,
      ended_at: null,
    });
    enqueue(
      tx,
      runId,
      rows.map(({ id }) => id),
    );
    changeBatch(tx, batchId, { stage: "buying", run_id: runId, updated_at: now });
  });
  ctx.batchWork.changed(batchId);
  ctx.batchWork.wakeBuyer();
  return readBatch(ctx, batchId);
}
