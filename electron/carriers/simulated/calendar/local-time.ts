import { IANAZone } from "luxon";

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** A wall clock: the calendar day and the minutes since its midnight. */
export interface LocalTime {
  day: number;
  minutes: number;
}

/** Minutes east of UTC at that instant; an unknown zone counts as UTC. */
function offsetOf(ms: number, zone: string): number {
  const offset = IANAZone.create(zone).offset(ms);
  return Number.isFinite(offset) ? offset : 0;
}

/** What a wall clock in an IANA zone shows at an instant. */
export function localTime(ms: number, zone: string): LocalTime {
  const local = ms + offsetOf(ms, zone) * minuteMs;
  const day = Math.floor(local / dayMs);
  return { day, minutes: Math.floor((local - day * dayMs) / minuteMs) };
}

/** The instant at which that wall clock shows it; within an hour that summer time skips, the later offset. */
export function instantOf(time: LocalTime, zone: string): number {
  const asUtc = time.day * dayMs + time.minutes * minuteMs;
  const first = asUtc - offsetOf(asUtc, zone) * minuteMs;
  return asUtc - offsetOf(first, zone) * minuteMs;
}
