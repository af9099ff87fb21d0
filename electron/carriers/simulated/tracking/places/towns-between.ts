import { milesBetween } from "../../rating/miles.ts";
import type { Point } from "../../rating/miles.ts";
import type { Hub } from "./hub-table.ts";

/** A town must be so much nearer to the end than the one before. Statute miles. */
const leastStep = 60;

/** What one town may add to the way that is left, and all of them together to the whole way. */
const mostAside = { miles: 25, share: 0.06, sum: 0.1 };

/**
 * Towns near the great circle, one for each share of the way (0 is the beginning, 1 the end), null where none is near: each farther from the
 * beginning and nearer to the end than the one before, so that no parcel goes back.
 */
export function townsBetween(
  towns: readonly Hub[],
  from: Point,
  to: Point,
  shares: readonly number[],
): (Hub | null)[] {
  const direct = milesBetween(from, to);
  const measured = towns.map((town) => ({
    town,
    out: milesBetween(from, town.point),
    left: milesBetween(town.point, to),
  }));
  const farOff = (direct / (shares.length + 1)) * 0.6;
  let [last, gone, toGo, spare] = [from, 0, direct, Math.max(50, direct * mostAside.sum)];
  return shares.map((share) => {
    const offers = measured
      .filter(({ out, left }) => out >= gone + leastStep && left <= toGo - leastStep)
      .filter(({ left }) => left >= leastStep)
      .map(({ town, out, left }) => {
        const aside = milesBetween(last, town.point) + left - toGo;
        const missed = Math.abs(out / (out + left) - share) * direct;
        return { town, out, left, aside, missed, cost: missed + 3 * aside };
      })
      .filter(({ missed, aside }) => missed <= farOff && aside <= spare)
      .filter(({ aside }) => aside <= Math.max(mostAside.miles, toGo * mostAside.share));
    const best = offers.sort((a, b) => a.cost - b.cost)[0];
    if (!best) return null;
    [last, gone, toGo, spare] = [best.town.point, best.out, best.left, spare - best.aside];
    return best.town;
  });
}
