import { DateTime, IANAZone } from "luxon";
import { invalidField } from "#shared/contract/errors.ts";

/** A time zone that this computer knows, else a refusal. */
export function zoneOf(timeZone: string): IANAZone {
  const zone = IANAZone.create(timeZone);
  if (!zone.isValid)
    throw invalidField("timeZone", "must be a time zone such as America/Denver", "UTC");
  return zone;
}

/** The first instant of a day by the clocks of a zone, in milliseconds. */
export function startOfDay(day: string, zone: IANAZone, daysLater = 0): number {
  return DateTime.fromISO(day, { zone }).plus({ days: daysLater }).startOf("day").toMillis();
}

/** From the first day's beginning until the last day's end. */
export function rangeOf(days: {
  from?: string | undefined;
  to?: string | undefined;
  timeZone: string;
}): { since: number | null; until: number | null } {
  const zone = zoneOf(days.timeZone);
  const { from, to } = days;
  if (from !== undefined && to !== undefined && to < from)
    throw invalidField("to", "must not be before the first day", from);
  return {
    since: from === undefined ? null : startOfDay(from, zone),
    until: to === undefined ? null : startOfDay(to, zone, 1),
  };
}
