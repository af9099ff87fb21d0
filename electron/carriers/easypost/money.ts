const pattern = /^(-?)(\d{1,9})(?:\.(\d{1,6})0*)?$/;

/** Millionths of a dollar of an amount as EasyPost writes it (`"5.93"`, `"0.02000"`, rarely a number); null when it is none. */
export function microsOf(amount: string | number): number | null {
  const match = pattern.exec(String(amount).trim());
  if (!match) return null;
  const [, sign, whole, rest = ""] = match;
  const micros = Number(whole) * 1_000_000 + Number(rest.padEnd(6, "0"));
  return sign === "-" ? -micros : micros;
}

/** Whole cents; a part of one counts as one, so that a cost is never told too low. */
export function centsOfMicros(micros: number): number {
  return Math.ceil(micros / 10_000);
}

/** Whole cents of an amount; null when it is none. */
export function centsOf(amount: string | number): number | null {
  const micros = microsOf(amount);
  return micros === null ? null : centsOfMicros(micros);
}
