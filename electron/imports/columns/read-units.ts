import type { LengthUnit, WeightUnit } from "#shared/contract/desk/imports.ts";
import { headerKey } from "./header-key.ts";

const weightWords: readonly (readonly [RegExp, WeightUnit])[] = [
  [/\b(?:oz|ounces?|onzas?)\b/, "oz"],
  [/\b(?:lbs?|pounds?|libras?)\b/, "lb"],
  [/\b(?:kgs?|kilos?|kilograms?|kilogramos?)\b/, "kg"],
  [/\b(?:g|gr|grs|grams?|gramos?)\b/, "g"],
];
const lengthWords: readonly (readonly [RegExp, LengthUnit])[] = [
  [/\b(?:cm|centimet(?:er|re)s?|centimetros?)\b/, "cm"],
  [/\b(?:mm|millimet(?:er|re)s?|milimetros?)\b/, "mm"],
  [/\b(?:in|inch(?:es)?|pulgadas?|pulg)\b|"/, "in"],
];

/** The unit that a header or a cell of a unit column names; null where it names none. */
export function weightUnitIn(text: string): WeightUnit | null {
  const key = headerKey(text);
  return weightWords.find(([words]) => words.test(key))?.[1] ?? null;
}

/** The same for lengths. */
export function lengthUnitIn(text: string): LengthUnit | null {
  const key = text.includes('"') ? `${headerKey(text)}"` : headerKey(text);
  return lengthWords.find(([words]) => words.test(key))?.[1] ?? null;
}
