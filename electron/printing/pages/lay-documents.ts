import {
  concatTransformationMatrix,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
} from "@cantoo/pdf-lib";
import { papers, sheetSize } from "../paper.ts";
import { type Layout, placing } from "./compose-sheets.ts";

/** Lays every page of some documents on a sheet of the profile's paper: at the top, in the middle, made smaller where it must. */
export async function layDocuments(
  files: readonly Uint8Array[],
  layout: Layout,
): Promise<Uint8Array> {
  const paper = papers[layout.size];
  const { width, height } = sheetSize(layout);
  const doc = await PDFDocument.create({ updateMetadata: false });
  for (const file of files) {
    const source = await PDFDocument.load(file, { updateMetadata: false });
    for (const page of await doc.embedPdf(source, source.getPageIndices())) {
      const scale = Math.min(1, paper.width / page.width, paper.height / page.height);
      const sheet = doc.addPage([width, height]);
      sheet.pushOperators(
        pushGraphicsState(),
        concatTransformationMatrix(...placing(paper, layout)),
      );
      sheet.drawPage(page, {
        x: (paper.width - page.width * scale) / 2,
        y: paper.height - page.height * scale,
        xScale: scale,
        yScale: scale,
      });
      sheet.pushOperators(popGraphicsState());
    }
  }
  return doc.save();
}

/** Each page of a file as a file of its own. */
export async function splitSheets(file: Uint8Array): Promise<Uint8Array[]> {
  const source = await PDFDocument.load(file, { updateMetadata: false });
  const sheets: Uint8Array[] = [];
  for (const index of source.getPageIndices()) {
    const sheet = await PDFDocument.create({ updateMetadata: false });
    const [page] = await sheet.copyPages(source, [index]);
    if (page) sheet.addPage(page);
    sheets.push(await sheet.save());
  }
  return sheets;
}
