import type { ListedParcel } from "#electron/store/list-parcels.ts";
import { parcelOfItem, setSeen } from "#electron/store/parcels.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Tracking } from "#shared/contract/tracking.ts";
import { askCarriers } from "../ask-carriers.ts";
import type { Context } from "../context.ts";
import { askParcel } from "./ask-parcel.ts";
import { parcelEntry } from "./parcel-entry.ts";
import { recordTracking } from "./record-tracking.ts";

function rowOf(ctx: Context, itemId: string): ListedParcel {
  const row = ctx.store.read((db) => parcelOfItem.get(db, { itemId }));
  if (row) return row;
  throw new StationError(
    "LABEL_NOT_FOUND",
    `The item ${itemId} has no label, so nothing is on its way.`,
  );
}

/** One parcel and its events; the station wrote their JSON from a parsed answer. */
export async function getParcel(
  ctx: Context,
  { orderItemId }: Parsed<Desk["getParcel"]>,
): Promise<Answer<Desk["getParcel"]>> {
  const row = rowOf(ctx, orderItemId);
  return { ...parcelEntry(row), events: JSON.parse(row.events) as Tracking["trackingDetails"] };
}

/** Asks the carrier now, whatever the plan was. */
export async function refreshParcel(
  ctx: Context,
  input: Parsed<Desk["refreshParcel"]>,
): Promise<Answer<Desk["refreshParcel"]>> {
  const itemId = input.orderItemId;
  const { tracking_code: code } = rowOf(ctx, itemId);
  const told = await askCarriers(() => askParcel(ctx, itemId, code));
  await ctx.store.write((tx) => recordTracking(ctx, tx, itemId, told, ctx.clock.now()));
  ctx.announce({ kind: "parcels.changed", id: itemId });
  return getParcel(ctx, input);
}

/** Puts the present problem of a parcel aside, or takes it up again. */
export async function setParcelSeen(
  ctx: Context,
  { orderItemId, seen }: Parsed<Desk["setParcelSeen"]>,
): Promise<Answer<Desk["setParcelSeen"]>> {
  rowOf(ctx, orderItemId);
  await ctx.store.write((tx) => void setSeen.run(tx, { itemId: orderItemId, seen: Number(seen) }));
  ctx.announce({ kind: "parcels.changed", id: orderItemId });
  return parcelEntry(rowOf(ctx, orderItemId));
}
