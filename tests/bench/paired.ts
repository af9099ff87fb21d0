import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { Goal, Row } from "./row.ts";

/** The value below which that share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Between the sides, so that what came in while one of them held this process up (connections that ended) is noticed before the other. */
const breathMs = 5;

export interface Comparison {
  what: string;
  /** Of what `ours` and `limit` answer: both a rate or both a time. */
  unit: string;
  pairs: number;
  goal: Goal | null;
  ours: () => Promise<number>;
  limit: () => Promise<number>;
}

/**
 * Measures ours and the limit in turn, in one run, and compares pair by pair: on a shared machine absolute figures drift by
 * half between runs, ratios of neighbours do not. The first pair warms up and is dropped.
 */
export async function paired({
  what,
  unit,
  pairs,
  goal,
  ours,
  limit,
}: Comparison): Promise<Row & Required<Pick<Row, "raw">>> {
  const measured: { ours: number; limit: number }[] = [];
  const after = async (side: () => Promise<number>) => {
    await pause(breathMs);
    return side();
  };
  for (let pair = 0; pair <= pairs; pair++) {
    // The order alternates, so that neither side always runs on the heels of the other.
    if (pair % 2 === 0) {
      const first = await after(ours);
      measured.push({ ours: first, limit: await after(limit) });
    } else {
      const first = await after(limit);
      measured.push({ limit: first, ours: await after(ours) });
    }
  }
  const kept = measured.slice(1);
  const ratios = kept.map((pair) => pair.ours / pair.limit);
  const median = (side: "ours" | "limit") =>
    quantile(
      kept.map((pair) => pair[side]),
      0.5,
    );
  return {
    what,
    unit: "x",
    value: quantile(ratios, 0.5),
    goal,
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    pairs,
    raw: { ours: median("ours"), limit: median("limit"), unit },
    load: load(),
  };
}

/** Of the last minute. */
export function load(): number {
  return loadavg()[0] ?? 0;
}
