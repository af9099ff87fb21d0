import type { Tracking } from "#shared/contract/tracking.ts";
import type { Parts } from "../context.ts";
import { noticeRefund } from "../labels/notice-refund.ts";
import { ownLabel } from "../tracking/own-label.ts";

/** Asks the carrier about a parcel of the station. One that is cancelled there may have been refunded without this station. */
export async function askParcel(
  parts: Parts,
  itemId: string,
  code: string,
): Promise<Tracking | null> {
  const told = await parts.carriers.track(code, ownLabel(parts, code));
  if (told?.status === "cancelled") await noticeRefund(parts, itemId);
  return told;
}
