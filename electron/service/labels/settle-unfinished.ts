import { dueAttempts } from "#electron/store/attempts.ts";
import { unfinishedVoids } from "#electron/store/labels.ts";
import type { FindOutcome } from "#electron/carriers/carrier.ts";
import type { Parts } from "../context.ts";
import { type OpenAttempt, openAttempt, postpone, settleRefusal, settleSale } from "./buy-label.ts";
import { finishVoid } from "./void-label.ts";

async function find(parts: Parts, open: OpenAttempt): Promise<FindOutcome> {
  try {
    return await parts.carrierQueue(() => parts.carriers.find(open.request));
  } catch (error) {
    parts.log.warn({ err: error, attempt: open.attempt.id }, "the carrier could not be asked");
    return { kind: "unknown", message: `${open.item.carrier} could not be reached.` };
  }
}

/**
 * Finds out what became of one open attempt by asking the carrier for the same reference. What the carrier sold becomes the
 * label; what it never sold and never will gives the money back and may be bought again.
 */
async function settleOne(parts: Parts, attemptId: string): Promise<void> {
  parts.busyAttempts.add(attemptId);
  try {
    const open = openAttempt(parts, attemptId);
    if (!open) return;
    const { attempt, item } = open;
    const outcome = await find(parts, open);
    if (outcome.kind === "bought") await settleSale(parts, open, outcome.sale);
    else if (outcome.kind === "unknown")
      await postpone(
        parts,
        attempt,
        attempt.unknown_code ?? "CARRIER_UNAVAILABLE",
        outcome.message,
      );
    else
      await settleRefusal(parts, open, {
        code: attempt.unknown_code ?? "PURCHASE_INTERRUPTED",
        message: attempt.unknown_code
          ? `${item.carrier} did not answer in time and sold no label. Nothing was charged; buy the order again to retry.`
          : "The station stopped before this label was bought. Nothing was charged; buy the order again to retry.",
        retryable: true,
      });
    parts.announce({ kind: "orders.changed", id: item.order_id });
    parts.announce({ kind: "wallet.changed" });
  } catch (error) {
    parts.log.error(
      { err: error, attempt: attemptId },
      "an attempt could not be settled; it stays open",
    );
  } finally {
    parts.busyAttempts.delete(attemptId);
  }
}

/** Settles every attempt whose next check is due, and every void that was cut short. Called at start and by the timer. */
export async function settleUnfinished(parts: Parts): Promise<number> {
  const voids = parts.store.read((db) => unfinishedVoids.all(db, {}));
  for (const { order_item_id } of voids) await finishVoid(parts, order_item_id);
  const due = parts.store
    .read((db) => dueAttempts.all(db, { now: parts.clock.now(), limit: 1_000 }))
    .filter(({ id }) => !parts.busyAttempts.has(id));
  await Promise.all(due.map(({ id }) => settleOne(parts, id)));
  if (due.length + voids.length > 0) parts.wakeOutbox();
  return due.length + voids.length;
}
