import type { Desk } from "#shared/contract/desk/index.ts";
import type { ScannedParcel, ScanVerdict } from "#shared/contract/desk/scan.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { cleanCode } from "./code-readings.ts";
import { parcelByBarcode, parcelsByOrderNumber } from "./parcels.ts";

function isNumber(parcel: ScannedParcel, expected: string): boolean {
  return parcel.orderNumber?.toLowerCase() === expected.toLowerCase();
}

function verdictOf(parcel: ScannedParcel, expected: string | null): ScanVerdict {
  if (parcel.status === "voided") return "voided";
  if (expected === null) return "good";
  return isNumber(parcel, expected) ? "match" : "other";
}

/**
 * Whether a label is the right one. An order number makes its order the awaited one; a label is then compared with it. A label
 * that matches, or is voided, ends the waiting; a wrong one does not, so that the right one can be looked for.
 */
export async function checkLabel(
  ctx: Context,
  input: Parsed<Desk["checkLabel"]>,
): Promise<Answer<Desk["checkLabel"]>> {
  const code = cleanCode(input.code);
  const { labelled, ordered } = ctx.store.read((db) => {
    const labelled = parcelByBarcode(db, code);
    return { labelled, ordered: labelled ? [] : parcelsByOrderNumber(db, code) };
  });
  if (labelled) {
    const verdict = verdictOf(labelled, input.expected);
    const expected = verdict === "other" ? input.expected : null;
    return { code, verdict, expected, parcel: labelled };
  }
  const [first] = ordered;
  if (!first) return { code, verdict: "unknown", expected: input.expected, parcel: null };
  const bought = ordered.find(({ status }) => status === "success");
  return bought
    ? { code, verdict: "expected", expected: bought.orderNumber, parcel: bought }
    : { code, verdict: "not_bought", expected: input.expected, parcel: first };
}
