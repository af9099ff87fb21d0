import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { readSymbols } from "#electron/labels/testing/read-barcodes.ts";

const fonts =
  join(
    dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")),
    "standard_fonts",
  ) + sep;

export interface ReadPage {
  /** Points. */
  width: number;
  height: number;
  text: string;
  /** What a scanner reads on it. */
  codes: string[];
}

/** Every page of a PDF as another program sees it: its size, its words, its barcodes at 203 dpi or more. */
export async function readPages(pdf: Uint8Array, dpi = 203): Promise<ReadPage[]> {
  const loading = getDocument({ data: pdf.slice(), standardFontDataUrl: fonts, verbosity: 0 });
  const document = await loading.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const sheet = await document.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = sheet.view;
    const content = await sheet.getTextContent();
    const viewport = sheet.getViewport({ scale: dpi / 72 });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    const context = canvas.getContext("2d");
    // The canvas is the one that pdfjs itself uses in Node, under another type name.
    const target = { canvas: null, canvasContext: context as never, viewport };
    await sheet.render({ ...target, background: "white" }).promise;
    pages.push({
      width: right - left,
      height: top - bottom,
      text: content.items.map((item) => ("str" in item ? item.str : "")).join("\n"),
      codes: await readSymbols(
        context.getImageData(0, 0, canvas.width, canvas.height),
        ["Code128"],
        true,
      ),
    });
  }
  await loading.destroy();
  return pages;
}

/** The codes of some pages without the brackets and separators of GS1, in which a tracking code stands whole. */
export function plainCodes(pages: readonly ReadPage[]): string {
  return pages
    .flatMap((page) => page.codes)
    .join(" ")
    .replaceAll(/[^\w ]/g, "");
}

/** True when one of the codes is, or carries, the tracking code: GS1 data has its postal code before it. */
export function carries(page: ReadPage, trackingCode: string): boolean {
  return plainCodes([page]).includes(trackingCode);
}
