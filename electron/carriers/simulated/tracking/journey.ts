import type { JourneyPlan } from "../purchase/sold-record.ts";
import { endingOf } from "./endings/ending-of.ts";
import { originScans, saleScan } from "./origin.ts";
import { scanKinds } from "./scan-kinds.ts";
import type { Scan } from "./scan.ts";
import { fitTimes } from "./timetable/fit-times.ts";
import type { Planned } from "./timetable/planned.ts";
import { goesAbroad, milesPerHour } from "./timetable/travel.ts";
import { wayAbroad } from "./way-abroad.ts";
import { wayScans } from "./way.ts";
import { messageOf } from "./wording/message-of.ts";

function plannedScans(plan: JourneyPlan, soldAtMs: number, code: string): Planned[] {
  const sale = saleScan(plan, soldAtMs);
  if (plan.magic === "never-scanned") return [sale];
  const way = goesAbroad(plan) ? wayAbroad : wayScans;
  return [
    sale,
    ...originScans(plan, soldAtMs, code),
    ...(plan.magic === "lost-parcel" ? [] : way(plan, code)),
    ...endingOf(plan, code),
  ];
}

/**
 * Every scan of a parcel's life, past and to come, oldest first: the clock decides how many of them have happened. Nothing but the plan, the moment of the
 * sale and the code goes into it, so that later answers only add to earlier ones.
 */
export function journeyOf(plan: JourneyPlan, soldAtMs: number, code: string): Scan[] {
  const { carrier, week, holidays, shipDay, doorstep = "residence" } = plan;
  const scans = plannedScans(plan, soldAtMs, code);
  const times = fitTimes(scans, soldAtMs, {
    milesPerHour: milesPerHour(plan),
    week,
    holidays,
    shipDay,
  });
  return scans.map(({ kind, where, isNamed, expectedDay }, index) => ({
    ...scanKinds[kind],
    atMs: times[index] ?? soldAtMs,
    message: messageOf({ carrier, code, doorstep }, kind, where.town),
    location: isNamed ? where.text : "",
    ...(expectedDay === undefined ? {} : { expectedDay }),
  }));
}
