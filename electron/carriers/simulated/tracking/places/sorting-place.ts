import type { CarrierName } from "#shared/contract/rates.ts";
import type { Endpoint } from "../../rating/endpoint.ts";
import { milesBetween } from "../../rating/miles.ts";
import type { Point } from "../../rating/miles.ts";
import { dhlHubs } from "./dhl-hubs.ts";
import { endPlace } from "./end-place.ts";
import { fedexHubs } from "./fedex-hubs.ts";
import type { Hub } from "./hub-table.ts";
import type { ScanPlace } from "./scan-place.ts";
import { upsHubs } from "./ups-hubs.ts";
import { uspsHubs } from "./usps-hubs.ts";

/** The towns where each carrier sorts. */
export const hubsOf: Readonly<Record<CarrierName, readonly Hub[]>> = {
  USPS: uspsHubs,
  UPS: upsHubs,
  FEDEX: fedexHubs,
  DHL: dhlHubs,
};

function nearest<P extends { point: Point }>(towns: readonly P[], to: Point): P | undefined {
  let [best, least]: [P | undefined, number] = [undefined, Infinity];
  for (const town of towns) {
    const miles = milesBetween(town.point, to);
    if (miles < least) [best, least] = [town, miles];
  }
  return best;
}

/** Beyond it a hub is another town's: the carrier sorts where the parcel is. */
const farthestMiles = 450;

/** The carrier's hub nearest to one end, for military mail to its gateway; abroad, in the Pacific and far from every hub the place itself. */
export function sortingPlace(carrier: CarrierName, end: Endpoint): ScanPlace {
  const own = endPlace(end);
  if (!end.point || end.region === "foreign" || end.region === "pacific") return own;
  const hub = nearest(hubsOf[carrier], end.point);
  return hub && milesBetween(hub.point, end.point) <= farthestMiles ? hub : own;
}
