import { PDFArray, PDFDocument, PDFName, PDFRawStream, PDFStream } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { embedPage } from "./embed-page.ts";

/** A page of 100 × 200 points whose content comes in so many streams. */
async function pageOf(...contents: string[]): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  const page = doc.addPage([100, 200]);
  for (const content of contents)
    page.node.addContentStream(doc.context.register(doc.context.flateStream(content)));
  return doc.save();
}

async function formOf(pdf: Uint8Array) {
  const doc = await PDFDocument.create();
  const { ref, width, height } = await embedPage(doc, pdf);
  const form = doc.context.lookup(ref, PDFStream);
  const streams = doc.context
    .enumerateIndirectObjects()
    .filter(([, object]) => object instanceof PDFStream);
  return { form, width, height, streams };
}

test("the content of a page is taken over as it is packed, and nothing is kept twice", async () => {
  const pdf = await pageOf("0 0 10 10 re f");
  const { form, width, height, streams } = await formOf(pdf);
  expect([width, height]).toEqual([100, 200]);
  expect(form.dict.get(PDFName.of("Subtype"))).toBe(PDFName.of("Form"));
  expect(form.dict.get(PDFName.of("Filter"))).toBe(PDFName.of("FlateDecode"));
  const [page] = (await PDFDocument.load(pdf)).getPages();
  const contents = page?.node.Contents();
  const packed = contents instanceof PDFArray ? contents.lookup(0, PDFRawStream) : null;
  expect(form.getContents()).toEqual(packed?.getContents());
  expect(streams).toHaveLength(1);
});

test("content that comes in several streams is put together", async () => {
  const { form, width } = await formOf(await pageOf("0 0 10 10 re f", "5 5 20 20 re f"));
  expect(width).toBe(100);
  expect(form.dict.get(PDFName.of("Subtype"))).toBe(PDFName.of("Form"));
  // Both of them: one packed stream alone is shorter.
  expect(form.getContents().length).toBeGreaterThan(20);
});
