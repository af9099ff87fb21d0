import { labelOfItem } from "#electron/store/labels.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { readLabelFile } from "./read-label-file.ts";

/** A label's bytes for the desk, by its order item. */
export async function readLabel(
  ctx: Context,
  { orderItemId, format }: Parsed<Desk["readLabel"]>,
): Promise<Answer<Desk["readLabel"]>> {
  const label = ctx.store.read((db) => labelOfItem.get(db, { itemId: orderItemId }));
  if (!label) throw new StationError("LABEL_NOT_FOUND", `The item ${orderItemId} has no label.`);
  return readLabelFile(ctx, label.token, format);
}
