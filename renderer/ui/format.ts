const locale = "en-US";
const dollars = new Intl.NumberFormat(locale, { style: "currency", currency: "USD" });
const moment = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
const day = new Intl.DateTimeFormat(locale, {
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const countryNames = new Intl.DisplayNames([locale], { type: "region" });

/** `$7.42` */
export function formatDollars(usd: number): string {
  return dollars.format(usd);
}

/** All eight decimals, never an exponent: `0.00000001`. */
export function formatCoins(coins: number): string {
  return coins.toFixed(8);
}

/** `Nov 21, 2026, 9:00 AM` in the time of this machine, of an ISO 8601 instant. */
export function formatMoment(instant: string): string {
  return moment.format(new Date(instant));
}

/** `Mon, Nov 23` of a `YYYY-MM-DD`, which belongs to no time zone. */
export function formatDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}

/** `United States` of `US`. */
export function countryName(code: string): string {
  return countryNames.of(code) ?? code;
}
