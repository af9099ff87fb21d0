import { type ListedParcel, pageOfParcels } from "#electron/store/list-parcels.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Point } from "#shared/contract/desk/parcels.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";

/** More points than this are a smear, not a map. */
const mostPoints = 500;

function pointOf(ctx: Context, end: { country: string; zip: string }): Point | null {
  const place = ctx.addresses.locate({ ...end, state: "", city: "" });
  return place ? { latitude: place.latitude, longitude: place.longitude } : null;
}

function onMap(ctx: Context, row: ListedParcel) {
  const from = pointOf(ctx, { country: row.from_country, zip: row.from_zip });
  const seen =
    row.latitude === null || row.longitude === null
      ? null
      : { latitude: row.latitude, longitude: row.longitude };
  // Before its first scan a parcel is where it was packed.
  const at = seen ?? from;
  return at
    ? [
        {
          orderItemId: row.order_item_id,
          recipient: row.recipient,
          trackingCode: row.tracking_code,
          status: row.status,
          needsAttention: row.needs_attention === 1,
          place: seen ? (row.place ?? "") : "",
          at,
          from,
          to: pointOf(ctx, { country: row.to_country, zip: row.to_zip }),
        },
      ]
    : [];
}

/** The parcels of a list as points: where they were seen last, with their two ends. */
export async function mapParcels(
  ctx: Context,
  filter: Parsed<Desk["mapParcels"]>,
): Promise<Answer<Desk["mapParcels"]>> {
  const found = ctx.store.read((db) =>
    pageOfParcels(db, { ...filter, limit: mostPoints + 1, after: null }),
  );
  const shown = found.slice(0, mostPoints);
  const parcels = shown.flatMap((row) => onMap(ctx, row));
  return { parcels, unplaced: shown.length - parcels.length, more: found.length > mostPoints };
}
