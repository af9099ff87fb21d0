/** Days as `YYYY-MM-DD`; both ends belong to it. */
export interface DayRange {
  from: string;
  to: string;
}

export const presets = ["week", "month", "thisMonth", "lastMonth", "thisYear"] as const;
export type Preset = (typeof presets)[number];

/** Whole days are counted in UTC, where every day has 24 hours. */
function utcDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
function text(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function daysBefore(day: string, count: number): string {
  return text(new Date(utcDay(day).getTime() - count * 86_400_000));
}

/** The day that `now` falls on by the clocks of this computer. */
export function localDay(now: Date): string {
  return text(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}

/** The days of a preset, seen from today. */
export function rangeOf(preset: Preset, today: string): DayRange {
  const date = utcDay(today);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (preset === "week") return { from: daysBefore(today, 6), to: today };
  if (preset === "month") return { from: daysBefore(today, 29), to: today };
  if (preset === "thisMonth") return { from: text(new Date(Date.UTC(year, month, 1))), to: today };
  if (preset === "thisYear") return { from: `${year}-01-01`, to: today };
  return {
    from: text(new Date(Date.UTC(year, month - 1, 1))),
    to: text(new Date(Date.UTC(year, month, 0))),
  };
}
