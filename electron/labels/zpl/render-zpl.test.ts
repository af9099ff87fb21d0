import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import type { LabelContent } from "#shared/rules/label.ts";
import { layOutLabel } from "../lay-out-label.ts";
import { sampleContents } from "../testing/sample-contents.ts";
import { sampleCustoms } from "../testing/sample-shipment.ts";
import { longAddresses, missingParts } from "../testing/long-addresses.ts";
import { drawZpl } from "../testing/draw-zpl.ts";
import { cropPng, readSymbols } from "../testing/read-barcodes.ts";
import { renderZpl } from "./render-zpl.ts";

const samples: [string, LabelContent][] = Object.entries(sampleContents);

describe("a label as ZPL", () => {
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

  it.each(Object.entries(longAddresses).filter(([code]) => code !== "TH"))(
    "says every word of a long address in %s",
    (_, to) => {
      for (const [, content] of samples) {
        const fields = renderZpl({ ...content, to }).matchAll(/\^FD(.*?)\^FS/g);
        expect(
          missingParts(
            to,
            Array.from(fields, ([, text = ""]) => text),
          ),
        ).toEqual([]);
      }
    },
  );

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

  it("draws as a picture what the printer has no letters for, and leaves the rest to the printer", async () => {
    const { uspsDomestic } = sampleContents;
    const named = (name: string) =>
      renderZpl({ ...uspsDomestic, to: { ...uspsDomestic.to, name } });
    expect(named("Žofie Οδός Жуков")).toContain("^FDŽOFIE ΟΔΌΣ ЖУКОВ^FS");
    const plain = await ink(named(""));
    for (const name of ["山田太郎", "محمد علي", "สมชาย ใจดี", "प्रिया शर्मा", "김민준", "דוד כהן"]) {
      const zpl = named(name);
      expect(zpl).toContain("^FD2201 BARTON SPRINGS RD^FS");
      expect(zpl).not.toContain(name);
      expect(zpl.match(/\^GFA/g)).toHaveLength(1);
      expect(zpl.match(/\^XZ/g)).toHaveLength(1);
      expect(await ink(zpl)).toBeGreaterThan(plain + 100);
    }
  });
});

/** Dark dots of the label that a printer makes. */
async function ink(zpl: string): Promise<number> {
  const image = await loadImage(Buffer.from(await drawZpl(zpl)));
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return data.filter((value, at) => at % 4 === 0 && value < 128).length;
}
