import { addWorkingDays } from "../calendar/working-days.ts";
import type { JourneyPlan } from "../purchase/sold-record.ts";

/** The day on which the parcel really comes: the quoted one, two working days later for `MAGIC DELAYED`. */
export function actualDeliveryDay(plan: JourneyPlan): number {
  return plan.magic === "delayed"
    ? addWorkingDays(plan.week, plan.deliveryDay, 2)
    : plan.deliveryDay;
}
