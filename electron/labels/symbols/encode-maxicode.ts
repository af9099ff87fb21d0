import type { LabelBarcode } from "#shared/rules/label.ts";
import type { MaxicodeSymbol } from "./encoded-symbol.ts";
import { rawSymbol } from "./raw-symbol.ts";

/** Distance of two hexagons of a row, in inches: 0.88 mm nominal (ISO/IEC 16023). */
const nominalPitchInches = 0.88 / 25.4;

/** Whether a structured carrier message begins with a ZIP of five or nine digits, as mode 2 holds it. */
function startsWithZip(message: string): boolean {
  const header = message.startsWith("[)>") ? "[)>.01.96".length : 0;
  const [postal = ""] = message.slice(header).split("\u001D");
  return /^(?:\d{5}|\d{9})$/.test(postal);
}

/**
 * Mode 2 for a message that begins with a ZIP of five or nine digits, 3 for one with another postal code (six characters), 4 for
 * everything else. Source of the modes: ISO/IEC 16023; of the choice, the BWIPP reference ("UPS MaxiCode").
 */
export function encodeMaxicode(barcode: LabelBarcode, dpi: number): MaxicodeSymbol {
  const pitchDots = Math.round(nominalPitchInches * dpi);
  const mode = startsWithZip(barcode.data) ? 2 : 3;
  const cells = tryMode(barcode.data, mode);
  if (cells) return { kind: "maxicode", cells, mode, pitchDots };
  const plain = rawSymbol("maxicode", barcode.data, { mode: 4 }).pixs;
  return { kind: "maxicode", cells: plain, mode: 4, pitchDots };
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
