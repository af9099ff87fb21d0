import type { AddressError } from "#shared/contract/address.ts";
import type { ZipRow, ZipTable } from "../data/zip-table.ts";
import { problem } from "../problem.ts";
import { foldUpper, squeeze } from "../text/fold.ts";
import { isMisspelledState, militaryStateOf, stateCode } from "./states.ts";
import { type ReadZip, readZip } from "./zip-code.ts";

export interface Region {
  /** Two letters, or the folded text where it is no state. */
  state: string;
  /** Null where the state is missing or unknown. */
  knownState: string | null;
  /** `12345` or `12345-6789`, or the text as typed where it is no ZIP. */
  zip: string;
  /** Five digits; null where the ZIP does not exist. */
  zip5: string | null;
  /** What is known of the ZIP; also null for a military ZIP that the data lacks. */
  row: ZipRow | null;
  errors: AddressError[];
}

interface ZipFinding {
  zip5: string | null;
  text: string;
  row: ZipRow | null;
  error: AddressError | null;
}

/** Settles what the ZIP field means, given the state; `likelyZip` is the ZIP that the city would have. */
function settleZip(
  zips: ZipTable,
  read: ReadZip,
  typed: string,
  state: string | null,
  likelyZip: (typed: string) => string | null,
): ZipFinding {
  const upper = squeeze(typed).toUpperCase();
  if (upper === "")
    return {
      zip5: null,
      text: "",
      row: null,
      error: problem("E.ZIP.INVALID", "zip", "ZIP code is missing", likelyZip("")),
    };
  if (read.kind === "bad") {
    const likely = read.likely === null ? null : zips.find(read.likely);
    const fits = likely !== null && (state === null || likely.state === state);
    const suggestion = fits ? likely.zip : likelyZip("");
    const error = problem(
      "E.ZIP.INVALID",
      "zip",
      "ZIP code must be 5 digits, or 5 and 4",
      suggestion,
    );
    return { zip5: null, text: upper, row: null, error };
  }
  const text = read.plus4 === "" ? read.zip : `${read.zip}-${read.plus4}`;
  const row = zips.find(read.zip);
  if (read.kind === "short" && (!row || (state !== null && row.state !== state))) {
    const suggestion = row && state === null ? read.zip : likelyZip("");
    const error = problem(
      "E.ZIP.INVALID",
      "zip",
      "ZIP code must be 5 digits, or 5 and 4",
      suggestion,
    );
    return { zip5: null, text: upper, row: null, error };
  }
  if (row || militaryStateOf(read.zip)) return { zip5: read.zip, text, row, error: null };
  const error = problem("E.ZIP.INVALID", "zip", "ZIP code does not exist", likelyZip(read.zip));
  return { zip5: null, text, row: null, error };
}

/**
 * Reads the state and ZIP of a US address: names and old abbreviations become codes, a ZIP that lost its zeros in front gets
 * them back where that fits the state (Connecticut's `6106` is 06106).
 */
export function readRegion(
  zips: ZipTable,
  typed: { state: string; zip: string },
  likelyZip: (state: string | null, typed: string) => string | null,
  likelyState: () => string | null = () => null,
): Region {
  let knownState = stateCode(typed.state.trim());
  const found = settleZip(zips, readZip(typed.zip.trim()), typed.zip, knownState, (zip) =>
    likelyZip(knownState, zip),
  );
  const errors = found.error ? [found.error] : [];
  const suggested = found.error?.suggestion ? zips.find(found.error.suggestion) : null;
  const zipState =
    found.row?.state ??
    (found.zip5 === null ? null : militaryStateOf(found.zip5)) ??
    suggested?.state ??
    null;
  const stateText = squeeze(foldUpper(typed.state));
  if (knownState === null && zipState && stateText !== "" && isMisspelledState(stateText, zipState))
    knownState = zipState;
  if (knownState === null) {
    const message = stateText === "" ? "State is missing" : "State is not a US state";
    errors.push(problem("E.STATE.INVALID", "state", message, zipState ?? likelyState()));
  }
  return {
    state: knownState ?? stateText,
    knownState,
    zip: found.text,
    zip5: found.zip5,
    row: found.row,
    errors,
  };
}
