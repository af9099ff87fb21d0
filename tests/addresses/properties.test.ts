import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { UnverifiedAddress } from "#shared/contract/address.ts";
import { addressOf, engine, lineOf } from "./engine.ts";
import { readCorpus } from "./read-corpus.ts";

const pairs = [...readCorpus().values()].flat().flatMap((section) => section.pairs);
const passing = pairs.filter(({ errors }) => errors.length === 0);
const fields = ["street1", "street2", "city", "state", "zip"] as const;

function answerTo(address: UnverifiedAddress): string {
  return lineOf(engine.verify(address));
}

/** The same address with every text field changed. */
function mapFields(
  address: UnverifiedAddress,
  change: (text: string) => string,
): UnverifiedAddress {
  const changed = fields.map((field) => [field, change(address[field] ?? "")]);
  return { ...address, ...Object.fromEntries(changed) };
}

const aPair = fc.constantFrom(...passing);
const runs = { numRuns: 2_000, seed: 28 };

describe("Whatever way an address of the corpus is typed", () => {
  it("a standardized address is its own standard", () => {
    for (const { standard, errors } of pairs) {
      const answer = answerTo(addressOf(standard));
      if (errors.length === 0) expect(answer).toBe(standard);
      expect(answerTo(addressOf(answer))).toBe(answer);
    }
  });

  it("letter case does not matter", () => {
    fc.assert(
      fc.property(aPair, fc.infiniteStream(fc.boolean()), ({ typed, standard }, coin) => {
        const shaken = (text: string) =>
          text.replace(/[a-z]/gi, (letter) =>
            coin.next().value ? letter.toUpperCase() : letter.toLowerCase(),
          );
        expect(answerTo(mapFields(addressOf(typed), shaken))).toBe(standard);
      }),
      runs,
    );
  });

  it("spaces too many do not matter", () => {
    fc.assert(
      fc.property(aPair, fc.integer({ min: 1, max: 4 }), ({ typed, standard }, count) => {
        const wide = (text: string) => ` ${text.replaceAll(" ", " ".repeat(count))}  `;
        expect(answerTo(mapFields(addressOf(typed), wide))).toBe(standard);
      }),
      runs,
    );
  });

  it("letters and digits of full width do not matter", () => {
    const wide = (text: string) =>
      text
        .replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))
        .replaceAll(" ", "\u3000");
    for (const { typed, standard } of passing) {
      const address = mapFields(addressOf(typed), wide);
      expect(answerTo(address)).toBe(standard);
      expect(answerTo({ ...address, country: wide(address.country) })).toBe(standard);
    }
  });

  it("commas and periods at the end of a line do not matter", () => {
    fc.assert(
      fc.property(aPair, fc.constantFrom(",", ".", ";", " ,"), ({ typed, standard }, sign) => {
        const { street1, street2, ...rest } = addressOf(typed);
        const dotted = { ...rest, street1: street1 + sign, street2: street2 && street2 + sign };
        fc.pre(rest.country === "US");
        expect(answerTo(dotted)).toBe(standard);
      }),
      runs,
    );
  });

  it("periods behind abbreviations and commas before units do not matter", () => {
    const short =
      /\b(N|S|E|W|ST|AVE|BLVD|DR|RD|LN|CT|PL|HWY|PKWY|APT|STE|BLDG|RM|FL|ATTN)\b(?! \d+[A-Z]?\b;)/g;
    const parted = / (?=(?:APT|STE|BLDG|RM|FL|UNIT|#) )/;
    for (const { standard } of passing) {
      const address = addressOf(standard);
      if (address.country !== "US") continue;
      const typed = {
        ...address,
        street1: address.street1.replace(parted, ", ").replace(short, "$1."),
      };
      expect(answerTo(typed)).toBe(standard);
    }
  });

  it("a unit may move to the second line, or before the street in the first", () => {
    const unit = / ((?:APT|STE|UNIT|BLDG|FL|RM|#) [A-Z-]*\d[A-Z\d-]*)$/;
    const units = passing.filter(({ standard }) => {
      const { street1, street2, country } = addressOf(standard);
      return country === "US" && unit.test(street1) && !street2 && !/ # \d+$/.test(street1);
    });
    expect(units.length).toBeGreaterThan(50);
    for (const { standard } of units) {
      const address = addressOf(standard);
      const [text = "", designator = ""] = unit.exec(address.street1) ?? [];
      const street1 = address.street1.slice(0, -text.length);
      if (unit.test(street1) || / (?:FL|BSMT) /.test(street1)) continue;
      expect(answerTo({ ...address, street1, street2: designator })).toBe(standard);
      expect(answerTo({ ...address, street1: designator, street2: street1 })).toBe(standard);
    }
  });

  it("an attention line, a firm or an urbanization may stand in either line", () => {
    const named = passing.filter(({ standard }) =>
      /^\d[^;|]*; (?:ATTN|C\/O|ACME|EMPIRE|COND)|^(?:URB|EXT|ALTS|REPTO|VILLA|JARD) /.test(
        standard,
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    for (const { standard } of named) {
      const address = addressOf(standard);
      const { street1, street2 = "" } = address;
      expect(answerTo({ ...address, street1: street2, street2: street1 })).toBe(standard);
    }
  });
});

describe("A Canadian line of any words", () => {
  const words =
    "Main|rue|boul.|Boulevard|avenue|Avenue|St|Street|Road|Crescent|Ouest|Est|O|E|W|North|Nord|Apt|app|bureau|Suite|Ste|Unit|#|5|12|10-123|1/2|de|la|Saint-Denis|PO|Box|C.P.|Case|postale|RR|Rural|Route|GD|General|Delivery|Station|Succ.|Floor|Highway|7|,|Place|Chemin|Court|PH".split(
      "|",
    );
  const line = fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 7 })
    .map((parts) => parts.join(" "));

  it("is its own standard once it has been standardized", () => {
    const places = fc.constantFrom("Montréal | QC | H2X 3P1", "Toronto | ON | M5V 2T6");
    fc.assert(
      fc.property(line, line, places, (one, two, place) => {
        const answer = answerTo(addressOf(`${one}; ${two} | ${place} | CA`));
        expect(answerTo(addressOf(answer))).toBe(answer);
      }),
      runs,
    );
  });
});

describe("What a verification suggests", () => {
  it("takes the error away when it is done", () => {
    for (const { typed, errors } of pairs) {
      if (errors.length === 0) continue;
      const address = addressOf(typed);
      for (const error of engine.verify(address).errors) {
        if (error.suggestion === null) continue;
        const mended = engine.verify({ ...address, [error.field]: error.suggestion });
        expect(mended.errors.map(({ code, field }) => code + field)).not.toContain(
          error.code + error.field,
        );
      }
    }
  });

  it("names a field of the address, or the address where no field is to blame", () => {
    const known = new Set<string>([...fields, "country", "address"]);
    for (const { typed } of pairs)
      for (const { field } of engine.verify(addressOf(typed)).errors)
        expect(known).toContain(field);
  });
});
