import { pageOfParcels, parcelCounts, type ParcelKey } from "#electron/store/list-parcels.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { invalidField } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { trackingStatuses } from "#shared/contract/tracking.ts";
import type { Context } from "../context.ts";
import { parcelEntry } from "./parcel-entry.ts";

function readKey(after: string): ParcelKey | null {
  if (after === "") return null;
  const match = /^([01])\.(\d{1,16})\.(\d{1,16})$/.exec(after);
  if (!match) throw invalidField("after", "must be the `next` of the page before");
  const [needsAttention = 0, lastEventAt = 0, seq = 0] = match.slice(1).map(Number);
  return { needsAttention, lastEventAt, seq };
}

/** One page of parcels. */
export async function listParcels(
  ctx: Context,
  { after, ...filter }: Parsed<Desk["listParcels"]>,
): Promise<Answer<Desk["listParcels"]>> {
  const key = readKey(after);
  const found = ctx.store.read((db) => pageOfParcels(db, { ...filter, after: key }));
  const last = found.length === filter.limit ? found.at(-1) : undefined;
  return {
    parcels: found.map(parcelEntry),
    next: last ? `${last.needs_attention}.${last.last_event_at}.${last.seq}` : null,
  };
}

/** The counts beside the states, from counters that the store keeps. */
export async function countParcels(ctx: Context): Promise<Answer<Desk["countParcels"]>> {
  const counts = ctx.store.read(parcelCounts);
  const byStatus = Object.fromEntries(
    trackingStatuses.map((status) => [status, counts.get(status) ?? 0]),
  );
  return {
    all: Object.values(byStatus).reduce((sum, count) => sum + count, 0),
    attention: counts.get("attention") ?? 0,
    byStatus,
  };
}
