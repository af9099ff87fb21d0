import type { LabelContent } from "#shared/rules/label.ts";
import type { Dpi, Drawing } from "./drawing.ts";
import { drawDhl } from "./layouts/dhl.ts";
import { drawDocTab } from "./layouts/doc-tab.ts";
import { drawFedex } from "./layouts/fedex.ts";
import { drawLetterHalf } from "./layouts/letter-half.ts";
import { drawSample, drawSmallPrint, stripHeight } from "./layouts/sample-strip.ts";
import { drawUps } from "./layouts/ups.ts";
import { drawUsps } from "./layouts/usps.ts";
import { labelPages } from "./page-sizes.ts";
import { openPen } from "./pen.ts";

const layouts = { USPS: drawUsps, UPS: drawUps, FEDEX: drawFedex, DHL: drawDhl } as const;

/**
 * Puts a label's content in its places on its paper, the bars on whole dots of a printer of `dpi`.
 * @throws Error when a barcode's data cannot be written in its symbology or cannot fit
 */
export function layOutLabel(content: LabelContent, dpi: Dpi = 203): Drawing {
  const size = content.size ?? "4x6";
  const page = labelPages[size];
  const sheet = openPen(dpi, page);
  const { x, y, height } = page.label;
  const pen = sheet.movedTo(x, y);
  drawSample(pen, content, height);
  drawSmallPrint(pen, content, height);
  layouts[content.carrier](pen, content, height - stripHeight);
  if (size === "4x8") drawDocTab(sheet.movedTo(0, height), content);
  if (size === "letter") drawLetterHalf(sheet, content);
  return sheet.drawing();
}
