import type { LabelBarcode } from "#shared/rules/label.ts";
import type { MaxicodeSymbol } from "./encoded-symbol.ts";
import { rawSymbol } from "./raw-symbol.ts";

/** Distance of two hexagons of a row, in inches: 0.88 mm nominal (ISO/IEC 16023). */
const nominalPitchInches = 0.88 / 25.4;

/**
 * Mode 2 (numeric postal code) or 3 (alphanumeric) when the data is a structured carrier message, otherwise 4 (plain).
 * Source of the modes: ISO/IEC 16023.
 */
export function encodeMaxicode(barcode: LabelBarcode, dpi: number): MaxicodeSymbol {
  const pitchDots = Math.round(nominalPitchInches * dpi);
  for (const mode of [2, 3] as const) {
    const cells = tryMode(barcode.data, mode);
    if (cells) return { kind: "maxicode", cells, mode, pitchDots };
  }
  const cells = rawSymbol("maxicode", barcode.data, { mode: 4 }).pixs;
  return { kind: "maxicode", cells, mode: 4, pitchDots };
}

function tryMode(data: string, mode: number): readonly number[] | null {
  try {
    return rawSymbol("maxicode", data, { mode }).pixs;
  } catch {
    return null;
  }
}

/** Width and height of the symbol in dots: 30 and a half hexagons by 32 row steps and one hexagon. */
export function maxicodeSize(pitchDots: number): { width: number; height: number } {
  return { width: 30.5 * pitchDots, height: (32 * 0.866 + 1.1547) * pitchDots };
}
