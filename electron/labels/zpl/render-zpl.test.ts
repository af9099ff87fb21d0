import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import type { LabelContent } from "#shared/rules/label.ts";
import { layOutLabel } from "../lay-out-label.ts";
import { sampleContents } from "../testing/sample-contents.ts";
import { sampleCustoms } from "../testing/sample-shipment.ts";
import { drawZpl } from "../testing/draw-zpl.ts";
import { cropPng, readSymbols } from "../testing/read-barcodes.ts";
import { renderZpl } from "./render-zpl.ts";

const samples: [string, LabelContent][] = Object.entries(sampleContents);

describe("a label as ZPL", { timeout: 30_000 }, () => {
  it.each(samples)(
    "of %s scans to exactly its data when a printer draws it",
    async (_, content) => {
      const read = await readSymbols(await drawZpl(renderZpl(content)));
      expect(read).toContain(content.barcode.data);
      for (const extra of content.extraBarcodes.filter((one) => one.symbology !== "maxicode"))
        expect(read).toContain(extra.data);
    },
  );

  it.each(samples.filter(([name]) => name.startsWith("ups")))(
    "of %s has the printer draw its MaxiCode",
    async (_, content) => {
      const mark = layOutLabel(content).marks.find(
        (one) => one.kind === "symbol" && one.barcode.symbology === "maxicode",
      );
      if (mark?.kind !== "symbol") throw new Error("no MaxiCode was drawn");
      const alone = await cropPng(await drawZpl(renderZpl(content)), mark.box, 203 / 72);
      expect(await readSymbols(alone, ["MaxiCode"])).toEqual([mark.barcode.data]);
    },
  );

  it.each(samples)("of %s says what the drawing says", (_, content) => {
    const zpl = renderZpl(content);
    const said = layOutLabel(content).marks.flatMap((mark) =>
      mark.kind === "text" ? [mark.text] : [],
    );
    expect(said.filter((text) => !zpl.includes(`^FD${text}^FS`))).toEqual([]);
  });

  it.each(["^XZ^XA^FO0,0^GB800,1200,1200^FS", "~JR", "_5EXZ", "a\\&b", "^CC!", "\n^XZ"])(
    "prints a name such as %j instead of obeying it",
    async (name) => {
      const { uspsAbroad } = sampleContents;
      const plain = renderZpl(uspsAbroad);
      const zpl = renderZpl({
        ...uspsAbroad,
        reference: name,
        service: name,
        to: { ...uspsAbroad.to, name },
        customs: { ...sampleCustoms(2), customs_signer: name },
      });
      const commands = (text: string) =>
        Array.from(text.matchAll(/[\^~]\w\w/g), ([command]) => command);
      const kinds = (text: string) => [...new Set(commands(text))].sort();
      expect(kinds(zpl)).toEqual(kinds(plain));
      expect(commands(zpl).filter((command) => command === "^XZ")).toHaveLength(1);
      expect(zpl.endsWith("^XZ\n")).toBe(true);
      expect(await readSymbols(await drawZpl(zpl))).toContain(uspsAbroad.barcode.data);
    },
  );

  it("keeps a hundred wide letters on the label", async () => {
    const { upsAbroad } = sampleContents;
    const wide = "W".repeat(100);
    const zpl = renderZpl({
      ...upsAbroad,
      sample: false,
      reference: wide,
      from: { ...upsAbroad.from, name: wide, street1: wide },
      to: { ...upsAbroad.to, name: wide, city: wide },
    });
    const image = await loadImage(Buffer.from(await drawZpl(zpl)));
    const context = createCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    const margin = context.getImageData(790, 0, image.width - 790, image.height).data;
    expect(margin.every((value) => value === 255)).toBe(true);
  });

  it("puts a question mark where the printer has no sign", () => {
    const { uspsDomestic } = sampleContents;
    const zpl = renderZpl({ ...uspsDomestic, to: { ...uspsDomestic.to, name: "محمد 山 Žofie" } });
    expect(zpl).toContain("^FD???? ? ŽOFIE^FS");
  });
});
