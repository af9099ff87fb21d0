import type { LabelBarcode, LabelContent } from "#shared/rules/label.ts";

/** The extra symbols by shape: the first matrix or stacked one, and all linear ones in their order. */
export function pickSymbols(content: LabelContent): {
  matrix: LabelBarcode | null;
  linear: readonly LabelBarcode[];
} {
  const isLinear = ({ symbology }: LabelBarcode) =>
    symbology === "gs1-128" || symbology === "code128";
  const { extraBarcodes } = content;
  return {
    matrix: extraBarcodes.find((barcode) => !isLinear(barcode)) ?? null,
    linear: extraBarcodes.filter(isLinear),
  };
}
