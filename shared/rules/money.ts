/**
 * Money inside the station is whole numbers only: USD in cents, crypto in units of 1e-8.
 * Decimals exist at the doors alone.
 */
export const currencies = ["BTC", "LTC", "LTCT"] as const;
export type Currency = (typeof currencies)[number];

/** Units in one coin. */
export const unitsPerCoin = 100_000_000;
/** The largest balance that survives JSON exactly: the supply of BTC in units; see research on float round trips. */
export const maxUnits = 2_100_000_000_000_000;

/** Coins as a decimal number for a JSON body, exact up to `maxUnits`. */
export function coinsFromUnits(units: number): number {
  return units / unitsPerCoin;
}

/** Coins printed with 8 decimals and never an exponent: `"0.00000001"`. */
export function formatUnits(units: number): string {
  const whole = Math.trunc(Math.abs(units) / unitsPerCoin);
  const rest = String(Math.abs(units) % unitsPerCoin).padStart(8, "0");
  return `${units < 0 ? "-" : ""}${whole}.${rest}`;
}

/** Units from a decimal text such as `"0.5"`; null when it is not a number with at most 8 decimals or leaves the bounds. */
export function parseUnits(text: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,8}))?$/.exec(text.trim());
  if (!match) return null;
  const units = Number(match[1]) * unitsPerCoin + Number((match[2] ?? "").padEnd(8, "0"));
  return units <= maxUnits ? units : null;
}

/** Dollars as a decimal number for a JSON body. */
export function dollarsFromCents(cents: number): number {
  return cents / 100;
}

/** Cents printed as `"12.34"`. */
export function formatCents(cents: number): string {
  return `${cents < 0 ? "-" : ""}${Math.trunc(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, "0")}`;
}

/** A price of one coin, from millionths of a dollar: `"80.00"`, `"0.123456"`; at least two decimals, no more than it has. */
export function formatMicros(micros: number): string {
  const decimals = String(micros % 1_000_000).padStart(6, "0");
  return `${Math.trunc(micros / 1_000_000)}.${decimals.slice(0, 2)}${decimals.slice(2).replace(/0+$/, "")}`;
}
