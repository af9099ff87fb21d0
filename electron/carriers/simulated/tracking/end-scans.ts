import { instantOf } from "../calendar/local-time.ts";
import { addWorkingDays } from "../calendar/working-days.ts";
import type { JourneyPlan } from "../purchase/sold-record.ts";
import { actualDeliveryDay } from "./delivery-day.ts";
import { minutesFromCode } from "./minutes-from-code.ts";
import { endPlace, sortingPlace } from "./places.ts";
import type { Scan } from "./scan.ts";

type Event = Pick<Scan, "status" | "code" | "message">;

const outForDelivery: Event = {
  status: "out_for_delivery",
  code: "out_for_delivery",
  message: "Out for delivery",
};
const endings: Readonly<Record<"delivered" | "pickup" | "returned" | "lost-parcel", Event>> = {
  delivered: {
    status: "delivered",
    code: "arrived_at_destination",
    message: "Delivered, front door",
  },
  pickup: {
    status: "available_for_pickup",
    code: "arrived_at_pickup_location",
    message: "Available for pickup",
  },
  returned: {
    status: "return_to_sender",
    code: "refused",
    message: "Refused by the recipient, returning to sender",
  },
  "lost-parcel": { status: "failure", code: "lost", message: "The parcel is lost" },
};

/** The last day: facility in the early morning, vehicle from eight, door between one and five; or whatever a magic recipient does. */
export function endScans(plan: JourneyPlan, code: string): Scan[] {
  const day = actualDeliveryDay(plan);
  const place = endPlace(plan.to);
  const at = (event: Event, onDay: number, minutes: number, location = place.text): Scan => ({
    ...event,
    atMs: instantOf({ day: onDay, minutes }, place.timeZone),
    location,
  });
  if (plan.magic === "lost-parcel")
    return [at(endings["lost-parcel"], addWorkingDays(plan.week, day, 5), 12 * 60, "")];
  const delay: Scan[] =
    plan.magic === "delayed"
      ? [
          at(
            { status: "in_transit", code: "delayed", message: "Delayed on the way" },
            plan.deliveryDay,
            10 * 60,
            "",
          ),
        ]
      : [];
  const door = 13 * 60 + minutesFromCode(code, "door", 240);
  const last = [
    ...delay,
    at(
      {
        status: "in_transit",
        code: "received_at_destination_facility",
        message: "Arrived at destination facility",
      },
      day,
      5 * 60 + minutesFromCode(code, "destination", 60),
      sortingPlace(plan.to).text,
    ),
    at(outForDelivery, day, 8 * 60 + minutesFromCode(code, "vehicle", 60)),
  ];
  if (plan.magic === "pickup") return [...last, at(endings.pickup, day, door)];
  if (plan.magic !== "returned") return [...last, at(endings.delivered, day, door)];
  const back: Event = { status: "return_to_sender", code: "return", message: "On its way back" };
  return [
    ...last,
    at(endings.returned, day, door),
    at(back, addWorkingDays(plan.week, day, 1), 9 * 60),
  ];
}
