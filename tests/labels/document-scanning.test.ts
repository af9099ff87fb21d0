import fc from "fast-check";
import { expect, test } from "vitest";
import { layOutDocument } from "#electron/labels/documents/lay-out-document.ts";
import { renderDocument } from "#electron/labels/documents/render-document.ts";
import { rasterizePdf } from "#electron/labels/png/rasterize-pdf.ts";
import { sampleDocuments } from "#electron/labels/testing/sample-documents.ts";
import type { DocumentContent } from "#shared/rules/document.ts";
import { manifestNumber } from "#shared/rules/manifest-number.ts";
import { reads } from "./scan-label.ts";
import { pageOf } from "./worn-symbol.ts";

const wears = [
  { blur: 0, turn: 0 },
  { blur: 1, turn: 1 },
];

/** The first page's symbols that a scanner cannot read, at 203 dpi. */
async function unread(content: DocumentContent, paper: "4x6" | "letter"): Promise<string[]> {
  const [first] = layOutDocument(content, paper).pages;
  const page = pageOf(await rasterizePdf(await renderDocument(content, paper), 203));
  const failed: string[] = [];
  for (const mark of first?.marks ?? [])
    if (mark.kind === "symbol")
      for (const wear of wears)
        if (!(await reads(page, mark, wear)))
          failed.push(`${content.type} ${paper} ${mark.barcode.data} ${JSON.stringify(wear)}`);
  return failed;
}

test("every barcode of every document reads as exactly its data, also blurred by two pixels and turned by a degree", async () => {
  const documents = sampleDocuments(3);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...documents),
      fc.constantFrom("4x6" as const, "letter" as const),
      fc.constantFrom("USPS" as const, "UPS" as const, "FEDEX" as const, "DHL" as const),
      fc.integer({ min: 1, max: 99_999_999 }),
      async (sample, paper, carrier, serial) => {
        if (sample.type !== "manifest") {
          expect(await unread(sample, paper)).toEqual([]);
          return;
        }
        const { text: numberText, barcode } = manifestNumber(carrier, sample.date, serial);
        expect(await unread({ ...sample, carrier, numberText, barcode }, paper)).toEqual([]);
      },
    ),
    { numRuns: Number(process.env["SHIPDECK_DOCUMENTS"] ?? 40) },
  );
}, 600_000);
