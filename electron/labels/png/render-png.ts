import type { Dpi } from "../drawing.ts";
import { encodeGrayPng } from "./encode-gray-png.ts";
import { rasterizePdf } from "./rasterize-pdf.ts";

/**
 * The first page of a PDF as a grey PNG: 812 x 1218 pixels at 203 dpi and 1200 x 1800 at 300 for a 4 x 6 label.
 * @throws Error when the bytes are no PDF
 */
export async function renderPng(pdf: Uint8Array, dpi: Dpi): Promise<Uint8Array> {
  const { data, width, height } = await rasterizePdf(pdf, dpi);
  return encodeGrayPng(data, width, height, dpi);
}
