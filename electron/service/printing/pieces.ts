import type { PieceKind } from "#electron/store/tables/printing.ts";
import type { DocumentType } from "#shared/contract/documents.ts";
import type { PrinterProfile } from "#shared/contract/desk/printer-profile.ts";
import type { PrintableItem } from "./source.ts";

/** One 4×6 page of a job, or a whole document that lies on sheets of its own. */
export interface Piece {
  kind: PieceKind;
  itemId: string | null;
  /** Of `document`: which one. */
  document: DocumentType | null;
  manifestSeq: number | null;
}

/** A label, a slip, a test page: nothing but its item tells which. */
export function plainPiece(kind: Exclude<PieceKind, "document">, itemId: string | null): Piece {
  return { kind, itemId, document: null, manifestSeq: null };
}

/** Each label as often as the profile says, its packing slip after it. */
export function planPieces(
  labels: readonly PrintableItem[],
  profile: Pick<PrinterProfile, "copies">,
  packingSlips: boolean,
): Piece[] {
  return labels.flatMap(({ id }) => [
    ...Array.from({ length: profile.copies }, () => plainPiece("label", id)),
    ...(packingSlips ? [plainPiece("slip", id)] : []),
  ]);
}
