import type { Tracking } from "#shared/contract/tracking.ts";
import { magicTrackingCodes } from "#shared/rules/magic-values.ts";
import { instantOf, localTime } from "../calendar/local-time.ts";
import { trackingAnswer } from "./answer.ts";
import type { Scan } from "./scan.ts";

type TestCode = (typeof magicTrackingCodes)[number]["code"];

const zone = "America/Chicago";

/** A scan some days before the last one, at minutes after midnight in Houston. */
type Planned = Omit<Scan, "atMs"> & { daysBefore: number; minutes: number };

function planned(
  daysBefore: number,
  minutes: number,
  status: Scan["status"],
  code: Scan["code"],
  message: string,
  location: string,
): Planned {
  return { daysBefore, minutes, status, code, message, location };
}

const houston = "HOUSTON, TX 77063";
const created = planned(
  3,
  640,
  "pre_transit",
  "label_created",
  "Shipping label created, carrier awaiting item",
  "",
);
const accepted = planned(
  2,
  1033,
  "accepted",
  "received_at_origin_facility",
  "Accepted at carrier facility",
  "SAN FRANCISCO, CA 94104",
);
const departed = planned(
  2,
  1290,
  "in_transit",
  "departed_origin_facility",
  "Departed origin facility",
  "OAKLAND, CA 94615",
);
const arrived = planned(
  1,
  730,
  "in_transit",
  "arrived_at_facility",
  "Arrived at facility",
  "PHOENIX, AZ 85026",
);
const vehicle = planned(
  0,
  492,
  "out_for_delivery",
  "out_for_delivery",
  "Out for delivery",
  houston,
);
const way = [created, accepted, departed, arrived];

/** EasyPost's test codes, what each of them answers, and in how many days after its last scan the parcel is due. */
const journeys: Readonly<Record<TestCode, { scans: Planned[]; dueInDays: number | null }>> = {
  EZ1000000001: { scans: [created], dueInDays: 0 },
  EZ2000000002: { scans: way, dueInDays: 1 },
  EZ3000000003: { scans: [...way, vehicle], dueInDays: 0 },
  EZ4000000004: {
    scans: [
      ...way,
      vehicle,
      planned(0, 881, "delivered", "arrived_at_destination", "Delivered, front door", houston),
    ],
    dueInDays: 0,
  },
  EZ5000000005: {
    scans: [
      ...way,
      vehicle,
      planned(
        0,
        881,
        "return_to_sender",
        "return",
        "Refused by the recipient, returning to sender",
        houston,
      ),
    ],
    dueInDays: 0,
  },
  EZ6000000006: {
    scans: [
      ...way,
      vehicle,
      planned(0, 881, "failure", "failure", "Delivery failed, the address does not exist", houston),
    ],
    dueInDays: 0,
  },
  EZ7000000007: { scans: [], dueInDays: null },
};

/** The answer of a test code as of the last afternoon; null for every other code. Kept by USPS as far as anybody is told. */
export function trackTestCode(trackingCode: string, nowMs: number): Tracking | null {
  const code = magicTrackingCodes.find(({ code }) => code === trackingCode)?.code;
  if (!code) return null;
  const journey = journeys[code];
  const now = localTime(nowMs, zone);
  const today = now.minutes >= 15 * 60 ? now.day : now.day - 1;
  const scans = journey.scans.map(({ daysBefore, minutes, ...scan }) => ({
    ...scan,
    atMs: instantOf({ day: today - daysBefore, minutes }, zone),
  }));
  const { dueInDays } = journey;
  const estDeliveryMs =
    dueInDays === null ? null : instantOf({ day: today + dueInDays, minutes: 12 * 60 }, zone);
  return trackingAnswer({ carrier: "USPS", trackingCode, estDeliveryMs }, scans, nowMs);
}
