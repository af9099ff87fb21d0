import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LabelContent, labelSizes } from "#shared/rules/label.ts";
import { layOutLabel } from "./lay-out-label.ts";
import { sampleContents } from "./testing/sample-contents.ts";
import { sampleCustoms } from "./testing/sample-shipment.ts";
import { layoutFaults } from "./testing/layout-faults.ts";
import { texts } from "./testing/texts.ts";

const samples: [string, LabelContent][] = Object.entries(sampleContents);

/** Texts such as people type and machines paste: long words, many words, every script, controls, nothing. */
const anyText = (maxLength: number) =>
  fc.oneof(
    fc.string({ maxLength }),
    fc.string({ unit: "grapheme", maxLength }),
    fc.string({ unit: "binary", maxLength }),
    fc.string({
      unit: fc.constantFrom("W", " ", "M", "i", "Ž", "ß", "ي", "漢", "👩‍👩‍👧"),
      maxLength,
      minLength: maxLength / 2,
    }),
  );
const anyAddress = fc.record({
  name: anyText(100),
  company: anyText(100),
  street1: anyText(200),
  street2: anyText(200),
  city: anyText(100),
  state: anyText(60),
  zip: anyText(20),
  phone: anyText(40),
  email: fc.constant(undefined),
});
const anyChange = fc.record({
  service: anyText(60),
  serviceIcon: anyText(6),
  routing: fc.option(anyText(40)),
  reference: fc.option(anyText(100)),
  zone: fc.option(anyText(8)),
  billableOunces: fc.option(fc.integer({ min: 1, max: 100_000 })),
  postage: fc.array(anyText(60), { maxLength: 6 }),
  endorsement: fc.option(anyText(60)),
  origin: fc.option(anyText(8)),
  size: fc.constantFrom(...labelSizes),
  sample: fc.boolean(),
  items: fc.integer({ min: 1, max: 100 }),
  description: anyText(200),
  signer: anyText(100),
  side: fc.double({ min: 0.01, max: 1000, noNaN: true }),
  ounces: fc.double({ min: 0.01, max: 100_000, noNaN: true }),
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
});

describe("the layout of labels", () => {
  it.each(samples)("puts %s on every paper with nothing on top of anything else", (_, content) => {
    for (const size of labelSizes) {
      expect(layoutFaults(layOutLabel({ ...content, size }))).toEqual([]);
      expect(layoutFaults(layOutLabel({ ...content, size }, 300))).toEqual([]);
    }
  });

  it.each(samples)("gives the bars of %s the height that carriers ask for", (_, content) => {
    const least = { USPS: 54, UPS: 72, FEDEX: 72, DHL: 40 }[content.carrier];
    for (const size of labelSizes) {
      const { marks } = layOutLabel({ ...content, size });
      const bars = marks.find((mark) => mark.kind === "symbol" && mark.barcode === content.barcode);
      // A dot less, as bars end on whole dots.
      expect(bars?.kind === "symbol" && bars.box.height).toBeGreaterThan(least - 0.4);
    }
  });

  it.each(samples)("prints on %s everything that a clerk looks for", (name, content) => {
    const all = texts(layOutLabel(content)).join(" ");
    const wanted = [
      "DANA WHITFIELD",
      content.to.name.toUpperCase(),
      content.to.zip,
      content.trackingCode,
      content.trackingText,
      content.service.toUpperCase().replace(/^DHL /, ""),
      "SO-104423",
      "SAMPLE - NOT VALID FOR POSTAGE",
      content.carrier === "FEDEX" ? "23NOV26" : "23 NOV 2026",
    ];
    for (const text of wanted) expect(all).toContain(text);
    const goods = [
      "NOEEI 30.37(a)",
      "DDU",
      "Dana Whitfield",
      "4820102010",
      "104.75",
      "MERCHANDISE",
    ];
    for (const text of name.endsWith("Abroad") ? goods : []) expect(all).toContain(text);
  });

  it("says on a doc tab and on the folded half what lies in the parcel", () => {
    const items = Array.from({ length: 30 }, (_, index) => ({
      quantity: index + 1,
      description: `Notebook ${index}`,
    }));
    for (const size of ["4x8", "letter"] as const) {
      const drawing = layOutLabel({ ...sampleContents.uspsDomestic, size, items });
      const all = texts(drawing);
      expect(all).toContain("1 x Notebook 0");
      const shown = all.filter((text) => text.includes("x Notebook")).length;
      expect(all).toContain(`+ ${30 - shown} more items`);
      expect(layoutFaults(drawing)).toEqual([]);
    }
    const plain = texts(layOutLabel({ ...sampleContents.uspsDomestic, size: "4x8" }));
    expect(plain).not.toContain("CONTENTS");
    expect(plain).toContain("REF: SO-104423");
  });

  it.each(samples)("keeps every text of %s in its room, whatever the text", (_, sample) => {
    fc.assert(
      fc.property(anyAddress, anyAddress, anyChange, (from, to, change) => {
        const { items, description, signer, side, ounces, quantity, ...rest } = change;
        const customs = sampleCustoms(items);
        const content: LabelContent = {
          ...sample,
          ...rest,
          items: Array.from({ length: items % 12 }, () => ({ quantity, description })),
          from: { ...from, country: sample.from.country },
          to: { ...to, country: sample.to.country },
          parcel: { length: side, width: side, height: side, weight: ounces },
          customs: sample.customs && {
            ...customs,
            customs_signer: signer,
            customs_items: customs.customs_items.map((item) => ({
              ...item,
              description,
              quantity,
              value: 999_999.99,
            })),
          },
        };
        expect(layoutFaults(layOutLabel(content))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it.each([1, 2, 5, 6, 8, 9, 12, 13, 50, 100])(
    "declares %i items with the rest counted and the totals of all",
    (count) => {
      const customs = sampleCustoms(count);
      const pieces = customs.customs_items.reduce((sum, item) => sum + item.quantity, 0);
      const value = customs.customs_items.reduce(
        (sum, item) => sum + item.quantity * item.value,
        0,
      );
      for (const size of ["4x6", "a6"] as const) {
        const sample = { ...sampleContents.uspsAbroad, size };
        const drawing = layOutLabel({ ...sample, customs });
        expect(layoutFaults(drawing)).toEqual([]);
        const all = texts(drawing);
        const shown = all.filter((text) => /^(Hand-bound|Cotton|Ceramic)/.test(text)).length;
        const more = all.find((text) => text.startsWith("+ ")) ?? "+ 0 more";
        expect(shown).toBeGreaterThan(0);
        expect(shown + Number(/\d+/.exec(more)?.[0])).toBe(count);
        expect(all).toContain(String(pieces));
        expect(all).toContain(value.toFixed(2));
      }
    },
  );

  it("declares mail to a military post office too, though it stays in the country", () => {
    const customs = sampleCustoms(2);
    for (const [, sample] of samples) {
      const drawing = layOutLabel({ ...sample, to: { ...sample.to, country: "US" }, customs });
      const said = sample.carrier === "USPS" ? /^CUSTOMS DECLARATION$/ : /^DESC: Hand-bound/;
      expect(texts(drawing).filter((text) => said.test(text))).toHaveLength(1);
      expect(layoutFaults(drawing)).toEqual([]);
    }
  });

  it("shrinks a long name before it cuts it, and shows where it was cut", () => {
    const named = (name: string) => ({
      ...sampleContents.uspsDomestic,
      to: { ...sampleContents.uspsDomestic.to, name },
    });
    const long = layOutLabel(named("Wolfeschlegelsteinhausenbergerdorff"));
    expect(texts(long)).toContain("WOLFESCHLEGELSTEINHAUSENBERGERDORFF");
    const endless = layOutLabel(named("W".repeat(100)));
    expect(texts(endless).find((text) => text.startsWith("WWW"))).toMatch(/^W+\u2026$/);
  });

  it("cuts a long town, never its state and ZIP", () => {
    for (const [, sample] of samples) {
      const to = {
        ...sample.to,
        city: "Llanfairpwllgwyngyll".repeat(5),
        state: "TX",
        zip: "78704",
      };
      const from = { ...sample.from, city: "Llanfairpwllgwyngyll".repeat(5) };
      const all = texts(layOutLabel({ ...sample, from, to }));
      expect(all.filter((text) => /^LLANFAIR.*\u2026 CA 94103$/.test(text))).toHaveLength(1);
      const town = sample.to.country === "DE" ? /^78704 LLANFAIR/ : /^LLANFAIR.*\u2026 TX 78704$/;
      expect(all.filter((text) => town.test(text))).toHaveLength(1);
    }
  });

  it("breaks a street of many words into lines instead of cutting it", () => {
    const street1 =
      "Building 12 Entrance C behind the old flour mill next to the second gate, Kilometre 41";
    const { uspsDomestic } = sampleContents;
    const drawing = layOutLabel({ ...uspsDomestic, to: { ...uspsDomestic.to, street1 } });
    expect(texts(drawing).join(" ")).toContain(street1.toUpperCase());
  });

  it("puts a visible sign where no font has the character, and lists the character", () => {
    const { uspsDomestic } = sampleContents;
    const drawing = layOutLabel({ ...uspsDomestic, to: { ...uspsDomestic.to, name: "𒀀𒁀 Taro" } });
    expect(texts(drawing)).toContain("\uFFFD\uFFFD TARO");
    expect(drawing.unprintable).toEqual(["𒀀", "𒁀"]);
  });

  it("refuses a barcode that no label can hold", () => {
    const { uspsDomestic } = sampleContents;
    const barcode = { symbology: "code128", data: "A1".repeat(60), caption: null } as const;
    expect(() => layOutLabel({ ...uspsDomestic, barcode })).toThrow(/too wide for the label/);
  });
});
