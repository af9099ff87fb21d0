import bwip from "bwip-js/node";
import type { Symbology } from "#shared/rules/label.ts";

export interface RawLinear {
  /** Widths in modules: bar, space, bar … */
  sbs: readonly number[];
}

export interface RawMatrix {
  /** 0 or 1 per module, row by row; of a MaxiCode the numbers of the dark hexagons. */
  pixs: readonly number[];
  pixx: number;
  pixy: number;
}

/**
 * Encodes without drawing.
 * @throws Error when the data cannot be written in the symbology
 */
export function rawSymbol(
  symbology: Symbology,
  data: string,
  options: Readonly<Record<string, unknown>> = {},
): RawLinear & RawMatrix {
  // bwip-js promises one of two shapes, by symbology; each caller reads the one that it asked for.
  const answer = bwip.raw(symbology, data, { ...options }) as unknown as readonly (RawLinear &
    RawMatrix)[];
  const first = answer[0];
  if (!first) throw new Error(`Nothing was encoded as ${symbology}`);
  return first;
}

/** Dark runs of one row of modules. */
export function darkRuns(row: readonly number[]): { at: number; width: number }[] {
  const runs: { at: number; width: number }[] = [];
  for (const [at, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last.at + last.width === at) last.width += 1;
    else runs.push({ at, width: 1 });
  }
  return runs;
}
