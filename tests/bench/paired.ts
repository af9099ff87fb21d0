import { loadavg } from "node:os";

export interface PairedResult {
  name: string;
  unit: string;
  /** Medians of the slices. */
  ours: number;
  limit: number;
  /** Median of ours over limit, pair by pair, and the middle half of them. */
  ratio: number;
  spread: [number, number];
  pairs: number;
  load: number;
  note?: string;
}

/** The value below which that share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Measures ours and the limit in turn, in one run, and compares pair by pair: on a shared machine absolute figures drift by
 * half between runs, ratios of neighbours do not. The first pair warms up and is dropped. Both answer a rate (higher is
 * better) or both a time; `invert` turns times into "how much longer".
 */
export async function paired(
  name: string,
  unit: string,
  pairs: number,
  ours: () => Promise<number>,
  limit: () => Promise<number>,
): Promise<PairedResult> {
  const measured: { ours: number; limit: number }[] = [];
  for (let pair = 0; pair <= pairs; pair++) {
    // The order alternates, so that neither side always runs on the heels of the other.
    if (pair % 2 === 0) {
      const first = await ours();
      measured.push({ ours: first, limit: await limit() });
    } else {
      const first = await limit();
      measured.push({ limit: first, ours: await ours() });
    }
  }
  const kept = measured.slice(1);
  const ratios = kept.map((pair) => pair.ours / pair.limit);
  return {
    name,
    unit,
    ours: quantile(
      kept.map((pair) => pair.ours),
      0.5,
    ),
    limit: quantile(
      kept.map((pair) => pair.limit),
      0.5,
    ),
    ratio: quantile(ratios, 0.5),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    pairs,
    load: loadavg()[0] ?? 0,
  };
}
