import type { Package } from "#shared/contract/rates.ts";

const months = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split(" ");
const tidy = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** `2 LB 3.5 OZ`, from ounces. */
export function poundsAndOunces(ounces: number): string {
  const tenths = Math.max(1, Math.round(ounces * 10));
  const pounds = Math.floor(tenths / 160);
  const rest = tidy((tenths % 160) / 10, 1);
  if (pounds === 0) return `${rest} OZ`;
  return rest === "0" ? `${pounds} LB` : `${pounds} LB ${rest} OZ`;
}

/** `2.22 LB`, from ounces. */
export const decimalPounds = (ounces: number): string =>
  `${Math.max(0.01, ounces / 16).toFixed(2)} LB`;

/** Whole pounds as a carrier charges them: `3`. */
export const wholePounds = (ounces: number): number => Math.max(1, Math.ceil(ounces / 16 - 1e-9));

/** `10 x 8.5 x 4 IN`. */
export function dimensions({ length, width, height }: Package, by = " x "): string {
  return `${[length, width, height].map((side) => tidy(side, 2)).join(by)} IN`;
}

/** Day, three letters of the month and year of a `YYYY-MM-DD`: `21 NOV 2026`. */
export function dayMonthYear(date: string, by = " ", yearDigits = 4): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return [day, months[Number(month) - 1] ?? month, year.slice(-yearDigits)].join(by);
}
