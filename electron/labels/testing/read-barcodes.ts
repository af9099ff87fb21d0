import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import type { ReadInputBarcodeFormat } from "zxing-wasm/reader";
import type { Box } from "../drawing.ts";

const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } });

const onPages: ReadInputBarcodeFormat[] = ["Code128", "PDF417", "DataMatrix"];

/** Pixels as a canvas gives them away: RGBA. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** What a public decoder (ZXing-C++) reads in a PNG or in pixels; GS1 data with its identifiers in brackets. */
export async function readSymbols(
  picture: Uint8Array | Pixels,
  formats = onPages,
  tryRotate = false,
): Promise<string[]> {
  const options = { formats, tryRotate, tryInvert: false, tryDownscale: false };
  const results = await readBarcodes(picture as Parameters<typeof readBarcodes>[0], options);
  // The text of other symbols would show controls as pictures; their bytes are what a scanner sends.
  return results.map(({ contentType, text, bytes }) =>
    contentType === "GS1" ? text : Buffer.from(bytes).toString("latin1"),
  );
}

/** A part of a picture, with white around it: MaxiCode is only found when it stands alone. */
export async function cropPng(png: Uint8Array, box: Box, scale: number): Promise<Uint8Array> {
  const margin = 30;
  const width = Math.ceil(box.width * scale);
  const height = Math.ceil(box.height * scale);
  const canvas = createCanvas(width + 2 * margin, height + 2 * margin);
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  const image = await loadImage(Buffer.from(png));
  const from = [Math.floor(box.x * scale), Math.floor(box.y * scale)] as const;
  context.drawImage(image, ...from, width, height, margin, margin, width, height);
  return new Uint8Array(canvas.toBuffer("image/png"));
}
