import { manifestBySeq } from "#electron/store/manifests.ts";
import type { PaperSize } from "#shared/contract/desk/printer-profile.ts";
import { labelDocumentTypes } from "#shared/contract/documents.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { DocumentPaper } from "#shared/rules/document.ts";
import type { Parts } from "../context.ts";
import { findDocument, type WhichDocument } from "../documents/read-document.ts";
import type { Piece } from "./pieces.ts";

/** Letter paper takes the large layout, whatever holds labels the small one. */
function layoutFor(size: PaperSize): DocumentPaper {
  return size === "letter-1" || size === "letter-2" ? "letter" : "4x6";
}

function whichOf(parts: Parts, { itemId, document, manifestSeq }: Piece): WhichDocument {
  if (manifestSeq !== null) {
    const manifest = parts.store.read((db) => manifestBySeq.get(db, { seq: manifestSeq }));
    return { manifestId: manifest?.id ?? "" };
  }
  const type = labelDocumentTypes.find((one) => one === document);
  if (!itemId || !type)
    throw new StationError("LABEL_NOT_FOUND", `There is no ${document ?? "document"} to print.`);
  return { orderItemId: itemId, type };
}

/** A document laid out for the paper that it is printed on. */
export async function drawDocument(
  parts: Parts,
  piece: Piece,
  size: PaperSize,
): Promise<Uint8Array> {
  const which = whichOf(parts, piece);
  const { content } = parts.store.read((db) => findDocument(parts, db, which));
  return parts.labels.document(content, layoutFor(size));
}
