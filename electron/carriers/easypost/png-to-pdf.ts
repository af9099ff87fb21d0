import { degrees, PDFDocument } from "@cantoo/pdf-lib";

/** 4 x 6 inches in points. */
const paper = { width: 288, height: 432 };

/** A label that came as a picture, on a page of exactly 4 x 6 inches: turned upright, as large as fits, never squeezed. */
export async function pngToPdf(png: Uint8Array, madeAt: number): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setCreationDate(new Date(madeAt));
  const picture = await document.embedPng(png);
  const page = document.addPage([paper.width, paper.height]);
  const lies = picture.width > picture.height;
  const [wide, tall] = lies ? [picture.height, picture.width] : [picture.width, picture.height];
  const scale = Math.min(paper.width / wide, paper.height / tall);
  const [width, height] = [wide * scale, tall * scale];
  const [x, y] = [(paper.width - width) / 2, (paper.height - height) / 2];
  page.drawImage(
    picture,
    lies
      ? { x: x + width, y, width: height, height: width, rotate: degrees(90) }
      : { x, y, width, height },
  );
  return document.save({ useObjectStreams: false });
}
