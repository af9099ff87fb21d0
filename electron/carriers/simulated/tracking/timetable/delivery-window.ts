import { instantOf } from "../../calendar/local-time.ts";

/** Services without a commit time deliver by the end of the day. */
export const endOfDay = 20 * 60;
const usual = { from: 9 * 60 + 30, to: 17 * 60 };
const dayMinutes = 24 * 60;
const shortest = 30;

/**
 * Minutes after midnight between which a parcel comes to the door on a day: before the commit time and in working hours; as far as that
 * leaves half an hour, at a time when UTC has the same date, so that a program that cuts the date off a timestamp reads the quoted one.
 */
export function deliveryWindow(
  commitMinutes: number,
  day: number,
  timeZone: string,
): { from: number; to: number } {
  const to = Math.min(usual.to, commitMinutes - 10);
  const from = Math.min(usual.from, to - 100);
  const eastMinutes =
    (day * dayMinutes * 60_000 - instantOf({ day, minutes: 0 }, timeZone)) / 60_000;
  const sameDate = {
    from: Math.max(from, eastMinutes),
    to: Math.min(to, dayMinutes + eastMinutes - 1),
  };
  return sameDate.to - sameDate.from >= shortest ? sameDate : { from, to };
}
