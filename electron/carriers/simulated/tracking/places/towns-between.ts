import { milesBetween } from "../../rating/miles.ts";
import type { Point } from "../../rating/miles.ts";
import type { Hub } from "./hub-table.ts";

/** A town must be so much nearer to the end than the one before. Statute miles. */
const leastStep = 60;

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
  const near = towns
    .map((town) => ({
      town,
      out: milesBetween(from, town.point),
      left: milesBetween(town.point, to),
    }))
    .filter(({ out, left }) => out + left - direct <= Math.max(25, direct * 0.06));
  const farOff = (direct / (shares.length + 1)) * 0.6;
  let gone = 0;
  let toGo = direct;
  return shares.map((share) => {
    const offers = near
      .filter(({ out, left }) => out >= gone + leastStep && left <= toGo - leastStep)
      .filter(({ left }) => left >= leastStep)
      .map((offer) => {
        const { out, left } = offer;
        const missed = Math.abs(out / (out + left) - share) * direct;
        return { ...offer, missed, cost: missed + 3 * (out + left - direct) };
      })
      .filter(({ missed }) => missed <= farOff);
    const best = offers.sort((a, b) => a.cost - b.cost)[0];
    if (!best) return null;
    gone = best.out;
    toGo = best.left;
    return best.town;
  });
}
