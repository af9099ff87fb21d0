import type { CompiledService } from "../cards/compile-card.ts";

/** A price and what it is made of, whole cents. */
export interface Price {
  cents: number;
  breakdown: { kind: "base" | "residential" | "fuel"; cents: number }[];
}

/** A share of an amount, rounded half up to a whole cent; percent has at most two decimals. */
function share(cents: number, percent: number): number {
  return Math.floor((cents * Math.round(percent * 100) + 5_000) / 10_000);
}

/**
 * The price of a service in one zone; null when the service does not go there. A parcel whose dimensional weight passes the last
 * break pays the last row, as USPS DMM 123.1.4 has it for 70 lb; one that truly weighs more is refused before it gets here.
 */
export function priceOf(
  service: CompiledService,
  zone: string,
  ounces: number,
  residential: boolean,
): Price | null {
  const column = service.columnOf.get(zone);
  if (column === undefined) return null;
  const row = service.rows[service.upToOunces.findIndex((limit) => ounces <= limit)];
  const base = (row ?? service.rows.at(-1))?.[column];
  if (base === undefined) return null;
  const breakdown: Price["breakdown"] = [{ kind: "base", cents: base }];
  let cents = base;
  for (const surcharge of service.surcharges) {
    if (surcharge.kind === "residential" && !residential) continue;
    const added = surcharge.kind === "fuel" ? share(cents, surcharge.percent) : surcharge.cents;
    breakdown.push({ kind: surcharge.kind, cents: added });
    cents += added;
  }
  return { cents, breakdown };
}
