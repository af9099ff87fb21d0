import { instantOf, localTime } from "../calendar/local-time.ts";
import type { JourneyPlan } from "../purchase/sold-record.ts";
import { minutesFromCode } from "./minutes-from-code.ts";
import { endPlace, sortingPlace } from "./places.ts";
import type { Scan } from "./scan.ts";

/**
 * Label bought; accepted within the hour and a quarter after the cut-off of that day, or on the morning of the next working day when
 * it was bought too late; departed in the evening.
 */
export function originScans(plan: JourneyPlan, soldAtMs: number, code: string): Scan[] {
  const { from, shipDay, pickup } = plan;
  const sameDay = localTime(soldAtMs, from.timeZone).day === shipDay;
  const accepted = sameDay
    ? pickup.cutOffMinutes + 15 + minutesFromCode(code, "accepted", 60)
    : 9 * 60 + minutesFromCode(code, "accepted", 60);
  const departed = 21 * 60 + minutesFromCode(code, "departed", 90);
  const origin = sortingPlace(from);
  return [
    {
      atMs: soldAtMs,
      status: "pre_transit",
      code: "label_created",
      message: "Shipping label created, carrier awaiting item",
      location: "",
    },
    {
      atMs: instantOf({ day: shipDay, minutes: accepted }, from.timeZone),
      status: "accepted",
      code: "received_at_origin_facility",
      message: "Accepted at carrier facility",
      location: endPlace(from).text,
    },
    {
      atMs: instantOf({ day: shipDay, minutes: departed }, origin.timeZone),
      status: "in_transit",
      code: "departed_origin_facility",
      message: "Departed origin facility",
      location: origin.text,
    },
  ];
}
