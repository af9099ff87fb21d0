const gramsPerOunce = 28.349523125;
const centimetresPerInch = 2.54;
/** Ounces of one unit. */
const ounces: Readonly<Record<string, number>> = {
  oz: 1,
  lb: 16,
  lbs: 16,
  g: 1 / gramsPerOunce,
  kg: 1000 / gramsPerOunce,
};
const inches: Readonly<Record<string, number>> = {
  in: 1,
  '"': 1,
  cm: 1 / centimetresPerInch,
  mm: 1 / (centimetresPerInch * 10),
};

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

function numberOf(text: string): number {
  return Number(text.replace(",", "."));
}

/** `18 oz` or `2 lb 3 oz`, of ounces: in pounds from two on. */
export function formatOunces(weight: number): string {
  if (weight < 32) return `${rounded(weight, 2)} oz`;
  const pounds = Math.floor(weight / 16);
  const rest = rounded(weight - pounds * 16, 1);
  return rest === 0 ? `${pounds} lb` : `${pounds} lb ${rest} oz`;
}

/** `510 g` or `1.25 kg`, of ounces. */
export function formatGrams(weight: number): string {
  const grams = weight * gramsPerOunce;
  return grams < 1000 ? `${rounded(grams, 0)} g` : `${rounded(grams / 1000, 2)} kg`;
}

/** `10×8×4`, of inches; a question mark where nobody has said. */
export function formatInches(sides: readonly (number | null)[]): string {
  return sides.map((side) => (side === null ? "?" : rounded(side, 2))).join("×");
}

function centimetres(inches: number): number {
  const length = inches * centimetresPerInch;
  return rounded(length, length < 10 ? 1 : 0);
}

/** `25×20×2.5`, of inches. */
export function formatCentimetres(sides: readonly (number | null)[]): string {
  return sides.map((side) => (side === null ? "?" : centimetres(side))).join("×");
}

/** Ounces of what a person types: `18`, `18 oz`, `1 lb 2 oz`, `510 g`, `1,2 kg`. Undefined when it is none; null when empty. */
export function parseWeight(text: string): number | null | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === "") return null;
  if (/^[\d.,]+$/.test(typed)) return finite(rounded(numberOf(typed), 3));
  if (!/^(?:[\d.,]+\s*(?:lbs?|oz|kg|g)\s*)+$/.test(typed)) return undefined;
  const parts = [...typed.matchAll(/([\d.,]+)\s*(lbs?|oz|kg|g)/g)];
  const sum = parts.reduce(
    (sum, [, value = "", unit = ""]) => sum + numberOf(value) * (ounces[unit] ?? Number.NaN),
    0,
  );
  return finite(rounded(sum, 3));
}

/** Inches of three sides as a person types them: `10x8x4`, `10 8 4`, `25 × 20 × 10 cm`. Undefined when they are not three. */
export function parseSides(text: string): [number, number, number] | undefined {
  const typed = text.trim().toLowerCase();
  const found = /^([\d.,]+)[\sx×*]+([\d.,]+)[\sx×*]+([\d.,]+)\s*(in|"|cm|mm)?$/.exec(typed);
  if (!found) return undefined;
  const factor = inches[found[4] ?? "in"] ?? Number.NaN;
  const [length = Number.NaN, width = Number.NaN, height = Number.NaN] = found
    .slice(1, 4)
    .map((side) => rounded(numberOf(side) * factor, 2));
  return [length, width, height].every(Number.isFinite) ? [length, width, height] : undefined;
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}
