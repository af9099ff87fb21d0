import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import type { LabelContent } from "#shared/rules/label.ts";
import type { Dpi } from "../drawing.ts";
import { layOutLabel } from "../lay-out-label.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import { sampleContents } from "../testing/sample-contents.ts";
import { renderPng } from "./render-png.ts";

const samples: [string, LabelContent][] = Object.entries(sampleContents);
const sizes: [Dpi, number, number][] = [
  [203, 812, 1218],
  [300, 1200, 1800],
];

async function pixels(png: Uint8Array) {
  const image = await loadImage(Buffer.from(png));
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  return { image, context };
}

describe("a label as PNG", () => {
  it.each(sizes)(
    "has exactly the dots of 4 x 6 inches at %i dpi and says so",
    async (dpi, width, height) => {
      const png = await renderPng(await renderPdf(sampleContents.upsDomestic), dpi);
      const { image } = await pixels(png);
      expect([image.width, image.height]).toEqual([width, height]);
      const at = Buffer.from(png).indexOf("pHYs") + 4;
      expect(Buffer.from(png).readUInt32BE(at)).toBe(Math.round(dpi / 0.0254));
    },
  );

  it.each(samples)(
    "of %s has its bars on whole dots, black or white and nothing between",
    async (_, content) => {
      for (const [dpi] of sizes) {
        const { context } = await pixels(await renderPng(await renderPdf(content, dpi), dpi));
        const bars = layOutLabel(content, dpi).marks.find(
          (mark) => mark.kind === "symbol" && mark.barcode === content.barcode,
        );
        if (bars?.kind !== "symbol") throw new Error("no bars were drawn");
        const { x, y, width, height } = bars.box;
        const [left, row, across] = [x, y + height / 2, width].map((points) =>
          Math.round((points * dpi) / 72),
        );
        const { data } = context.getImageData(left ?? 0, row ?? 0, across ?? 0, 1);
        const shades = new Set(data.filter((_, index) => index % 4 === 0));
        expect(shades).toEqual(new Set([0, 255]));
      }
    },
  );

  it("refuses what is no PDF", async () => {
    await expect(renderPng(new TextEncoder().encode("<html>"), 203)).rejects.toThrow(/PDF/);
  });

  it("leaves the caller's bytes alone", async () => {
    const pdf = await renderPdf(sampleContents.upsDomestic);
    const before = pdf.length;
    await renderPng(pdf, 203);
    expect(pdf.length).toBe(before);
  });
});
