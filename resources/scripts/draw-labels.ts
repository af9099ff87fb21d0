import { writeFileSync } from "node:fs";
import { renderPdf } from "#electron/labels/pdf/render-pdf.ts";
import { renderPng } from "#electron/labels/png/render-png.ts";
import { sampleContents } from "#electron/labels/testing/sample-contents.ts";

/** Draws one label of each carrier, and the folded letter sheet, for the guide: resources/guide/images/label-*.png at 203 dpi. */
const pictures = {
  usps: sampleContents.uspsDomestic,
  "usps-abroad": sampleContents.uspsAbroad,
  ups: sampleContents.upsDomestic,
  fedex: sampleContents.fedexDomestic,
  dhl: sampleContents.dhlAbroad,
  letter: { ...sampleContents.upsAbroad, size: "letter" as const },
};
for (const [name, content] of Object.entries(pictures)) {
  const file = new URL(`../guide/images/label-${name}.png`, import.meta.url);
  writeFileSync(file, await renderPng(await renderPdf(content), 203));
}
