import type { AddressError } from "#shared/contract/address.ts";
import { problem } from "../problem.ts";
import { readCanadianCode } from "./postal-code.ts";
import { editDistance, slipsAllowed } from "../text/edit-distance.ts";
import { nameKey } from "../text/fold.ts";
import { isProvinceOf, provinceCode, provinceName, provinceOf } from "./provinces.ts";

export interface CanadianRegion {
  state: string;
  zip: string;
  /** Null where the postal code is not one. */
  postalCode: string | null;
  errors: AddressError[];
}

function postalCodeError(typed: string, suggestion: string | null): AddressError {
  const message =
    typed.trim() === "" ? "Postal code is missing" : "Postal code must have the form K1A 0A9";
  return problem("E.ZIP.INVALID", "zip", message, suggestion);
}

/** The postal district's province where its English name is a slip or two away from what was typed ("Ontaro"). */
function misspelledProvince(typed: string, likely: string | null): string | null {
  const [key, name] = [nameKey(typed), nameKey(provinceName(likely ?? "") ?? "")];
  const limit = slipsAllowed(key.length);
  return limit > 0 && name !== "" && editDistance(key, name, limit) <= limit ? likely : null;
}

/** Province and postal code in standard form; says what cannot be, not whether the two agree. */
export function readCanadianRegion(typed: { state: string; zip: string }): CanadianRegion {
  const { code, valid, suggestion } = readCanadianCode(typed.zip);
  const likely = valid ? code : suggestion;
  const province =
    provinceCode(typed.state.trim()) ??
    misspelledProvince(typed.state, likely && provinceOf(likely));
  const fits = suggestion !== null && (province === null || isProvinceOf(province, suggestion));
  const errors = valid ? [] : [postalCodeError(typed.zip, fits ? suggestion : null)];
  if (province === null) {
    const message = typed.state.trim() === "" ? "Province is missing" : "Province is unknown";
    errors.push(problem("E.STATE.INVALID", "state", message, likely && provinceOf(likely)));
  }
  const state = province ?? typed.state.trim().toUpperCase();
  return { state, zip: code, postalCode: valid ? code : null, errors };
}

/** The same, and the province must be the postal district's. */
export function checkCanadianRegion(typed: { state: string; zip: string }): CanadianRegion {
  const region = readCanadianRegion(typed);
  const { postalCode, state } = region;
  if (postalCode === null || provinceCode(state) === null || isProvinceOf(state, postalCode))
    return region;
  const message = "Province and postal code do not belong together";
  const error = problem("E.CITY_STATE_ZIP.INVALID", "state", message, provinceOf(postalCode));
  return { ...region, errors: [...region.errors, error] };
}
