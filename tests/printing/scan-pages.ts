import { createCanvas } from "@napi-rs/canvas";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type Pixels, readSymbols } from "#electron/labels/testing/read-barcodes.ts";
import { trackingReadings } from "#electron/service/scan/code-readings.ts";

export interface ReadPage {
  /** Points. */
  width: number;
  height: number;
  text: string;
  /** What the page's barcodes may mean to a scanner. */
  readings: string[];
}

const dpi = 300;

/** Each page of a PDF as a person with a ruler and a scanner finds it. `readings` are left out unless asked for. */
export async function readPages(bytes: Uint8Array, scan = true): Promise<ReadPage[]> {
  const loading = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS });
  const document = await loading.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const sheet = await document.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = sheet.view;
    const content = await sheet.getTextContent();
    const text = content.items.map((item) => ("str" in item ? item.str : "")).join("\n");
    const readings: string[] = [];
    if (scan) {
      for (const code of await readSymbols(await drawPage(sheet), ["Code128"]))
        readings.push(...trackingReadings(code));
    }
    pages.push({ width: right - left, height: top - bottom, text, readings });
    sheet.cleanup();
  }
  await loading.destroy();
  return pages;
}

type Sheet = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>["promise"]>["getPage"]>>;

async function drawPage(sheet: Sheet): Promise<Pixels> {
  const viewport = sheet.getViewport({ scale: dpi / 72 });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  const canvasContext = canvas.getContext("2d");
  const target = { canvas: null, canvasContext: canvasContext as never, viewport };
  await sheet.render({ ...target, background: "white" }).promise;
  return canvasContext.getImageData(0, 0, canvas.width, canvas.height);
}
