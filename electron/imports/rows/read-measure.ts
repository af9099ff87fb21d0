import type { LengthUnit, WeightUnit } from "#shared/contract/desk/imports.ts";
import { lengthUnitIn, weightUnitIn } from "../columns/read-units.ts";
import { type DecimalMark, readNumber } from "./read-number.ts";

/** International avoirdupois pound of 1959: 453.59237 g exactly; 16 oz. */
const gramsPerOunce = 28.349523125;
const ounces: Readonly<Record<WeightUnit, number>> = {
  oz: 1,
  lb: 16,
  g: 1 / gramsPerOunce,
  kg: 1000 / gramsPerOunce,
};
const inches: Readonly<Record<LengthUnit, number>> = { in: 1, cm: 1 / 2.54, mm: 1 / 25.4 };

/** A hundredth of an ounce or inch is finer than any scale or ruler of a packing table. */
function hundredths(value: number): number {
  return Math.round(Number((value * 100).toPrecision(12))) / 100;
}

function fraction(text: string): number | null {
  const [, whole = "0", over = "", under = "1"] =
    /^(?:(\d+)[\s-]+)?(\d{1,2})\/(\d{1,2})$/.exec(text) ?? [];
  if (over === "" || Number(under) === 0) return null;
  return Number(whole) + Number(over) / Number(under);
}

function amount(text: string, mark: DecimalMark): number | null {
  return readNumber(text, mark) ?? fraction(text.trim());
}

/** "18", "18 oz", "2 lb 3 oz", "1.5kg", "2#" → ounces, in `unit` where the cell names none; null where it is no weight. */
export function readWeight(text: string, unit: WeightUnit, mark: DecimalMark): number | null {
  const pair =
    /^(.*?\d)\s*(?:lbs?|pounds?|libras?|#)\.?[\s,]*(?:and\s+|y\s+)?(\d.*?)\s*(?:oz|ounces?|onzas?)\.?$/i.exec(
      text,
    );
  if (pair) {
    const [pounds, rest] = [amount(pair[1] ?? "", mark), amount(pair[2] ?? "", mark)];
    return pounds === null || rest === null ? null : hundredths(pounds * 16 + rest);
  }
  const [, figure = "", word = ""] = /^(.*?[\d.,])\s*(\p{L}+|#)?\.?$/u.exec(text) ?? [];
  const value = amount(figure, mark);
  const named = word === "" ? unit : word === "#" ? "lb" : weightUnitIn(word);
  return value === null || named === null ? null : hundredths(value * ounces[named]);
}

/** "10", "10 in", "25.4cm", `8 1/2"` → inches; null where it is no length. */
export function readLength(text: string, unit: LengthUnit, mark: DecimalMark): number | null {
  const [, figure = "", word = ""] = /^(.*?[\d.,])\s*(\p{L}+|"|″|”|'')?\.?$/u.exec(text) ?? [];
  const value = amount(figure, mark);
  const named = word === "" ? unit : /\p{L}/u.test(word) ? lengthUnitIn(word) : "in";
  return value === null || named === null ? null : hundredths(value * inches[named]);
}
