import { isAccountTrouble } from "#electron/carriers/account.ts";
import { AccountFailure } from "#electron/carriers/account-failure.ts";
import { openAttemptOfItem } from "#electron/store/attempts.ts";
import { leaveQueue, runById } from "#electron/store/batches/queue.ts";
import { seenRow } from "#electron/store/batches/rows.ts";
import type { SeenRow } from "#electron/store/rows.ts";
import type { Tx } from "#electron/store/store.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Currency } from "#shared/rules/money.ts";
import type { Context, Parts } from "../../context.ts";
import { purchaseLabels } from "../../labels/purchase-labels.ts";
import { purchaseNewOrder } from "../../labels/purchase-new-order.ts";
import { Overtaken, planOrder } from "./plan-order.ts";
import { failureOf, outdated, type RowFailure, RowRefused } from "./row-failure.ts";
import { shippedMeanwhile } from "./shipped-meanwhile.ts";

/** What became of a row's turn in the queue. `waiting`: its outcome is being found out elsewhere; news of its order tell. */
export type Turn =
  | { kind: "through" }
  /** It has its label, which its order says; that it leaves the queue is written down together with others. */
  | { kind: "bought" }
  | { kind: "waiting" }
  | { kind: "halt"; code: string; message: string };

/** What stops the whole queue rather than one row after the other. */
const halting: ReadonlySet<string> = new Set([
  "INSUFFICIENT_BALANCE",
  "EXCHANGE_RATE_UNAVAILABLE",
  "STORAGE_UNAVAILABLE",
]);

async function leave(parts: Parts, row: SeenRow, failure: RowFailure | null): Promise<Turn> {
  const stale = failure?.stale === true ? 2 : 0;
  await parts.store.write((tx) => {
    leaveQueue.run(tx, {
      id: row.id,
      code: failure?.code ?? null,
      message: failure?.message ?? null,
      retryable: failure ? Number(failure.retryable) : null,
      stale,
    });
  });
  parts.batchWork.changed(row.batch_id);
  if (stale > 0) parts.batchWork.wakeChecker();
  return { kind: "through" };
}

/** The item says what became of the row; only that its rates are outdated is worth writing down. */
function leaveAfterItem(parts: Parts, row: SeenRow): Promise<Turn> {
  if (!outdated.has(row.item_error_code ?? "")) return leave(parts, row, null);
  return leave(parts, row, {
    code: row.item_error_code ?? "",
    message: row.item_error_message ?? "",
    retryable: true,
    stale: true,
  });
}

/** An attempt is open. Unless the carrier itself left it unknown, its outcome is about to be known: the row waits for it. */
function whileOpen(parts: Parts, row: SeenRow): Promise<Turn> | Turn {
  const attempt = parts.store.read((db) =>
    openAttemptOfItem.get(db, { itemId: row.item_id ?? "" }),
  );
  if (attempt && (parts.busyAttempts.has(attempt.id) || attempt.unknown_code === null))
    return { kind: "waiting" };
  return leave(parts, row, null);
}

/** Must a new order be made? The row has none, or the one it has failed and the row has another rate by now. */
function needsOrder(row: SeenRow): boolean {
  return row.order_id === null || row.item_rate_id !== row.quote_id;
}

/** Buys; and what that came to, from the database. */
async function turnAfter(
  parts: Parts,
  rowId: string,
  purchaseIt: () => Promise<unknown>,
): Promise<Turn> {
  try {
    await purchaseIt();
  } catch (error) {
    if (error instanceof Overtaken) return { kind: "through" };
    throw error;
  }
  const after = parts.store.read((db) => seenRow.get(db, { id: rowId }));
  if (!after) return { kind: "through" };
  // Every other row would meet it, too: the queue stands still rather than fail them one by one.
  if (after.item_status === "failed" && isAccountTrouble(after.item_error_code))
    return {
      kind: "halt",
      code: after.item_error_code,
      message: after.item_error_message ?? "",
    };
  if (after.item_status === "success") {
    parts.batchWork.changed(after.batch_id);
    return { kind: "bought" };
  }
  return after.item_status === "processing"
    ? whileOpen(parts, after)
    : leaveAfterItem(parts, after);
}

function currencyOf(parts: Parts, row: SeenRow): Currency {
  const run = parts.store.read((db) => runById.get(db, { id: row.run_id ?? "" }));
  if (!run) throw new Error(`row ${row.id} is queued for no purchase`);
  return run.currency;
}

/** Buys the order that the row has. */
async function purchase(parts: Parts, row: SeenRow, orderId: string): Promise<Turn> {
  const currency = currencyOf(parts, row);
  // In the transaction that holds the money: of two orders under one number, the second sees the first.
  const refer = (tx: Tx) => {
    if (seenRow.get(tx, { id: row.id })?.queued !== 1) throw new Overtaken();
    const shipped = shippedMeanwhile(tx, row);
    if (shipped) throw new RowRefused(shipped);
  };
  const ctx: Context = { ...parts, actor: { kind: "desk" }, refer };
  return turnAfter(parts, row.id, () =>
    purchaseLabels(ctx, { orderId, currency, labelSize: undefined }),
  );
}

/** Makes the row's order and buys it. */
async function purchaseNew(parts: Parts, row: SeenRow): Promise<Turn> {
  const planned = await planOrder(parts, row);
  if ("code" in planned) return leave(parts, row, planned);
  const { input, refer } = planned;
  const ctx: Context = { ...parts, actor: { kind: "desk" }, refer };
  return turnAfter(parts, row.id, () => purchaseNewOrder(ctx, input, currencyOf(parts, row)));
}

async function step(parts: Parts, row: SeenRow, first: boolean): Promise<Turn> {
  if (row.item_status === "success" || row.item_status === "voided") return { kind: "bought" };
  if (row.item_status === "processing") return whileOpen(parts, row);
  if (!needsOrder(row) && row.order_id !== null) {
    // A purchase of this very run that was refused already; one that a stop interrupted sold nothing and is made again.
    if (!first && row.item_status === "failed" && row.item_error_code !== "PURCHASE_INTERRUPTED")
      return leaveAfterItem(parts, row);
    return purchase(parts, row, row.order_id);
  }
  return purchaseNew(parts, row);
}

/** A failure that is the row's own. What is no StationError is a bug: loud in the log, and the row can be tried again. */
function rowFailure(parts: Parts, row: SeenRow, error: unknown): RowFailure {
  if (error instanceof RowRefused) return error.failure;
  if (error instanceof StationError) return failureOf(error);
  parts.log.error({ err: error, row: row.id }, "a row could not be bought");
  return {
    code: "INTERNAL_SERVER_ERROR",
    message:
      "Something went wrong inside the station; the log says more. Nothing was charged for a label that is not there.",
    retryable: true,
    stale: false,
  };
}

/**
 * One row's turn in the queue: its order is made if it has none, and bought by the one purchase that there is. Everything it
 * decides on is in the database, so that a turn that a stop cut short is simply taken again. `first` is false when the row was
 * tried in this run before.
 */
export async function buyRow(parts: Parts, rowId: string, first: boolean): Promise<Turn> {
  const row = parts.store.read((db) => seenRow.get(db, { id: rowId }));
  if (!row || row.queued === 0) return { kind: "through" };
  try {
    return await step(parts, row, first);
  } catch (error) {
    if (error instanceof StationError) {
      const { code, message } = error;
      if (error instanceof AccountFailure) return { kind: "halt", code: error.trouble, message };
      if (halting.has(code)) return { kind: "halt", code, message };
      // Somebody else buys or bought the same order: what it came to is looked at again.
      if (code === "PURCHASE_IN_PROGRESS") return { kind: "waiting" };
      if (code === "ORDER_ALREADY_PURCHASED") return buyRow(parts, rowId, false);
    }
    return leave(parts, row, rowFailure(parts, row, error));
  }
}
