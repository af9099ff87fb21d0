import type { AddressError } from "#shared/contract/address.ts";
import type { CountryRule } from "../data/country-table.ts";
import { problem } from "../problem.ts";
import { squeeze } from "../text/fold.ts";
import { formatPostalCode, likelyPostalCodes, tidyCode, withZeros } from "./postal-code.ts";
import { agrees, judgeRegion } from "./regions.ts";

export interface WorldRegion {
  state: string;
  zip: string;
  errors: AddressError[];
}

function checkPostalCode(
  country: string,
  rule: CountryRule,
  typed: { state: string; zip: string },
): { zip: string; formed: string; error: AddressError | null } {
  const upper = tidyCode(typed.zip);
  if (rule.zip === undefined) return { zip: upper, formed: "", error: null };
  if (upper === "") {
    const missing = (rule.needs ?? "").includes("Z")
      ? problem("E.ZIP.INVALID", "zip", "Postal code is missing")
      : null;
    return { zip: "", formed: "", error: missing };
  }
  const formed = formatPostalCode(country, rule.zip, upper);
  if (formed !== null) return { zip: formed, formed, error: null };
  const state = squeeze(typed.state);
  const padded = withZeros(country, rule.zip, upper).find((code) =>
    agrees(country, rule, state, code),
  );
  if (padded !== undefined) return { zip: padded, formed: padded, error: null };
  const message = rule.example
    ? `Postal code does not have the form of ${rule.example}`
    : "Postal code is malformed";
  const likely =
    likelyPostalCodes(country, rule.zip, upper, rule.example).find(
      (code) => judgeRegion(country, rule, state, code).finding !== "contradicts the postal code",
    ) ?? null;
  return { zip: upper, formed: "", error: problem("E.ZIP.INVALID", "zip", message, likely) };
}

/** Postal code and state of any country but the US and Canada, in the country's own form, with what is wrong with them. */
export function checkWorldRegion(
  country: string,
  rule: CountryRule,
  typed: { state: string; zip: string },
): WorldRegion {
  const { zip, formed, error } = checkPostalCode(country, rule, typed);
  const errors = error ? [error] : [];
  const judged = judgeRegion(country, rule, squeeze(typed.state), formed);
  const { state, suggestion } = judged;
  if (judged.finding === "missing")
    errors.push(problem("E.STATE.INVALID", "state", "State or province is missing", suggestion));
  if (judged.finding === "unknown")
    errors.push(problem("E.STATE.INVALID", "state", "State or province is unknown", suggestion));
  if (judged.finding === "contradicts the postal code") {
    const message = "State and postal code do not belong together";
    errors.push(problem("E.CITY_STATE_ZIP.INVALID", "state", message, suggestion));
  }
  return { state, zip, errors };
}
