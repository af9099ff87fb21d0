import { labelOfItem } from "#electron/store/labels.ts";
import { printableItems } from "#electron/store/print-jobs.ts";
import type { PaperSize } from "#shared/contract/desk/printer-profile.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { LabelContent } from "#shared/rules/label.ts";
import { serviceName } from "#shared/rules/service-name.ts";
import type { Parts } from "../context.ts";
import { addressFromJson, instant } from "../json.ts";
import { fitPaper, type LabelPiece } from "./fit-paper.ts";
import type { Piece } from "./pieces.ts";
import { slipContents } from "./slip-contents.ts";
import type { PrintableItem } from "./source.ts";

async function slipOf(parts: Parts, item: PrintableItem): Promise<Uint8Array> {
  const { items, notes } = parts.store.read((db) => slipContents(db, item));
  return parts.labels.document(
    {
      type: "packing_slip",
      carrier: item.carrier,
      service: serviceName(item.carrier, item.service),
      trackingCode: item.tracking_code ?? "",
      from: addressFromJson(item.from_address),
      to: addressFromJson(item.to_address),
      date: instant(item.created_at ?? 0).slice(0, 10),
      reference: item.external_reference ?? item.order_id,
      sample: false,
      items,
      notes,
      onePage: true,
    },
    "4x6",
  );
}

/** The label for a paper: as it lies in the vault wherever the paper takes it. */
export async function labelPiece(
  parts: Parts,
  itemId: string,
  paper: PaperSize,
): Promise<LabelPiece> {
  const label = parts.store.read((db) => labelOfItem.get(db, { itemId }));
  if (!label || label.voided_at !== null || label.void_requested_at !== null)
    throw new StationError(
      "LABEL_NOT_FOUND",
      `The label of ${itemId} is voided or was never bought. It must not be printed.`,
    );
  const content = label.content ? (JSON.parse(label.content) as LabelContent) : null;
  return fitPaper(parts, { pdf: await parts.vault.read(label), content }, paper);
}

/** A label as the paper takes it, or a packing slip of 4×6, as PDF. */
export async function drawPiece(
  parts: Parts,
  { kind, itemId }: Piece,
  paper: PaperSize,
): Promise<Uint8Array> {
  if (kind === "label" && itemId) return (await labelPiece(parts, itemId, paper)).pdf;
  const [item] = parts.store.read((db) => printableItems(db, itemId ? [itemId] : []));
  if (!item) throw new StationError("LABEL_NOT_FOUND", `There is no order item ${itemId}.`);
  return slipOf(parts, item);
}
