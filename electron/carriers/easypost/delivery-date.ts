import type { CarrierName } from "#shared/contract/rates.ts";

const dayMs = 86_400_000;

/** The day at a place, YYYY-MM-DD; of UTC where the place's time is not known. */
export function localDay(now: number, timeZone: string | null): string {
  return new Intl.DateTimeFormat("en-CA", {
    timeZone: timeZone ?? "UTC",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(now);
}

/** The day so many delivery days after another: the postal service delivers on Saturdays, the others on working days. */
export function deliveryDate(from: string, days: number, carrier: CarrierName): string {
  const isDelivery = (at: number) => {
    const weekday = new Date(at).getUTCDay();
    return weekday !== 0 && (weekday !== 6 || carrier === "USPS");
  };
  let at = Date.parse(`${from}T00:00:00Z`);
  for (let left = days; left > 0;) {
    at += dayMs;
    if (isDelivery(at)) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}
