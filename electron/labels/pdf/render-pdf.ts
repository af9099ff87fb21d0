import type { LabelContent } from "#shared/rules/label.ts";
import type { Dpi, Drawing } from "../drawing.ts";
import { layOutLabel } from "../lay-out-label.ts";
import { forgetGlyphs } from "../text/fonts.ts";
import { paintTagged } from "./paint-tagged.ts";
import { openPdf } from "./pdf-document.ts";

/**
 * A label as vector PDF of one page, with embedded subset fonts and the tracking code in the document's information. Same content and
 * resolution, same bytes.
 * @param dpi resolution on whose dots the bars stand
 */
export async function renderPdf(content: LabelContent, dpi: Dpi = 203): Promise<Uint8Array> {
  const drawing = layOutLabel(content, dpi);
  forgetGlyphs();
  const pdf = openPdf({
    title: `${content.carrier} ${content.service} ${content.trackingCode}`,
    subject: `Shipping label ${content.trackingCode}`,
    keywords: keywords(content, drawing),
    date: content.shipDate,
    size: drawing.page,
    tagged: true,
  });
  paintTagged(pdf.doc, drawing);
  return pdf.finish();
}

/** The tracking code, and the characters that could not be printed, by number. */
function keywords(content: LabelContent, drawing: Drawing): string {
  const signs = drawing.unprintable.map((sign) =>
    Array.from(sign, (part) => `U+${part.codePointAt(0)?.toString(16).toUpperCase()}`).join(" "),
  );
  return [content.trackingCode, ...signs.map((sign) => `not printable: ${sign}`)].join(", ");
}
