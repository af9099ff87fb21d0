import type { Raster } from "../png/rasterize-pdf.ts";
import { graphicField } from "./graphic-field.ts";

/** A picture as one ZPL label. */
export function renderGraphic(raster: Raster): string {
  const head = `^XA^CI28^PW${raster.width}^LL${raster.height}^LH0,0`;
  return `${head}\n^FO0,0${graphicField(raster)}\n^XZ\n`;
}
