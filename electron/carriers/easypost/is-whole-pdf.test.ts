import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { fakePdf, fakePng } from "./fake/label-files.ts";
import { isWholePdf } from "./is-whole-pdf.ts";
import { pngToPdf } from "./png-to-pdf.ts";

const label = await fakePdf("94001234");

test("a label is whole, however it was made", async () => {
  const document = await PDFDocument.create();
  document.addPage([288, 432]).drawText("A label");
  const picture = await pngToPdf(fakePng("94001234"), 0);
  for (const pdf of [label, picture, await document.save({ useObjectStreams: true })])
    expect(await isWholePdf(pdf)).toBe(true);
});

test("a file that is cut off anywhere is none", async () => {
  for (let end = 0; end < label.byteLength - 10; end += 10)
    expect([end, await isWholePdf(label.subarray(0, end))]).toEqual([end, false]);
});

test("a PDF by its first and last words alone is none", async () => {
  const junk = Buffer.from(`%PDF-1.4\n${"garbage ".repeat(60)}\nstartxref\n9\n%%EOF\n`);
  expect(await isWholePdf(junk)).toBe(false);
  const begun = Buffer.concat([
    label.subarray(0, 160),
    Buffer.from(`${"garbage".repeat(30)}%%EOF`),
  ]);
  expect(await isWholePdf(begun)).toBe(false);
});

test("a PDF without a page on which a label could stand is none", async () => {
  const nothing = await PDFDocument.create();
  expect(await isWholePdf(await nothing.save({ addDefaultPage: false }))).toBe(false);
  const flat = await PDFDocument.create();
  flat.addPage([0, 0]);
  expect(await isWholePdf(await flat.save())).toBe(false);
});
