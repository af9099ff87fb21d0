import type { Desk } from "#shared/contract/desk/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { cleanCode } from "./code-readings.ts";
import { parcelByBarcode, parcelsByOrderNumber } from "./parcels.ts";

/** What a scanned code stands for. A code that nobody knows is an answer too, not a failure. */
export async function scanCode(
  ctx: Context,
  input: Parsed<Desk["scanCode"]>,
): Promise<Answer<Desk["scanCode"]>> {
  const code = cleanCode(input.code);
  const { ordered, labelled } = ctx.store.read((db) => ({
    ordered: parcelsByOrderNumber(db, code),
    labelled: parcelByBarcode(db, code),
  }));
  const common = { code, row: null, sameNumber: 0 };
  if (ordered.length > 0) return { ...common, foundBy: "orderNumber", parcels: ordered };
  if (labelled) return { ...common, foundBy: "trackingCode", parcels: [labelled] };
  return { ...common, foundBy: null, parcels: [] };
}
