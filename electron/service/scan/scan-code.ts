import type { Desk } from "#shared/contract/desk/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { cleanCode } from "./code-readings.ts";
import { parcelByBarcode, parcelsByOrderNumber } from "./parcels.ts";
import { rowByNumber } from "./row-by-number.ts";

/** What a scanned code stands for. A code that nobody knows is an answer too, not a failure. */
export async function scanCode(
  ctx: Context,
  input: Parsed<Desk["scanCode"]>,
): Promise<Answer<Desk["scanCode"]>> {
  const code = cleanCode(input.code);
  return ctx.store.read((db) => {
    const { row, sameNumber } = rowByNumber(db, code);
    const ordered = parcelsByOrderNumber(db, code);
    if (row || ordered.length > 0)
      return { code, foundBy: "orderNumber", row, sameNumber, parcels: ordered };
    const labelled = parcelByBarcode(db, code);
    return labelled
      ? { code, foundBy: "trackingCode", row: null, sameNumber: 0, parcels: [labelled] }
      : { code, foundBy: null, row: null, sameNumber: 0, parcels: [] };
  });
}
