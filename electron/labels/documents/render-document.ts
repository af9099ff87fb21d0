import type { DocumentContent, DocumentPaper } from "#shared/rules/document.ts";
import type { Drawing } from "../drawing.ts";
import { drawSymbol } from "../pdf/draw-symbol.ts";
import { drawText } from "../pdf/draw-text.ts";
import { openPdf } from "../pdf/pdf-document.ts";
import { forgetGlyphs } from "../text/fonts.ts";
import { layOutDocument } from "./lay-out-document.ts";

function paint(doc: PDFKit.PDFDocument, { marks, dpi }: Drawing): void {
  for (const mark of marks)
    if (mark.kind === "text") drawText(doc, mark);
    else if (mark.kind === "symbol") drawSymbol(doc, mark, dpi);
    else if (mark.kind === "fill") {
      const { x, y, width, height } = mark.box;
      doc.rect(x, y, width, height).fill(mark.white ? "white" : "black");
    }
}

/** A document as vector PDF with embedded subset fonts. Same content and paper, same bytes. */
export async function renderDocument(
  content: DocumentContent,
  paper: DocumentPaper,
): Promise<Uint8Array> {
  const drawing = layOutDocument(content, paper);
  const { width, height, title, subject, keywords, date } = drawing;
  forgetGlyphs();
  const pdf = openPdf({ title, subject, keywords, date, size: { width, height } });
  for (const [index, page] of drawing.pages.entries()) {
    if (index > 0) pdf.doc.addPage({ size: [width, height], margin: 0 });
    paint(pdf.doc, page);
  }
  return pdf.finish();
}
