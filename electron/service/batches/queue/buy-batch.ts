import { changeBatch } from "#electron/store/batches/batches.ts";
import { enqueue, rowsOfRun, runOfCommand } from "#electron/store/batches/queue.ts";
import { walletOf } from "#electron/store/ledger.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { Db } from "#electron/store/store.ts";
import type { batchPurchaseRows } from "#shared/contract/desk/batch-purchase.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { formatCents } from "#shared/rules/money.ts";
import type { Context } from "../../context.ts";
import { choosePurse } from "../../labels/choose-currency.ts";
import { payingRates } from "../../labels/paying-rates.ts";
import { stationSettings } from "../../settings/station-settings.ts";
import { readBatch } from "../grid/batch-view.ts";
import { assertLoaded, findBatch, findRestingBatch } from "../grid/find.ts";
import { chosenRows } from "./chosen-rows.ts";

type Input = Parsed<typeof batchPurchaseRows.buyBatch>;

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

/** Was this very purchase asked for before? IDEMPOTENCY_KEY_REUSED when it was another one, of other rows or for another sum. */
function isRepeated(
  db: Db,
  batchId: string,
  { commandId, expectedUsd, rowIds }: Omit<Input, "id">,
): boolean {
  const run = runOfCommand.get(db, { batchId, commandId });
  if (!run) return false;
  const wanted = rowIds && new Set(rowIds);
  const isOther = wanted && rowsOfRun.all(db, { runId: run.id }).some(({ id }) => !wanted.has(id));
  if (!isOther && sameSum(expectedUsd, run.cents)) return true;
  throw new StationError(
    "IDEMPOTENCY_KEY_REUSED",
    "This command was given before, for other rows or another sum. Nothing was bought; give the purchase a command of its own.",
  );
}

/**
 * Puts rows into the purchase queue. Checks the price that the person saw and the balance for all of them first; the same
 * command again changes nothing. Money moves later, row by row, in purchaseLabels alone.
 */
export async function buyBatch(
  ctx: Context,
  { id: batchId, ...input }: Input,
): Promise<Answer<typeof batchPurchaseRows.buyBatch>> {
  const isKnown = ctx.store.read((db) => {
    findBatch(db, batchId);
    return isRepeated(db, batchId, input);
  });
  if (isKnown) return readBatch(ctx, batchId);
  const named = input.currency ?? ctx.store.read(stationSettings).payWith ?? undefined;
  const rates = await payingRates(ctx, named);
  const runId = ctx.newId("run");
  await ctx.store.write((tx) => {
    if (isRepeated(tx, batchId, input)) return;
    assertLoaded(ctx.batchWork, findRestingBatch(tx, batchId), "buy");
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
