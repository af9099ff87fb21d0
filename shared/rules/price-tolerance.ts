/** How much dearer than quoted a label may be bought. Nothing, when nobody set it. */
export interface PriceTolerance {
  /** Whole cents. */
  cents: number;
  /** Of the quote. */
  percent: number;
}

/** The most that a label quoted at `cents` may cost: the larger of the two allowances on top. */
export function highestPrice(cents: number, tolerance: PriceTolerance): number {
  return cents + Math.max(tolerance.cents, Math.floor((cents * tolerance.percent) / 100));
}
