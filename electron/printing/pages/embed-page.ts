import {
  PDFArray,
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
} from "@cantoo/pdf-lib";

/** A page inside of another document, ready to be drawn; points. */
export interface EmbeddedPage {
  ref: PDFRef;
  width: number;
  height: number;
}

/** The page's content where it is one stream; null where several make sense only together. */
function onlyContent(page: PDFPage): PDFRawStream | null {
  const contents = page.node.Contents();
  const first =
    contents instanceof PDFArray && contents.size() === 1 ? contents.lookup(0) : contents;
  return first instanceof PDFRawStream ? first : null;
}

/**
 * Puts the first page of a PDF into `doc` as a form (PDF 32000-1, 8.10). Its content is taken as it is compressed; the library would
 * unpack it, pack it again, which is most of the time that a print file takes, and keep the original beside it.
 */
export async function embedPage(doc: PDFDocument, pdf: Uint8Array): Promise<EmbeddedPage> {
  const source = await PDFDocument.load(pdf, { updateMetadata: false });
  const [page] = source.getPages();
  if (!page) throw new Error("a page to print has no content");
  const content = onlyContent(page);
  if (!content) {
    const [embedded] = await doc.embedPages([page]);
    if (!embedded) throw new Error("a page to print has no content");
    // Else all of them would be copied in one go at the end, and nobody else had a turn.
    await embedded.embed();
    return embedded;
  }
  const copier = PDFObjectCopier.for(source.context, doc.context);
  const form = copier.copy(content);
  const resources = page.node.Resources();
  const { x, y, width, height } = page.node.MediaBox().asRectangle();
  const [left, bottom] = [Math.min(x, x + width), Math.min(y, y + height)];
  const [across, up] = [Math.abs(width), Math.abs(height)];
  const entries = doc.context.obj({
    Type: "XObject",
    Subtype: "Form",
    FormType: 1,
    BBox: [left, bottom, left + across, bottom + up],
    Matrix: [1, 0, 0, 1, -left, -bottom],
  });
  for (const [key, value] of entries.entries()) form.dict.set(key, value);
  if (resources) form.dict.set(PDFName.of("Resources"), copier.copy(resources));
  return { ref: doc.context.register(form), width: across, height: up };
}
