import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type {
  CustomsForm,
  DocumentContent,
  DocumentPaper,
  Invoice,
  ManifestForm,
  PackingSlip,
} from "#shared/rules/document.ts";
import type { Drawing } from "../drawing.ts";
import { layoutFaults } from "../testing/layout-faults.ts";
import { sampleDocuments } from "../testing/sample-documents.ts";
import { sampleCustoms } from "../testing/sample-shipment.ts";
import { countPages } from "./count-pages.ts";
import { layOutDocument } from "./lay-out-document.ts";
import { renderDocument } from "./render-document.ts";

const papers = ["4x6", "letter"] as const satisfies readonly DocumentPaper[];
const texts = ({ marks }: Drawing) =>
  marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));

function faultsOf(content: DocumentContent, paper: DocumentPaper): string[] {
  const drawing = layOutDocument(content, paper);
  return drawing.pages.flatMap((page) => layoutFaults(page));
}

function find<T extends DocumentContent["type"]>(type: T, count: number) {
  const found = sampleDocuments(count).find((content) => content.type === type);
  // Found by its type, so it is of that type.
  return found as unknown as T extends "manifest"
    ? ManifestForm
    : T extends "packing_slip"
      ? PackingSlip
      : CustomsForm | Invoice;
}

/** Random cases, eight documents each; `SHIPDECK_DOCUMENTS=1000` looks for new ones. */
const runs = Number(process.env["SHIPDECK_DOCUMENTS"] ?? 40);

/** Long words, many words, every script, controls, nothing. */
const anyText = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: "grapheme", maxLength }),
    fc.string({ unit: "binary", maxLength }),
    fc.string({ unit: fc.constantFrom("W", " ", "M", "i", "Ž", "ß", "ي", "漢"), maxLength }),
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
  country: fc.constantFrom("US", "DE", "GB", "XX"),
});

describe("the layout of documents", { timeout: runs * 2_000 }, () => {
  it.each([1, 14, 15, 20, 41, 100])(
    "breaks documents of %i articles or pieces into pages, nothing on top of anything else",
    (count) => {
      for (const content of sampleDocuments(count))
        for (const paper of papers) {
          expect(faultsOf(content, paper)).toEqual([]);
          if (content.type === "packing_slip" && content.onePage) continue;
          const shape = { type: content.type, carrier: content.carrier, entries: count };
          expect(countPages(shape, paper)).toBe(layOutDocument(content, paper).pages.length);
        }
    },
  );

  it.each([1, 15, 60])(
    "declares each of %i articles once, with the totals of all on every sheet",
    (count) => {
      const content = find("cn23", count);
      const value = content.customs.customs_items.reduce(
        (sum, item) => sum + item.quantity * item.value,
        0,
      );
      for (const paper of papers) {
        const { pages } = layOutDocument(content, paper);
        const all = pages.map(texts);
        const described = all.flat().filter((text) => /^(Hand-bound|Cotton|Ceramic)/.test(text));
        expect(described).toHaveLength(count);
        for (const page of all) expect(page).toContain(value.toFixed(2));
      }
    },
  );

  it("prints an invoice three times, the first as the original, all pages of a copy together", () => {
    const { pages } = layOutDocument(find("commercial_invoice", 30), "letter");
    const copies = pages.map(texts).map((page) => page.find((text) => / of 3/.test(text)));
    const each = [1, 2].map((page) => `\u00B7 page ${page} of 2`);
    expect(copies).toEqual([1, 2, 3].flatMap((copy) => each.map((page) => `${copy} of 3 ${page}`)));
    expect(texts(pages[0] as Drawing)).toContain("ORIGINAL");
    expect(texts(pages[2] as Drawing)).toContain("COPY");
  });

  it.each(["cn22", "cn23", "commercial_invoice"] as const)(
    "prints on %s what customs ask for",
    (type) => {
      const content = find(type, 2);
      const all = texts(layOutDocument(content, "4x6").pages[0] as Drawing).join(" ");
      for (const wanted of [
        "DANA WHITFIELD",
        "GERMANY",
        "CP000001234US",
        "4820102010",
        "NOEEI 30.37(a)",
        "DDU",
        "Dana Whitfield",
        "SO-104423",
        "60.50",
        "SIGNATURE",
        "SAMPLE - NOT VALID FOR POSTAGE",
      ])
        expect(all).toContain(wanted);
    },
  );

  it("counts the pieces of a SCAN form by service on one page, with one barcode, and names those that were voided", () => {
    const { pages } = layOutDocument(find("manifest", 300), "letter");
    expect(pages).toHaveLength(1);
    const [page] = pages;
    const symbols = page?.marks.flatMap((mark) => (mark.kind === "symbol" ? [mark] : []));
    expect(symbols?.map(({ barcode }) => barcode.data)).toEqual(["(94)75790899901000000177"]);
    const all = texts(page as Drawing);
    for (const wanted of ["PS Form 5630", "100", "200", "300", "9475 7908 9990 1000 0001 77"])
      expect(all).toContain(wanted);
    expect(all.join(" ")).toContain("VOIDED after this form was made");
  });

  it("keeps every text in its room, whatever the text", () => {
    const anyCase = fc.record({
      from: anyAddress,
      to: anyAddress,
      items: fc.integer({ min: 1, max: 30 }),
      description: anyText(200),
      signer: anyText(100),
      reference: anyText(200),
      service: anyText(60),
      eel: anyText(60),
      comments: anyText(255),
      quantity: fc.integer({ min: 1, max: 1_000_000 }),
      ounces: fc.double({ min: 0.01, max: 100_000, noNaN: true }),
      kind: fc.constantFrom("other", "gift", "humanitarian_donation" as const),
      paper: fc.constantFrom(...papers),
    });
    fc.assert(
      fc.property(anyCase, ({ from, to, items, paper, ...more }) => {
        const plain = sampleCustoms(items);
        const customs = {
          ...plain,
          contents_type: more.kind as "other",
          contents_explanation: more.comments,
          restriction_type: "other" as const,
          restriction_comments: more.comments,
          customs_signer: more.signer,
          eel_pfc: more.eel,
          customs_items: plain.customs_items.map((item) => ({
            ...item,
            description: more.description,
            quantity: more.quantity,
            weight: more.ounces,
            value: 999_999.99,
          })),
        };
        for (const sample of sampleDocuments(items)) {
          const { reference, service } = more;
          const content: DocumentContent =
            sample.type === "manifest"
              ? {
                  ...sample,
                  from,
                  services: [{ service, count: more.quantity }],
                  lines: sample.lines.map((line) => ({ ...line, service, place: more.signer })),
                }
              : sample.type === "packing_slip"
                ? {
                    ...sample,
                    from,
                    to,
                    reference,
                    service,
                    notes: more.comments,
                    items: sample.items.map((item) => ({ ...item, sku: more.signer })),
                  }
                : { ...sample, from, to, reference, service, customs, grossOunces: more.ounces };
          expect(faultsOf(content, paper)).toEqual([]);
        }
      }),
      { numRuns: runs },
    );
  });

  it("writes the same bytes for the same content, and keeps every file small", async () => {
    for (const content of sampleDocuments(20)) {
      const [first, second] = [
        await renderDocument(content, "letter"),
        await renderDocument(content, "letter"),
      ];
      expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
      expect(first.length).toBeLessThan(60_000);
    }
  });
});
