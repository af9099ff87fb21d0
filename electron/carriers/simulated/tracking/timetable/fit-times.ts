import type { Holiday } from "../../calendar/holidays.ts";
import { instantOf, localTime } from "../../calendar/local-time.ts";
import { isWorkingDay, workingDayFrom } from "../../calendar/working-days.ts";
import type { WorkingWeek } from "../../calendar/working-days.ts";
import { milesBetween } from "../../rating/miles.ts";
import type { ScanPlace } from "../places/scan-place.ts";
import type { Planned } from "./planned.ts";

const minuteMs = 60_000;
/** Between two scans, and for loading after a ride. */
const handlingMs = 15 * minuteMs;

export interface Pace {
  /** How fast parcels travel between towns. */
  milesPerHour: number;
  week: WorkingWeek;
  /** On which the carrier rests. */
  holidays: readonly Holiday[] | undefined;
  /** The day of the pick-up, which may lie outside of the service's own week. */
  shipDay: number;
}

/** The least time from the scan before to each scan. */
function leadsOf(scans: readonly Planned[], milesPerHour: number): number[] {
  let last: ScanPlace | null = null;
  return scans.map(({ where, isNamed, lastsMinutes = 0 }) => {
    const leastMs = Math.max(handlingMs, lastsMinutes * minuteMs);
    if (!isNamed) return leastMs;
    const miles =
      last?.point && where.point && last.text !== where.text
        ? milesBetween(last.point, where.point)
        : 0;
    last = where;
    return leastMs + Math.ceil((miles / milesPerHour) * 60) * minuteMs;
  });
}

/** The same moment, or the early morning of the next working day where the service rests. */
function awake(atMs: number, { where, day }: Planned, { week, holidays, shipDay }: Pace): number {
  const local = localTime(atMs, where.timeZone);
  if (local.day === shipDay || local.day === day) return atMs;
  if (isWorkingDay(week, local.day, holidays)) return atMs;
  return instantOf(
    { day: workingDayFrom(week, local.day, holidays), minutes: 30 + (local.minutes % 60) },
    where.timeZone,
  );
}

/** The same moment, or shortly before the midnight with which the service's rest began. */
function stillAwake(atMs: number, { where }: Planned, { week, holidays, shipDay }: Pace): number {
  let { day } = localTime(atMs, where.timeZone);
  if (isWorkingDay(week, day, holidays)) return atMs;
  while (day > shipDay && !isWorkingDay(week, day, holidays)) day -= 1;
  return Math.min(atMs, instantOf({ day, minutes: 23 * 60 + 40 }, where.timeZone));
}

/** Scans that would come too late are drawn together before `latestMs`, in the proportion of the time that each needs. */
function drawnTogether(
  scans: readonly Planned[],
  pace: Pace,
  times: readonly number[],
  leads: readonly number[],
  latestMs: number,
): number[] {
  const back = [...times];
  back[back.length - 1] = latestMs;
  for (let index = back.length - 2; index > 0; index -= 1) {
    const dueMs = (back[index + 1] ?? latestMs) - (leads[index + 1] ?? handlingMs);
    const scan = scans[index];
    const given = back[index] ?? dueMs;
    back[index] = given <= dueMs || !scan ? Math.min(given, dueMs) : stillAwake(dueMs, scan, pace);
  }
  const [soldAtMs = 0, acceptedMs = 0] = back;
  if (acceptedMs > soldAtMs) return back;
  const needed = leads.slice(1, times.length).reduce((sum, lead) => sum + lead, 0);
  let gone = 0;
  return times.map((_, index) => {
    gone += index === 0 ? 0 : (leads[index] ?? handlingMs);
    return soldAtMs + Math.floor(((latestMs - soldAtMs) * gone) / needed / minuteMs) * minuteMs;
  });
}

/**
 * The instants of planned scans: where the plan wants them, but never before a parcel can have come there, never while the service rests, and the one
 * with a commit time never after it. The first is the sale.
 */
export function fitTimes(scans: readonly Planned[], soldAtMs: number, pace: Pace): number[] {
  const leads = leadsOf(scans, pace.milesPerHour);
  let times: number[] = [];
  for (const [index, scan] of scans.entries()) {
    const wantedMs = instantOf(scan, scan.where.timeZone);
    const before = times.at(-1);
    const atMs =
      before === undefined
        ? soldAtMs
        : awake(Math.max(wantedMs, before + (leads[index] ?? handlingMs)), scan, pace);
    times.push(atMs);
    if (scan.byMinutes === undefined) continue;
    const latestMs = instantOf({ day: scan.day, minutes: scan.byMinutes }, scan.where.timeZone);
    if (atMs > latestMs) times = drawnTogether(scans, pace, times, leads, latestMs);
  }
  return times;
}
