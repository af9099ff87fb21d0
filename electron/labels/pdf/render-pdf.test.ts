import { describe, expect, it } from "vitest";
import type { LabelContent } from "#shared/rules/label.ts";
import type { Dpi } from "../drawing.ts";
import { layOutLabel } from "../lay-out-label.ts";
import { renderPng } from "../png/render-png.ts";
import { sampleContents } from "../testing/sample-contents.ts";
import { sampleCustoms } from "../testing/sample-shipment.ts";
import { cropPng, readSymbols } from "../testing/read-barcodes.ts";
import { longAddresses, missingParts } from "../testing/long-addresses.ts";
import { readPdf } from "../testing/read-pdf.ts";
import { renderPdf } from "./render-pdf.ts";

const samples: [string, LabelContent][] = Object.entries(sampleContents);
const named = (content: LabelContent, name: string): LabelContent => ({
  ...content,
  to: { ...content.to, name },
});

describe("a label as PDF", () => {
  it.each(samples)("of %s scans to exactly its data at 203 and 300 dpi", async (_, content) => {
    const { data } = content.barcode;
    expect(data.replaceAll(/[()]/g, "")).toContain(content.trackingCode);
    const stored = await renderPdf(content);
    const shots: [Uint8Array, Dpi][] = [
      [stored, 203],
      [stored, 300],
      [await renderPdf(content, 300), 300],
    ];
    const plain = content.extraBarcodes.filter((one) => one.symbology !== "maxicode");
    for (const [pdf, dpi] of shots) {
      const read = await readSymbols(await renderPng(pdf, dpi));
      for (const barcode of [content.barcode, ...plain]) expect(read).toContain(barcode.data);
    }
  });

  it.each(samples.filter(([name]) => name.startsWith("ups")))(
    "of %s carries a MaxiCode that a scanner reads",
    async (_, content) => {
      const { marks } = layOutLabel(content);
      const maxicode = marks.find(
        (mark) => mark.kind === "symbol" && mark.barcode.symbology === "maxicode",
      );
      if (maxicode?.kind !== "symbol") throw new Error("no MaxiCode was drawn");
      for (const dpi of [203, 300] as Dpi[]) {
        const png = await renderPng(await renderPdf({ ...content, sample: false }, 203), dpi);
        const alone = await cropPng(png, maxicode.box, dpi / 72);
        expect(await readSymbols(alone, ["MaxiCode"])).toEqual([maxicode.barcode.data]);
      }
    },
  );

  it.each(Object.entries(longAddresses).filter(([code]) => code !== "TH"))(
    "says every word of a long address in %s",
    async (_, to) => {
      for (const content of [sampleContents.uspsAbroad, sampleContents.upsAbroad]) {
        const { text } = await readPdf(await renderPdf({ ...content, to }));
        expect(missingParts(to, [text])).toEqual([]);
      }
    },
  );

  it.each(samples)(
    "of %s is one 4 x 6 page below 40 KB with its code in text and title",
    async (_, content) => {
      const pdf = await renderPdf(content);
      expect(pdf.length).toBeLessThan(40_000);
      const { pages, size, text, info, figures } = await readPdf(pdf);
      expect(figures).toContain(`Barcode ${content.barcode.data}`);
      expect(figures).toHaveLength(1 + content.extraBarcodes.length);
      expect(pages).toBe(1);
      expect(size).toEqual([0, 0, 288, 432]);
      expect(text).toContain(content.trackingCode);
      expect(text).toContain("SAMPLE - NOT VALID FOR POSTAGE");
      expect(info["Title"]).toContain(content.trackingCode);
      expect(info["CreationDate"]).toBe("D:20261123000000Z");
    },
  );

  it("is the same to the byte whenever it is drawn, whatever was drawn before", async () => {
    const { uspsAbroad } = sampleContents;
    const first = await renderPdf(named(uspsAbroad, "Ωmega 5 \u2126 M\u00FCller"));
    for (const name of ["\u2126hm Ltd", "Ωmega Ltd", "محمد علي", "𝔘𝔫𝔦"])
      await renderPdf(named(uspsAbroad, name));
    const again = await renderPdf(named(uspsAbroad, "Ωmega 5 \u2126 M\u00FCller"));
    expect(Buffer.from(again).equals(Buffer.from(first))).toBe(true);
  });

  it.each([
    ["emoji", "Zoë 👩‍👩‍👧 🎉 O'Neil"],
    ["Arabic", "محمد علي الأحمد"],
    ["Arabic and Latin letters", "محمد علي (Flat 4)"],
    ["Hebrew", "דוד כהן, רחוב 5"],
    ["Chinese", "北京市朝阳区建国路"],
    ["Japanese", "山田太郎 ヤマダ"],
    ["Korean", "서울특별시 강남구"],
    ["Thai", "กรุงเทพมหานคร ที่อยู่"],
    ["Devanagari", "श्री क्षेत्र नई दिल्ली"],
    ["half a surrogate pair", "A\uD83D B"],
    ["a hundred letters", "Maximilian ".repeat(10).slice(0, 100)],
    ["PDF syntax", "(Bob) \\) >> endobj %%EOF"],
    ["piled up accents", `Z${"\u0301".repeat(90)}algo`],
  ])("takes a name with %s and still scans", async (_, name) => {
    for (const sample of [sampleContents.uspsAbroad, sampleContents.fedexDomestic]) {
      const pdf = await renderPdf(named(sample, name));
      expect(pdf.length).toBeLessThan(40_000);
      expect(await readSymbols(await renderPng(pdf, 203))).toContain(sample.barcode.data);
    }
  });

  it("prints no sign that stands for something else: what the fonts lack is replaced and listed", async () => {
    const pdf = await renderPdf(named(sampleContents.uspsDomestic, "Łódź 𒀀 Ａｂｃ"));
    const { text, info } = await readPdf(pdf);
    expect(text).toContain("ŁÓDŹ \uFFFD ABC");
    expect(info["Keywords"]).toBe("9300120899901000000178, not printable: U+12000");
  });

  it("holds a hundred customs items", async () => {
    const content = { ...sampleContents.uspsAbroad, customs: sampleCustoms(100) };
    const { pages, text } = await readPdf(await renderPdf(content));
    expect(pages).toBe(1);
    expect(text).toMatch(/\+ 9\d more items/);
  });

  it("says nothing of samples when it is none", async () => {
    const { text } = await readPdf(
      await renderPdf({ ...sampleContents.upsDomestic, sample: false }),
    );
    expect(text).not.toContain("SAMPLE");
  });

  it("draws the Data Matrix that a carrier may add", async () => {
    const datamatrix = {
      symbology: "datamatrix",
      data: "9300120899901000000178",
      caption: null,
    } as const;
    const content = { ...sampleContents.fedexDomestic, extraBarcodes: [datamatrix] };
    expect(await readSymbols(await renderPng(await renderPdf(content), 203))).toContain(
      datamatrix.data,
    );
  });
});
