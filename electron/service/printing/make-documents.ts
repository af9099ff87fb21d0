import type { PrintDocument } from "#electron/printing/drivers/driver.ts";
import { sheetSize } from "#electron/printing/paper.ts";
import { zplDirections } from "#electron/printing/zpl-directions.ts";
import type { PrinterProfile } from "#shared/contract/desk/printer-profile.ts";
import type { Parts } from "../context.ts";
import { instant } from "../json.ts";
import { drawDocument } from "./draw-document.ts";
import { drawPiece, labelPiece } from "./draw-pieces.ts";
import { fillsPaper } from "./fit-paper.ts";
import type { Piece } from "./pieces.ts";

/** Lets everybody else have a turn between two pages. */
const yieldNow = () => new Promise<void>((next) => setImmediate(next));

const loadPages = () => import("#electron/printing/pages/pages.ts");

/** Some pieces laid on the profile's paper, as one PDF. */
export async function pdfOf(
  parts: Parts,
  profile: PrinterProfile,
  pieces: readonly Piece[],
): Promise<Uint8Array> {
  const pdf = await loadPages();
  if (pieces.some(({ kind }) => kind === "test"))
    return pdf.turnSheet(
      await pdf.drawTestPage(profile, {
        date: instant(parts.clock.now()).slice(0, 10),
        mode: parts.mode,
      }),
      profile,
    );
  const documents = pieces.filter(({ kind }) => kind === "document");
  if (documents.length > 0) {
    const files: Uint8Array[] = [];
    for (const piece of documents) files.push(await drawDocument(parts, piece, profile.size));
    return pdf.layDocuments(files, profile);
  }
  const pages: Uint8Array[] = [];
  for (const piece of pieces) pages.push(await drawPiece(parts, piece, profile.size));
  return pdf.composeSheets(pages, profile, yieldNow);
}

/** Paper that a label printer takes, fed as the label stands. */
const isUpright = ({ rotation }: PrinterProfile) => rotation % 180 === 0;

async function zplOf(parts: Parts, profile: PrinterProfile, piece: Piece): Promise<Uint8Array> {
  const { labels } = parts;
  if (piece.kind === "label" && piece.itemId && isUpright(profile)) {
    const label = await labelPiece(parts, piece.itemId, profile.size);
    if (fillsPaper(label, profile.size)) {
      const { pdf, content } = label;
      // Our own label in the printer's own bars and letters is what a 203 dpi printer prints best.
      const drawn =
        content && profile.dpi === 203
          ? await labels.render(content, "zpl")
          : await labels.graphic(pdf, content, profile.dpi);
      return zplDirections(drawn, profile);
    }
  }
  // Turned or on other paper, the sheet goes as one picture; its shift is drawn already.
  const sheet = await pdfOf(parts, profile, [piece]);
  const drawn = await labels.graphic(sheet, null, profile.dpi);
  return zplDirections(drawn, { ...profile, rotation: 0, offsetX: 0, offsetY: 0 });
}

/** Every sheet of a document as one picture. */
async function zplSheets(
  parts: Parts,
  profile: PrinterProfile,
  piece: Piece,
): Promise<Uint8Array[]> {
  const drawn: Uint8Array[] = [];
  const { splitSheets } = await loadPages();
  for (const sheet of await splitSheets(await pdfOf(parts, profile, [piece]))) {
    const graphic = await parts.labels.graphic(sheet, null, profile.dpi);
    drawn.push(zplDirections(graphic, { ...profile, rotation: 0, offsetX: 0, offsetY: 0 }));
  }
  return drawn;
}

/** Pieces as a printer takes them. */
export async function documentOf(
  parts: Parts,
  profile: PrinterProfile,
  pieces: readonly Piece[],
  { title, format }: { title: string; format: "pdf" | "zpl" },
): Promise<PrintDocument> {
  const size = sheetSize(profile);
  if (format === "pdf") return { title, bytes: await pdfOf(parts, profile, pieces), ...size };
  const labels: Uint8Array[] = [];
  for (const piece of pieces)
    if (piece.kind === "document") labels.push(...(await zplSheets(parts, profile, piece)));
    else labels.push(await zplOf(parts, profile, piece));
  return { title, bytes: Buffer.concat(labels), ...size };
}
