import type { CarrierName } from "#shared/contract/rates.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Tracking } from "#shared/contract/tracking.ts";
import { parseTracker } from "../parse/tracker.ts";
import { TheirTracker } from "../parse/schemas.ts";
import { readServiceCode } from "../service-code.ts";
import { type Caller, failureOf } from "./caller.ts";
import { knownShipment } from "./shipment-reading.ts";

/** Their codes that say that nobody knows this number. */
function isUnknown(status: number, code: string): boolean {
  return status === 404 || status === 422 || code.startsWith("TRACKER.");
}

/** A label of the station's own has its tracker in its shipment, for nothing, also in a rehearsal. */
async function ownTracker(
  caller: Caller,
  serviceCode: string,
  now: number,
): Promise<Tracking | null> {
  const shipment = await knownShipment(caller, readServiceCode(serviceCode).shipment);
  // The label of another account: that one would know.
  if (!shipment) return null;
  const { tracker, refund_status: refund } = shipment;
  const told = tracker ? parseTracker(tracker, now) : null;
  if (!told || refund !== "refunded") return told;
  // Whatever its tracker still says: a label whose money came back goes nowhere.
  const statusDetail = "EasyPost refunded this label";
  return { ...told, status: "cancelled", statusDetail, statusDetailCode: "cancelled" };
}

/** Trackers of foreign parcels that are known by their id; one that is not is found again by its code, for nothing. */
const remembered = 10_000;

/** Follows parcels, each foreign one by a tracker that is made once and read from then on. */
export function openTracking(caller: Caller, now: () => number) {
  const trackers = new Map<string, string>();
  async function foreign(code: string): Promise<Tracking | null> {
    const known = trackers.get(code);
    const reply = await caller.ask(
      known
        ? { method: "GET", path: `/trackers/${known}` }
        : { method: "POST", path: "/trackers", body: { tracker: { tracking_code: code } } },
    );
    if (reply.kind === "refused" && isUnknown(reply.status, reply.refusal.code)) return null;
    if (reply.kind !== "well") throw failureOf(reply);
    const parsed = TheirTracker.safeParse(reply.body);
    if (!parsed.success)
      throw new StationError("CARRIER_ERROR", "EasyPost's news of the parcel cannot be read.");
    if (trackers.size >= remembered) trackers.clear();
    if (parsed.data.id) trackers.set(code, parsed.data.id);
    return parseTracker(parsed.data, now());
  }
  return async (
    code: string,
    own?: { carrier: CarrierName; serviceCode: string } | null,
  ): Promise<Tracking | null> => (own ? ownTracker(caller, own.serviceCode, now()) : foreign(code));
}
