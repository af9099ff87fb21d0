import type { LabelBarcode } from "#shared/rules/label.ts";
import type { EncodedSymbol } from "./symbols/encoded-symbol.ts";

/** The usual label: 4 x 6 inches in points, the origin at the top left. */
export const page = { width: 288, height: 432 } as const;

/** Dots per inch of the printers that labels are made for. */
export type Dpi = 203 | 300;

/** Points, y downwards. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Face = "regular" | "bold";
export type Align = "left" | "center" | "right";

/** One line of text, already fitted. */
export interface TextMark {
  kind: "text";
  text: string;
  face: Face;
  /** Points. */
  size: number;
  /** What the line covers. */
  box: Box;
  /** What it was given; `box` lies inside. */
  room: Box;
  baseline: number;
  align: Align;
  /** White, on something black. */
  white: boolean;
}

interface FillMark {
  kind: "fill";
  box: Box;
  white: boolean;
}

/** A barcode; `box` holds the bars without their quiet zone. */
export interface SymbolMark {
  kind: "symbol";
  barcode: LabelBarcode;
  symbol: EncodedSymbol;
  box: Box;
}

/** Pale text from corner to corner, behind everything. */
export interface WatermarkMark {
  kind: "watermark";
  text: string;
  /** What it crosses. */
  box: Box;
}

export type Mark = TextMark | FillMark | SymbolMark | WatermarkMark;

/** A label as marks in the order of painting. PDF and ZPL are both written from it. */
export interface Drawing {
  dpi: Dpi;
  /** Points. */
  page: { width: number; height: number };
  marks: readonly Mark[];
  /** The characters that no font here has, each once; U+FFFD stands in their place. */
  unprintable: readonly string[];
}
