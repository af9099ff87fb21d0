import type { PieceKind } from "#electron/store/tables/printing.ts";
import type { PrinterProfile } from "#shared/contract/desk/printing.ts";
import type { PrintableItem } from "./source.ts";

/** One 4×6 page of a job. */
export interface Piece {
  kind: PieceKind;
  itemId: string | null;
}

/** Each label as often as the profile says, its packing slip after it. */
export function planPieces(
  labels: readonly PrintableItem[],
  profile: Pick<PrinterProfile, "copies">,
  packingSlips: boolean,
): Piece[] {
  return labels.flatMap(({ id }) => [
    ...Array.from({ length: profile.copies }, (): Piece => ({ kind: "label", itemId: id })),
    ...(packingSlips ? [{ kind: "slip", itemId: id } as const] : []),
  ]);
}
