/**
 * A number of a workbook as a person would have typed it: fifteen digits, as spreadsheets show them, no exponent.
 * "0.30000000000000004" → "0.3", "1.2345678901E+10" → "12345678901".
 */
export function plainNumber(stored: string): string {
  if (/^-?[1-9]\d{0,14}$/.test(stored)) return stored;
  const value = Number(stored);
  if (!Number.isFinite(value)) return stored;
  const [digits = "", exponent = "0"] = value.toExponential(14).split("e");
  const sign = digits.startsWith("-") ? "-" : "";
  const figures = digits.replace(/[-.]/g, "").replace(/0+$/, "") || "0";
  const point = Number(exponent) + 1;
  if (figures === "0") return "0";
  if (Math.abs(point) > 30) return stored;
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${figures}`;
  if (point >= figures.length) return sign + figures.padEnd(point, "0");
  return `${sign}${figures.slice(0, point)}.${figures.slice(point)}`;
}
