import type { Api } from "#shared/contract/index.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { askCarriers } from "../ask-carriers.ts";
import type { Context } from "../context.ts";

/** Where a parcel is. Codes are taken as printed: spaces and letter case do not matter. */
export async function getTracking(
  ctx: Context,
  { code }: Parsed<Api["getTracking"]>,
): Promise<Answer<Api["getTracking"]>> {
  const tracking = await askCarriers(() =>
    ctx.carriers.track(code.replaceAll(/\s+/g, "").toUpperCase()),
  );
  if (!tracking)
    throw new StationError("TRACKING_NOT_FOUND", `No carrier knows the tracking code ${code}.`);
  return tracking;
}
