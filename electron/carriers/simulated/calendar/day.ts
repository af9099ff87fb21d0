/** A calendar day is the count of days since 1970-01-01, free of any time zone. */
const dayMs = 86_400_000;

/** Days that were written lately: the same few stand in every rate. */
const written = new Map<number, string>();
const remembered = 1_000;

/** YYYY-MM-DD. */
export function isoFromDay(day: number): string {
  let iso = written.get(day);
  if (iso === undefined) {
    if (written.size >= remembered) written.clear();
    written.set(day, (iso = new Date(day * dayMs).toISOString().slice(0, 10)));
  }
  return iso;
}

export function dayFromIso(iso: string): number {
  return Date.parse(`${iso}T00:00:00Z`) / dayMs;
}

export function dayFromParts(year: number, month: number, date: number): number {
  return Date.UTC(year, month - 1, date) / dayMs;
}

export function yearOfDay(day: number): number {
  return new Date(day * dayMs).getUTCFullYear();
}

/** 0 is Sunday, 6 is Saturday. The first day of 1970 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Day of the year, 1 to 366: what carriers print as the Julian date. */
export function dayOfYear(day: number): number {
  return day - dayFromParts(yearOfDay(day), 1, 1) + 1;
}
