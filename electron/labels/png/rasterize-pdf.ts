import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Dpi } from "../drawing.ts";

const pdfjs = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const folder = (name: string) => join(pdfjs, name) + sep;

/** RGBA pixels, opaque. */
export interface Raster {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * The first page of a PDF in dots: 812 x 1218 at 203 dpi and 1200 x 1800 at 300 for a 4 x 6 label.
 * @throws Error when the bytes are no PDF
 */
export async function rasterizePdf(pdf: Uint8Array, dpi: Dpi): Promise<Raster> {
  const loading = getDocument({
    // pdfjs takes the buffer away from whoever hands it over.
    data: pdf.slice(),
    standardFontDataUrl: folder("standard_fonts"),
    cMapUrl: folder("cmaps"),
    wasmUrl: folder("wasm"),
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await loading.promise;
    const sheet = await document.getPage(1);
    const viewport = sheet.getViewport({ scale: dpi / 72 });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    const canvasContext = canvas.getContext("2d");
    // The canvas is the one that pdfjs itself uses in Node, under another type name.
    const target = { canvas: null, canvasContext: canvasContext as never, viewport };
    await sheet.render({ ...target, background: "white" }).promise;
    const { data } = canvasContext.getImageData(0, 0, canvas.width, canvas.height);
    return { data, width: canvas.width, height: canvas.height };
  } finally {
    await loading.destroy();
  }
}
