import type { Rate } from "#shared/contract/rates.ts";
import { type Charge, charges } from "#shared/rules/charges.ts";
import { dollarsFromCents } from "#shared/rules/money.ts";

/** The parts of a price as rates answer them. */
export function answeredCharges(parts: readonly Charge[]): Rate["breakdown"] {
  return parts.map(({ code, cents }) => ({
    code,
    name: charges[code],
    amount: dollarsFromCents(cents),
  }));
}

/** The parts of a saved quote; one of before the parts were kept is all base. */
export function storedCharges(breakdown: string | null, cents: number): Charge[] {
  if (breakdown === null) return [{ code: "BASE", cents }];
  // Written by get-rates.ts alone.
  const pairs = JSON.parse(breakdown) as [Charge["code"], number][];
  return pairs.map(([code, amount]) => ({ code, cents: amount }));
}
