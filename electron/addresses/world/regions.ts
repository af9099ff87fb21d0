import type { CountryRule } from "../data/country-table.ts";
import { nameKey } from "../text/fold.ts";

/** Countries whose carriers take the sub-region's code in place of its name. */
const coded: ReadonlySet<string> = new Set(["AU", "BR", "IT"]);
/** Countries where every address line names one of a closed list of sub-regions. */
const closed: ReadonlySet<string> = new Set(["AU", "BR"]);
/** Countries whose last line needs the sub-region (libaddressinput `require` S, and the carriers ask for it). */
const required: ReadonlySet<string> = new Set(["AU", "BR", "IN", "MX"]);
/** Countries where the first digits of a postal code are set out by sub-region, so that a contradiction is an error. */
const prefixed: ReadonlySet<string> = new Set([
  "AU",
  "BR",
  "ES",
  "IN",
  "IT",
  "JP",
  "KR",
  "MX",
  "TR",
]);

type Region = readonly string[];

const indexes = new Map<string, Map<string, Region>>();

function indexOf(country: string, rule: CountryRule): Map<string, Region> {
  let index = indexes.get(country);
  if (index) return index;
  index = new Map();
  for (const region of rule.regions ?? []) {
    const [code = "", , ...names] = region;
    for (const name of [code, ...names]) index.set(nameKey(name), region);
  }
  indexes.set(country, index);
  return index;
}

function find(country: string, rule: CountryRule, typed: string): Region | undefined {
  const index = indexOf(country, rule);
  const plain = typed.replace(/[\s-]+(?:prefecture|province|state|to|ken|fu|do)$/i, "");
  return index.get(nameKey(typed)) ?? index.get(nameKey(plain));
}

function matches([, prefix = ""]: Region, postalCode: string): boolean {
  return prefix !== "" && new RegExp(`^(?:${prefix})`).test(postalCode);
}

/** The one sub-region that the postal code belongs to; null where none or several could be. */
function byPostalCode(rule: CountryRule, postalCode: string): Region | null {
  const fitting = (rule.regions ?? []).filter((region) => matches(region, postalCode));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** The name in Latin letters where there is one. */
function nameOf([, , ...names]: Region): string | undefined {
  return names.find((name) => /^[\p{Script=Latin}\p{P}\s]+$/u.test(name)) ?? names[0];
}

export interface RegionFinding {
  /** The state as carriers take it, in upper case. */
  state: string;
  finding: "fine" | "missing" | "unknown" | "contradicts the postal code";
  /** The sub-region that the postal code tells, where it tells one. */
  suggestion: string | null;
}

/** True where the state is a sub-region that the postal code lies in. */
export function agrees(
  country: string,
  rule: CountryRule,
  typed: string,
  postalCode: string,
): boolean {
  const region = prefixed.has(country) && typed !== "" ? find(country, rule, typed) : undefined;
  return region !== undefined && matches(region, postalCode);
}

/** Judges a state by the country's sub-regions. `postalCode` is in the country's own form, or "" where it is not known. */
export function judgeRegion(
  country: string,
  rule: CountryRule,
  typed: string,
  postalCode: string,
): RegionFinding {
  const say = (region: Region | null) =>
    region === null
      ? null
      : ((coded.has(country) ? region[0] : nameOf(region)) ?? "").toUpperCase();
  const likely = () =>
    prefixed.has(country) && postalCode !== "" ? say(byPostalCode(rule, postalCode)) : null;
  if (typed === "")
    return required.has(country)
      ? { state: "", finding: "missing", suggestion: likely() }
      : { state: "", finding: "fine", suggestion: null };
  const region = find(country, rule, typed);
  if (!region)
    return closed.has(country)
      ? { state: typed.toUpperCase(), finding: "unknown", suggestion: likely() }
      : { state: typed.toUpperCase(), finding: "fine", suggestion: null };
  const state = coded.has(country) ? (region[0] ?? typed) : typed.toUpperCase();
  const contradicts =
    prefixed.has(country) && postalCode !== "" && region[1] !== "" && !matches(region, postalCode);
  return contradicts
    ? { state, finding: "contradicts the postal code", suggestion: likely() }
    : { state, finding: "fine", suggestion: null };
}
