import type { LabelBarcode } from "#shared/rules/label.ts";
import type { BarsSymbol } from "./encoded-symbol.ts";
import { rawSymbol } from "./raw-symbol.ts";

/** Modules of white that a linear symbol needs on either side (ISO/IEC 15417 and GS1 General Specifications: 10X). */
export const barsQuietModules = 10;

/**
 * GS1-128 or Code 128 in the widest whole-dot module that leaves the quiet zones inside `widthDots`.
 * The data of carriers is taken as it is: whether an identifier's content is sensible is theirs to say, so no GS1 lint.
 */
export function encodeBars(
  barcode: LabelBarcode,
  widthDots: number,
  heightDots: number,
  mostDots: number,
): BarsSymbol {
  const options = barcode.symbology === "gs1-128" ? { dontlint: true } : {};
  const { sbs } = rawSymbol(barcode.symbology, barcode.data, options);
  const bars: { at: number; width: number }[] = [];
  let at = 0;
  for (const [index, width] of sbs.entries()) {
    if (index % 2 === 0) bars.push({ at, width });
    at += width;
  }
  const fits = Math.floor(widthDots / (at + 2 * barsQuietModules));
  if (fits < 1)
    throw new Error(`The barcode of ${barcode.data.length} characters is too wide for the label`);
  return {
    kind: "bars",
    bars,
    modules: at,
    moduleDots: Math.min(fits, mostDots),
    heightDots: Math.floor(heightDots),
  };
}
