import {
  concatTransformationMatrix,
  degrees,
  drawPage,
  PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
} from "@cantoo/pdf-lib";
import type { PrinterProfile } from "#shared/contract/desk/printer-profile.ts";
import { labelPage, type Paper, papers, sheetSize, type Slot } from "../paper.ts";
import { embedPage, type EmbeddedPage } from "./embed-page.ts";

/** How the profile lays pages on paper. */
export type Layout = Pick<PrinterProfile, "size" | "rotation" | "offsetX" | "offsetY">;

const pointsPerMm = 72 / 25.4;

/** Turns a sheet of `paper` clockwise and shifts it, as the six numbers of a PDF matrix. */
export function placing(
  paper: Paper,
  { rotation, offsetX, offsetY }: Layout,
): [number, number, number, number, number, number] {
  const right = offsetX * pointsPerMm;
  const up = -offsetY * pointsPerMm;
  switch (rotation) {
    case 0:
      return [1, 0, 0, 1, right, up];
    case 90:
      return [0, -1, 1, 0, right, paper.width + up];
    case 180:
      return [-1, 0, 0, -1, paper.width + right, paper.height + up];
    case 270:
      return [0, 1, -1, 0, paper.height + right, up];
    default:
      return rotation satisfies never;
  }
}

/** Where a piece goes: its lower left corner, before it is turned, and its scale. */
function placeOf(piece: EmbeddedPage, paper: Paper, slot: Slot): Slot {
  const fills = (width: number, height: number) =>
    Math.abs(width - paper.width) < 1 && Math.abs(height - paper.height) < 1;
  // A label that was laid out for the whole sheet, lying on its side when the sheet stands.
  if (fills(piece.width, piece.height)) return { x: 0, y: 0, scale: 1, turn: 0 };
  if (fills(piece.height, piece.width)) return { x: 0, y: 0, scale: 1, turn: 90 };
  // A label of another size (a carrier's own PDF) is fitted into 4×6 and never enlarged.
  const fit = Math.min(1, labelPage.width / piece.width, labelPage.height / piece.height);
  const rise = slot.turn === 90 ? 0 : (labelPage.height - piece.height * fit) * slot.scale;
  return { ...slot, y: slot.y + rise, scale: slot.scale * fit };
}

async function drawPiece(
  doc: PDFDocument,
  page: PDFPage,
  pdf: Uint8Array,
  given: { paper: Paper; slot: Slot },
) {
  const piece = await embedPage(doc, pdf);
  const { x, y, scale, turn } = placeOf(piece, given.paper, given.slot);
  page.pushOperators(
    ...drawPage(page.node.newXObject("Piece", piece.ref), {
      x,
      // A clockwise turn swings the page below its corner.
      y: turn === 90 ? y + piece.width * scale : y,
      xScale: scale,
      yScale: scale,
      rotate: degrees(-turn),
      xSkew: degrees(0),
      ySkew: degrees(0),
    }),
  );
}

/** A dashed line to cut along. */
function drawCut(page: PDFPage, paper: Paper, y: number): void {
  page.drawLine({
    start: { x: 0, y },
    end: { x: paper.width, y },
    thickness: 0.5,
    color: rgb(0.6, 0.6, 0.6),
    dashArray: [4, 4],
  });
}

/**
 * Lays one-page PDFs of 4 × 6 inches, or of the whole sheet, on the profile's paper, in order, as vectors.
 * @param yieldNow lets other work happen between pieces
 */
export async function composeSheets(
  pieces: readonly Uint8Array[],
  layout: Layout,
  yieldNow: () => Promise<void>,
): Promise<Uint8Array> {
  const paper = papers[layout.size];
  const { width, height } = sheetSize(layout);
  const doc = await PDFDocument.create({ updateMetadata: false });
  for (let at = 0; at < pieces.length; at += paper.slots.length) {
    const page = doc.addPage([width, height]);
    page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...placing(paper, layout)));
    for (const [index, slot] of paper.slots.entries()) {
      const piece = pieces[at + index];
      if (piece) await drawPiece(doc, page, piece, { paper, slot });
      await yieldNow();
    }
    for (const y of paper.cuts) drawCut(page, paper, y);
    page.pushOperators(popGraphicsState());
  }
  return doc.save({ objectsPerTick: 50 });
}
