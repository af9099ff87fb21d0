/** The middle of the prices; of two in the middle their mean, rounded down. In millionths of a dollar. */
export function median(prices: readonly number[]): number {
  const sorted = [...prices].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error("no price has no median");
  return Math.floor((lower + upper) / 2);
}

/** 2 %: further from the median than that, a price is left out. */
const outlierShare = 50;
/** 5 %: two prices alone that are further apart than that tell nothing. */
const quarrelShare = 20;

/**
 * What several exchanges say together. Of three or more prices those further than 2 % from their median are left out; two must
 * remain. Of exactly two, neither can be called the wrong one, so they may be up to 5 % apart. Null when no two agree.
 * @returns the median of the prices that were used, and which those are
 */
export function agree(
  prices: readonly number[],
): { priceMicros: number; used: readonly boolean[] } | null {
  if (prices.length < 2) return null;
  const middle = median(prices);
  const [first = 0, second = 0] = prices;
  const used =
    prices.length === 2
      ? prices.map(() => Math.abs(first - second) * quarrelShare <= Math.min(first, second))
      : prices.map((price) => Math.abs(price - middle) * outlierShare <= middle);
  const kept = prices.filter((_, index) => used[index]);
  return kept.length < 2 ? null : { priceMicros: median(kept), used };
}
