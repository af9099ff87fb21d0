import type { LabelContent } from "#shared/rules/label.ts";
import type { Dpi, Drawing } from "./drawing.ts";
import { drawSample, drawSmallPrint } from "./layouts/sample-strip.ts";
import { drawDhl } from "./layouts/dhl.ts";
import { drawFedex } from "./layouts/fedex.ts";
import { drawUps } from "./layouts/ups.ts";
import { drawUsps } from "./layouts/usps.ts";
import { openPen } from "./pen.ts";

const layouts = { USPS: drawUsps, UPS: drawUps, FEDEX: drawFedex, DHL: drawDhl } as const;

/**
 * Puts a label's content in its places on the page, the bars on whole dots of a printer of `dpi`.
 * @throws Error when a barcode's data cannot be written in its symbology or cannot fit
 */
export function layOutLabel(content: LabelContent, dpi: Dpi = 203): Drawing {
  const pen = openPen(dpi);
  drawSample(pen, content);
  drawSmallPrint(pen, content);
  layouts[content.carrier](pen, content);
  return pen.drawing();
}
