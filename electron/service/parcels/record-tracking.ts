import { parcelOfItem, postponeParcel, recordJourney } from "#electron/store/parcels.ts";
import type { ParcelRow } from "#electron/store/rows.ts";
import type { Tx } from "#electron/store/store.ts";
import type { Tracking } from "#shared/contract/tracking.ts";
import type { Parts } from "../context.ts";
import { attentionOf } from "./attention.ts";
import { lastPlace } from "./last-place.ts";
import { checkAfterFailure, nextCheck } from "./next-check.ts";

type Told = Tracking | null;

function isAbroad({ from_country, to_country }: ParcelRow): boolean {
  return from_country !== to_country;
}

/** Writes what a carrier told of a parcel; null when it knows nothing. True when the picture of the parcel changed. */
export function recordTracking(
  parts: Pick<Parts, "addresses">,
  tx: Tx,
  itemId: string,
  told: Told,
  now: number,
): boolean {
  const parcel = parcelOfItem.get(tx, { itemId });
  // Voided while the carrier was asked: that is the last word.
  if (!parcel || parcel.status === "cancelled") return false;
  if (!told) {
    const progress = {
      status: parcel.status,
      lastEventAt: parcel.last_event_at,
      estimatedAt: parcel.estimated_at,
      isAbroad: isAbroad(parcel),
    };
    const attention = attentionOf(progress, now);
    postponeParcel.run(tx, {
      itemId,
      attention,
      nextCheckAt: nextCheck(progress, now) && checkAfterFailure(parcel.failures, now),
    });
    return attention !== parcel.attention;
  }
  const progress = {
    status: told.status,
    lastEventAt: Date.parse(told.trackingDetails[0]?.datetime ?? told.updatedAt),
    estimatedAt: told.estDeliveryDate === null ? null : Date.parse(told.estDeliveryDate),
    isAbroad: isAbroad(parcel),
  };
  const attention = attentionOf(progress, now);
  recordJourney.run(tx, {
    itemId,
    ...progress,
    ...lastPlace(parts.addresses, told.trackingDetails, parcel),
    detail: told.statusDetailCode,
    attention,
    events: JSON.stringify(told.trackingDetails),
    now,
    nextCheckAt: nextCheck(progress, now),
  });
  return (
    told.status !== parcel.status ||
    attention !== parcel.attention ||
    progress.lastEventAt !== parcel.last_event_at
  );
}
