import { labelByTrackingCode } from "#electron/store/labels.ts";
import type { Api } from "#shared/contract/index.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { askCarriers } from "../ask-carriers.ts";
import type { Context } from "../context.ts";
import { instant } from "../json.ts";
import { ownLabel } from "./own-label.ts";

type Told = Answer<Api["getTracking"]>;

/** What the station itself knows of a label that its carrier does not know of: that it was bought, or voided. */
function ownKnowledge(ctx: Context, code: string): Told | null {
  const label = ctx.store.read((db) => labelByTrackingCode.get(db, { code }));
  if (!label) return null;
  const common = {
    trackingCode: label.tracking_code,
    carrier: label.carrier,
    estDeliveryDate: null,
    publicUrl: "",
    trackingDetails: [],
  };
  return label.voided_at === null
    ? {
        ...common,
        status: "unknown",
        statusDetail: "The carrier has no news of this parcel",
        statusDetailCode: "unknown",
        updatedAt: instant(label.created_at),
      }
    : {
        ...common,
        status: "cancelled",
        statusDetail: "The label was voided",
        statusDetailCode: "cancelled",
        updatedAt: instant(label.voided_at),
      };
}

/**
 * Where a parcel is. Codes are taken as printed: spaces and letter case do not matter. A label of the station's own is never
 * "not found", even while its carrier does not know it.
 */
export async function getTracking(
  ctx: Context,
  { code }: Parsed<Api["getTracking"]>,
): Promise<Told> {
  const plain = code.replaceAll(/\s+/g, "").toUpperCase();
  const tracking = await askCarriers(() => ctx.carriers.track(plain, ownLabel(ctx, plain)));
  const told = tracking ?? ownKnowledge(ctx, plain);
  if (told) return told;
  throw new StationError("TRACKING_NOT_FOUND", `No carrier knows the tracking code ${code}.`);
}
