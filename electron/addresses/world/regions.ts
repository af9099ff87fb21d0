import type { CountryRule } from "../data/country-table.ts";
import { editDistance, slipsAllowed } from "../text/edit-distance.ts";
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

/** What people write in place of ISO's code or the full name. */
const aliases: Readonly<Record<string, string>> = {
  MX: "AGU AGS|BCN BC|CAM CAMP|CHH CHIH|CHP CHIS|CMX CDMX DF DISTRITOFEDERAL MEXICODF MEXICOCITY|COA COAH|DUR DGO|GRO GRO|GUA GTO|HID HGO|MEX EDOMEX EDODEMEXICO EDOMEX EM|MIC MICH|NLE NL|QUE QRO|ROO QROO|TAM TAMPS|TLA TLAX",
  IN: "OR OD ORISSA|UT UK UTTARANCHAL|TG TS|PY PONDICHERRY|DL NEWDELHI",
  ES: "M COMUNIDADDEMADRID",
};

const indexes = new Map<string, Map<string, Region>>();

function indexOf(country: string, rule: CountryRule): Map<string, Region> {
  let index = indexes.get(country);
  if (index) return index;
  index = new Map();
  for (const region of rule.regions ?? []) {
    const [code = "", , ...names] = region;
    for (const name of [code, ...names]) index.set(nameKey(name), region);
  }
  for (const row of (aliases[country] ?? "").split("|")) {
    const [code = "", ...others] = row.split(" ");
    const region = index.get(code);
    if (region) for (const other of others) index.set(other, region);
  }
  indexes.set(country, index);
  return index;
}

/** The region whose long name begins with what was typed ("Veracruz", "Coahuila"), where that is one. */
function beginning(rule: CountryRule, key: string): Region | undefined {
  if (key.length < 5) return undefined;
  const fitting = (rule.regions ?? []).filter(([, , ...names]) =>
    names.some((name) => nameKey(name).startsWith(key)),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

function find(country: string, rule: CountryRule, typed: string): Region | undefined {
  const index = indexOf(country, rule);
  const plain = typed.replace(/[\s-]+(?:prefecture|province|state|to|ken|fu|do)$/i, "");
  return index.get(nameKey(typed)) ?? index.get(nameKey(plain)) ?? beginning(rule, nameKey(plain));
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

/** A name in Latin letters stays as typed; a code or a name in other letters becomes the Latin name. */
function named(region: Region, typed: string): string {
  const [, , ...names] = region;
  const latin = nameOf(region);
  const own = names.find((name) => nameKey(name) === nameKey(typed));
  const kept = own !== undefined && (latin === undefined || /\p{Script=Latin}/u.test(own));
  return (kept ? typed : (latin ?? typed)).toUpperCase();
}

/** The postal code's region where the typed name is a slip or two away from it ("Karnatka"). */
function misspelled(
  country: string,
  rule: CountryRule,
  typed: string,
  postalCode: string,
): Region | undefined {
  const likely = prefixed.has(country) && postalCode !== "" ? byPostalCode(rule, postalCode) : null;
  const key = nameKey(typed);
  const limit = slipsAllowed(key.length);
  if (!likely || limit === 0) return undefined;
  const [, , ...names] = likely;
  return names.some((name) => editDistance(key, nameKey(name), limit) <= limit)
    ? likely
    : undefined;
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
  const region = find(country, rule, typed) ?? misspelled(country, rule, typed, postalCode);
  if (!region)
    return closed.has(country)
      ? { state: typed.toUpperCase(), finding: "unknown", suggestion: likely() }
      : { state: typed.toUpperCase(), finding: "fine", suggestion: null };
  const state = coded.has(country) ? (region[0] ?? typed) : named(region, typed);
  const contradicts =
    prefixed.has(country) && postalCode !== "" && region[1] !== "" && !matches(region, postalCode);
  return contradicts
    ? { state, finding: "contradicts the postal code", suggestion: likely() }
    : { state, finding: "fine", suggestion: null };
}
