import {
  concatTransformationMatrix,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
} from "@cantoo/pdf-lib";
import { papers, sheetSize } from "../paper.ts";
import { type Layout, placing } from "./compose-sheets.ts";

/** A page of the whole paper, turned and shifted as the profile says: the test page. */
export async function turnSheet(pdf: Uint8Array, layout: Layout): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const [sheet] = await doc.embedPdf(pdf, [0]);
  if (!sheet) throw new Error("a page to print has no content");
  const { width, height } = sheetSize(layout);
  const page = doc.addPage([width, height]);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(...placing(papers[layout.size], layout)),
  );
  page.drawPage(sheet);
  page.pushOperators(popGraphicsState());
  return doc.save();
}
