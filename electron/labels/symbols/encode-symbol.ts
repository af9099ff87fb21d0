import type { LabelBarcode } from "#shared/rules/label.ts";
import { barsQuietModules, encodeBars } from "./encode-bars.ts";
import { encodeDataMatrix, encodePdf417 } from "./encode-grid.ts";
import { encodeMaxicode, maxicodeSize } from "./encode-maxicode.ts";
import type { EncodedSymbol } from "./encoded-symbol.ts";

/** The symbol that fills a room best. All lengths in dots. */
export function encodeSymbol(
  barcode: LabelBarcode,
  room: { width: number; height: number },
  dpi: number,
  mostDots: number,
): EncodedSymbol {
  switch (barcode.symbology) {
    case "gs1-128":
    case "code128":
      return encodeBars(barcode, room.width, room.height, mostDots);
    case "pdf417":
      return encodePdf417(barcode, room, mostDots);
    case "datamatrix":
      return encodeDataMatrix(barcode, room.width, room.height);
    case "maxicode":
      return encodeMaxicode(barcode, dpi);
    default:
      return barcode.symbology satisfies never;
  }
}

/** Width and height in dots, without the quiet zone. */
export function symbolSize(symbol: EncodedSymbol): { width: number; height: number } {
  switch (symbol.kind) {
    case "bars":
      return { width: symbol.modules * symbol.moduleDots, height: symbol.heightDots };
    case "grid":
      return {
        width: symbol.columns * symbol.moduleDots,
        height: symbol.rows.length * symbol.rowDots,
      };
    case "maxicode":
      return maxicodeSize(symbol.pitchDots);
    default:
      return symbol satisfies never;
  }
}

/** Dots of white that a symbol needs on either side. */
export function quietDots(symbol: EncodedSymbol): number {
  if (symbol.kind === "bars") return barsQuietModules * symbol.moduleDots;
  if (symbol.kind === "grid") return 2 * symbol.moduleDots;
  return symbol.pitchDots;
}
