import i18next from "i18next";

/** Both of the United States: money is dollars, so points and commas stay where a warehouse there expects them. */
const tags = { en: "en-US", es: "es-US" } as const;

/** The window's language as Intl knows it. */
export function languageTag(): string {
  return i18next.language === "es" ? tags.es : tags.en;
}

/** One maker of formats for each language: they are costly to build. */
function byLanguage<T>(build: (tag: string) => T): () => T {
  const built = new Map<string, T>();
  return () => {
    const tag = languageTag();
    const format = built.get(tag) ?? build(tag);
    built.set(tag, format);
    return format;
  };
}

const dollars = byLanguage(
  (tag) => new Intl.NumberFormat(tag, { style: "currency", currency: "USD" }),
);
const prices = byLanguage(
  (tag) =>
    new Intl.NumberFormat(tag, {
      style: "currency",
      currency: "USD",
      maximumFractionDigits: 6,
    }),
);
const roundDollars = byLanguage(
  (tag) =>
    new Intl.NumberFormat(tag, {
      style: "currency",
      currency: "USD",
      trailingZeroDisplay: "stripIfInteger",
    }),
);
const coinAmounts = byLanguage(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 8, maximumFractionDigits: 8 }),
);
const numbers = byLanguage((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }));
const moment = byLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" }),
);
const shortMoment = byLanguage(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
    }),
);
const day = byLanguage(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      weekday: "short",
      month: "short",
      day: "numeric",
      timeZone: "UTC",
    }),
);
const date = byLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { month: "short", day: "numeric", timeZone: "UTC" }),
);
const weekday = byLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: "short", timeZone: "UTC" }),
);
const clock = byLanguage((tag) => new Intl.DateTimeFormat(tag, { timeStyle: "medium" }));
const countryNames = byLanguage((tag) => new Intl.DisplayNames([tag], { type: "region" }));

/** What the station says: a number, or a decimal as a text, of which no digit is lost. */
type Amount = number | string;

/** The text is a decimal by the contract; Intl takes it digit by digit. */
function exact(amount: Amount): Intl.StringNumericLiteral {
  return String(amount) as Intl.StringNumericLiteral;
}

/** `$1,207.42` */
export function formatDollars(usd: Amount): string {
  return dollars().format(exact(usd));
}

/** `$94,250.123456`: what one coin costs, to the last decimal that the station keeps. */
export function formatPrice(usd: Amount): string {
  return prices().format(exact(usd));
}

/** `$1,200`, `$7.50`: without cents where there are none, for the marks of a drawing. */
export function formatRoundDollars(usd: number): string {
  return roundDollars().format(usd);
}

/** `1,234.5`: at most two decimals. */
export function formatNumber(value: number): string {
  return numbers().format(value);
}

/** All eight decimals, never an exponent: `1,234.00000001`. */
export function formatCoins(coins: Amount): string {
  return coinAmounts().format(exact(coins));
}

/** `Nov 21, 2026, 9:00 AM` in the time of this machine, of an ISO 8601 instant. */
export function formatMoment(instant: string): string {
  return moment().format(new Date(instant));
}

/** `Nov 21, 9:00 AM`: the same where the year goes without saying. */
export function formatShortMoment(instant: string): string {
  return shortMoment().format(new Date(instant));
}

/** `9:00:07 AM`: the time alone, to the second. */
export function formatClock(instant: string): string {
  return clock().format(new Date(instant));
}

const ages = byLanguage((tag) => new Intl.RelativeTimeFormat(tag, { style: "narrow" }));

/** `40s ago`, `3m ago`, of an instant at most an hour old; then its time. */
export function formatAge(instant: string, nowMs: number): string {
  const seconds = Math.max(0, Math.round((nowMs - Date.parse(instant)) / 1000));
  if (seconds < 60) return ages().format(-seconds, "second");
  return seconds < 3600
    ? ages().format(-Math.floor(seconds / 60), "minute")
    : formatMoment(instant);
}

/** `Mon, Nov 23` of a `YYYY-MM-DD`, which belongs to no time zone. */
export function formatDay(date: string): string {
  return day().format(new Date(`${date}T00:00:00Z`));
}

/** `Nov 23` of a `YYYY-MM-DD`. */
export function formatDate(day: string): string {
  return date().format(new Date(`${day}T00:00:00Z`));
}

/** `Mon` of a `YYYY-MM-DD`. */
export function formatWeekday(day: string): string {
  return weekday().format(new Date(`${day}T00:00:00Z`));
}

/** `United States` of `US`. */
export function countryName(code: string): string {
  return countryNames().of(code) ?? code;
}
