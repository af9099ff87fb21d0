import { plannedLabels, printableItems } from "#electron/store/print-jobs.ts";
import type { Db } from "#electron/store/store.ts";
import { StationError } from "#shared/contract/errors.ts";
import { itemsOfBatch } from "./batch-items.ts";

/** What a person wants on paper, as the contract's rows say it. */
export interface PrintSource {
  batchId?: string | undefined;
  orderItemIds?: string[] | undefined;
  onlyUnprinted: boolean;
  packingSlips: boolean;
}

export type PrintableItem = ReturnType<typeof printableItems>[number];

/** A label, and whether it was printed before or waits in a job that may still print it. */
export type PrintableLabel = PrintableItem & { isSpokenFor: boolean };

/** Items asked for at once: a statement takes some thousands of values, and a plan for each length is kept by nobody. */
const atOnce = 500;

function known(db: Db, ids: readonly string[]): Map<string, PrintableItem> {
  const found = new Map<string, PrintableItem>();
  for (let at = 0; at < ids.length; at += atOnce)
    for (const item of printableItems(db, ids.slice(at, at + atOnce))) found.set(item.id, item);
  return found;
}

/** Some tracking codes, for a sentence. */
export function named(codes: readonly string[]): string {
  if (codes.length === 0) return "";
  return ` (${codes.slice(0, 3).join(", ")}${codes.length > 3 ? " …" : ""})`;
}

/**
 * The labels to print, in the order of the grid or of the ids. Of a batch, what has no label is left out; an item that was named and has
 * none is LABEL_NOT_FOUND. Voided labels are never printed.
 */
export function labelsOf(db: Db, source: PrintSource): PrintableLabel[] {
  const ids = source.batchId
    ? itemsOfBatch(db, source.batchId, source.orderItemIds)
    : [...new Set(source.orderItemIds ?? [])];
  const items = known(db, ids);
  const planned = new Set(plannedLabels.all(db, {}).map(({ item_id }) => item_id));
  const labels: PrintableLabel[] = [];
  for (const id of ids) {
    const item = items.get(id);
    if (item?.status === "success" && item.tracking_code !== null)
      labels.push({ ...item, isSpokenFor: (item.printed_copies ?? 0) > 0 || planned.has(id) });
    else if (!source.batchId && item?.status !== "voided")
      throw new StationError("LABEL_NOT_FOUND", `The item ${id} has no label. Buy it first.`);
  }
  const wanted = source.onlyUnprinted ? labels.filter((label) => !label.isSpokenFor) : labels;
  if (wanted.length > 0) return wanted;
  const why =
    labels.length > 0
      ? "Every label was printed already, or waits in a print job."
      : ids.length > 0
        ? `None of these has a label that may be printed: not bought yet, or voided${named(ids.flatMap((id) => items.get(id)?.tracking_code ?? []))}.`
        : "There are no labels here yet.";
  throw new StationError("NOTHING_TO_PRINT", why);
}
