import type { Tracking } from "#shared/contract/tracking.ts";
import { labelByTrackingCode } from "#electron/store/labels.ts";
import type { Parts } from "../context.ts";
import { noticeRefund } from "../labels/notice-refund.ts";
import { finishVoid } from "../labels/void-label.ts";
import { recordTracking } from "../parcels/record-tracking.ts";

type Heard =
  | { kind: "tracking"; tracking: Tracking }
  | { kind: "refund"; trackingCode: string }
  | { kind: "other" };

/** Acts on what the carrier account told by itself. Of money it is no proof: a refund is asked after, as by the timer. */
export async function hearCarrierEvent(parts: Parts, event: Heard): Promise<void> {
  if (event.kind === "other") return;
  const code = event.kind === "refund" ? event.trackingCode : event.tracking.trackingCode;
  const label = parts.store.read((db) => labelByTrackingCode.get(db, { code }));
  if (!label) return;
  const { order_item_id: itemId } = label;
  if (event.kind === "tracking") {
    const { tracking } = event;
    const changed = await parts.store.write((tx) =>
      recordTracking(parts, tx, itemId, tracking, parts.clock.now()),
    );
    if (changed) parts.announce({ kind: "parcels.changed", id: itemId });
    return;
  }
  const isWaiting = label.void_requested_at !== null && label.voided_at === null;
  if (!isWaiting) await noticeRefund(parts, itemId);
  else if (!parts.busyVoids.has(itemId)) await finishVoid(parts, itemId);
}
