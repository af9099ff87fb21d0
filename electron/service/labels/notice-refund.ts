import { askVoid, labelOfItem } from "#electron/store/labels.ts";
import type { Parts } from "../context.ts";
import { recordSubmitted, recordVoid, voidable } from "./void-label.ts";

/** Nobody here asked for its refund, and its money is still spent. */
function isGood(parts: Parts, itemId: string): boolean {
  const label = parts.store.read((db) => labelOfItem.get(db, { itemId }));
  return label !== undefined && label.void_requested_at === null && label.voided_at === null;
}

/**
 * Looks whether a label's refund was asked for elsewhere, as in the account's own pages, and follows it as one that was asked for
 * here: the money comes back when the carrier gave it. Throws when the carrier could not be asked.
 */
export async function noticeRefund(parts: Parts, itemId: string): Promise<void> {
  const { carriers, busyVoids } = parts;
  if (!carriers.refundElsewhere || busyVoids.has(itemId) || !isGood(parts, itemId)) return;
  busyVoids.add(itemId);
  try {
    const label = voidable(parts, itemId);
    const { attemptId: reference, carrier, trackingCode, serviceCode } = label;
    const asked = { reference, carrier, trackingCode, serviceCode, submitted: true };
    const outcome = await carriers.refundElsewhere(asked);
    if (!outcome) return;
    // As a wish first: a station that stops now goes on where every void goes on.
    await parts.store.write((tx) => void askVoid.run(tx, { itemId, now: parts.clock.now() }));
    if (outcome.kind === "voided") await recordVoid(parts, label);
    else await recordSubmitted(parts, label);
  } finally {
    busyVoids.delete(itemId);
  }
}
