import { IANAZone } from "luxon";

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** A wall clock: the calendar day and the minutes since its midnight. */
export interface LocalTime {
  day: number;
  minutes: number;
}

/** Offsets change at a quarter of an hour of UTC, nowhere between: what was found holds until the next. */
const quarterMs = 15 * minuteMs;
const remembered = 10_000;
const found = new Map<string, number>();

/** Minutes east of UTC at that instant; an unknown zone counts as UTC. */
function offsetOf(ms: number, zone: string): number {
  const key = `${Math.floor(ms / quarterMs)} ${zone}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const told = IANAZone.create(zone).offset(ms);
  const offset = Number.isFinite(told) ? told : 0;
  if (found.size >= remembered) found.clear();
  found.set(key, offset);
  return offset;
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
