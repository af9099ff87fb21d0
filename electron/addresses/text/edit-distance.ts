/**
 * Damerau-Levenshtein distance (insert, delete, replace, swap neighbours), or `limit + 1` once it is known to be greater.
 * Names of places are short: the plain table is faster than anything clever.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/** How many slips a name of this length forgives: none up to three letters, then one for every four, three at most. */
export function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  return Math.min(3, Math.max(1, Math.floor(length / 4)));
}

/** The code nearest to `typed`, the first of several; null for an empty list. */
export function nearestCode(typed: string, codes: readonly string[]): string | null {
  let [best, found] = [Infinity, null as string | null];
  for (const code of codes) {
    const distance = editDistance(typed, code, typed.length);
    if (distance < best) [best, found] = [distance, code];
  }
  return found;
}
