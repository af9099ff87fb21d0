import { stateCode } from "#electron/addresses/us/states.ts";
import { readZip } from "#electron/addresses/us/zip-code.ts";

/** States whose ZIP codes begin with 0 (USPS labeling list L002). */
const zeroStates: ReadonlySet<string> = new Set("CT MA ME NH NJ RI VT PR VI AE".split(" "));

/** The ZIP that a spreadsheet cut the zeros from, where the state proves it: "6106" in CT → "06106"; null for any other. */
export function restoreZip(zip: string, state: string, country: string): string | null {
  if (!["US", "PR", "VI"].includes(country)) return null;
  const read = readZip(zip);
  const code = stateCode(state) ?? (country === "US" ? "" : country);
  if (read.kind !== "short" || !zeroStates.has(code)) return null;
  return read.plus4 === "" ? read.zip : `${read.zip}-${read.plus4}`;
}
