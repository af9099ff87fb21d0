import type { PackagePreset } from "#shared/contract/desk/settings.ts";
import { parseWeight } from "../../ui/measures.ts";

export type Units = "us" | "metric";

/** A package as typed, in the units that the person chose. */
export interface PackageDraft {
  name: string;
  units: Units;
  length: string;
  width: string;
  height: string;
  weight: string;
}

const centimetresPerInch = 2.54;
const gramsPerOunce = 28.349523125;

export const emptyPackage: PackageDraft = {
  name: "",
  units: "us",
  length: "",
  width: "",
  height: "",
  weight: "",
};

export function packageDraftOf(preset: PackagePreset): PackageDraft {
  const { name, length, width, height, weight } = preset;
  return {
    name,
    units: "us",
    length: String(length),
    width: String(width),
    height: String(height),
    weight: weight === null ? "" : String(weight),
  };
}

function rounded(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}

/** The same package in the other units; what is no number stays as it was typed. */
export function withUnits(draft: PackageDraft, units: Units): PackageDraft {
  if (units === draft.units) return draft;
  const toMetric = units === "metric";
  const convert = (text: string, factor: number, decimals: number) => {
    const value = Number(text.replace(",", "."));
    if (text.trim() === "" || !Number.isFinite(value)) return text;
    return rounded(toMetric ? value * factor : value / factor, decimals);
  };
  const side = (text: string) => convert(text, centimetresPerInch, toMetric ? 1 : 2);
  return {
    ...draft,
    units,
    length: side(draft.length),
    width: side(draft.width),
    height: side(draft.height),
    weight: convert(draft.weight, gramsPerOunce, toMetric ? 0 : 2),
  };
}

function inches(text: string, units: Units): number {
  const value = Number(text.replace(",", "."));
  return units === "us" ? value : Number((value / centimetresPerInch).toFixed(2));
}

/** The names of the fields that hold no usable measure. */
export function wrongMeasures(draft: PackageDraft): ("length" | "width" | "height" | "weight")[] {
  const sides = (["length", "width", "height"] as const).filter(
    (name) => !(inches(draft[name], draft.units) > 0),
  );
  const weight = weightOf(draft);
  return weight === undefined || (weight !== null && weight <= 0) ? [...sides, "weight"] : sides;
}

/** Ounces; null when none is given, undefined when what was typed is no weight. A bare number is in the chosen units. */
function weightOf({ weight, units }: PackageDraft): number | null | undefined {
  const isBare = /^[\d.,]+$/.test(weight.trim());
  return parseWeight(units === "metric" && isBare ? `${weight} g` : weight);
}

/** What is saved of a draft without wrong measures. */
export function presetOf(id: string, draft: PackageDraft): PackagePreset {
  const { name, units } = draft;
  return {
    id,
    name: name.trim(),
    length: inches(draft.length, units),
    width: inches(draft.width, units),
    height: inches(draft.height, units),
    weight: weightOf(draft) ?? null,
  };
}
