import { dueAttempts } from "#electron/store/attempts.ts";
import { unfinishedVoids } from "#electron/store/labels.ts";
import type { FindOutcome } from "#electron/carriers/carrier.ts";
import type { Parts } from "../context.ts";
import {
  longestPauseMs,
  type OpenAttempt,
  openAttempt,
  postpone,
  setAside,
  settleRefusal,
  settleSale,
} from "./buy-label.ts";
import { settleCharges } from "./charges.ts";
import { finishVoid, longestVoidPauseMs } from "./void-label.ts";

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
async function settleOne(parts: Parts, attemptId: string): Promise<boolean> {
  parts.busyAttempts.add(attemptId);
  try {
    const open = openAttempt(parts, attemptId);
    if (!open) return true;
    const { attempt, item } = open;
    const outcome = await find(parts, open);
    const asked = attempt.unknown_code?.startsWith("CARRIER_") ?? false;
    if (outcome.kind === "bought") await settleSale(parts, open, outcome.sale);
    else if (outcome.kind === "unknown")
      await postpone(
        parts,
        attempt,
        outcome.code ?? attempt.unknown_code ?? "CARRIER_UNAVAILABLE",
        outcome.message,
      );
    else if (outcome.kind === "refunded")
      await settleRefusal(parts, open, {
        code: "LABEL_REFUNDED",
        message: outcome.message,
        retryable: true,
        // Its shipment was sold once: the next label is another one's.
        spoiled: true,
      });
    else
      await settleRefusal(parts, open, {
        code: asked ? (attempt.unknown_code ?? "CARRIER_TIMEOUT") : "PURCHASE_INTERRUPTED",
        message: asked
          ? `${item.carrier} did not answer in time and sold no label. Nothing was charged; buy the order again to retry.`
          : "The station stopped before this label was bought. Nothing was charged; buy the order again to retry.",
        retryable: true,
      });
    parts.announce({ kind: "orders.changed", id: item.order_id });
    parts.announce({ kind: "wallet.changed" });
    parts.announce({ kind: "parcels.changed" });
    parts.wakeOutbox();
    return true;
  } catch (error) {
    return await setAside(parts, attemptId, error);
  } finally {
    parts.busyAttempts.delete(attemptId);
  }
}

/** Everybody, whatever the clock said when their next check was planned. */
const always = Number.MAX_SAFE_INTEGER;

async function settleAttempts(parts: Parts, everything: boolean): Promise<boolean> {
  const now = parts.clock.now();
  const due = parts.store
    .read((db) =>
      dueAttempts.all(db, {
        now: everything ? always : now,
        // A check that lies further ahead than any pause was planned by a clock that was wrong.
        tooFar: now + longestPauseMs,
        limit: 1_000,
      }),
    )
    .filter(({ id }) => !parts.busyAttempts.has(id));
  let left = due.length;
  const together = { ...parts, store: parts.store.together({ size: () => left }) };
  const settled = await Promise.all(
    due.map(({ id }) =>
      settleOne(together, id).finally(() => {
        left -= 1;
      }),
    ),
  );
  return settled.every(Boolean);
}

async function settleVoids(parts: Parts): Promise<void> {
  const now = parts.clock.now();
  const voids = parts.store.read((db) =>
    unfinishedVoids.all(db, { now, tooFar: now + longestVoidPauseMs }),
  );
  await Promise.all(
    voids
      .filter(({ order_item_id }) => !parts.busyVoids.has(order_item_id))
      .map(({ order_item_id }) => finishVoid(parts, order_item_id)),
  );
}

/**
 * Settles every attempt whose next check is due (all of them at start) and every void that was cut short. False when one
 * could not even be postponed: then the caller waits before the next round.
 */
export async function settleUnfinished(parts: Parts, everything: boolean): Promise<boolean> {
  const [well] = await Promise.all([settleAttempts(parts, everything), settleVoids(parts)]);
  await settleCharges(parts);
  return well;
}
