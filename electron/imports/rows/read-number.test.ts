import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalMarkOf, readNumber } from "./read-number.ts";

describe("numbers as people write them", () => {
  it.each([
    ["18", 18],
    ["33.5", 33.5],
    ["1,234.50", 1234.5],
    ["1.234,50", 1234.5],
    ["1,234,567", 1_234_567],
    ["1.234.567", 1_234_567],
    ["1 234,5", 1234.5],
    ["1'234.50", 1234.5],
    ["0,5", 0.5],
    [".5", 0.5],
    ["5.", 5],
    ["$24.00", 24],
    ["24 USD", 24],
    ["€ 5,90", 5.9],
    ["US$ 1,000", 1000],
    ["-3", -3],
    ["−3", -3],
    ["1.2e3", 1200],
    ["007", 7],
  ])("%s is %d", (text, value) => {
    expect(readNumber(text, ".")).toBe(value);
  });

  it.each([
    "",
    "-",
    "abc",
    "12 oz",
    "1.2.3",
    "1,2,3",
    "1,23,456.0",
    "--5",
    "5-",
    "1/2",
    "Infinity",
    "0x10",
    "1e999",
  ])("%j is no number", (text) => {
    expect(readNumber(text, ".")).toBeNull();
  });

  it("one mark and three figures after it is decided by how the column writes", () => {
    expect([readNumber("1,234", "."), readNumber("1,234", ",")]).toEqual([1234, 1.234]);
    expect([readNumber("1.234", "."), readNumber("1.234", ",")]).toEqual([1.234, 1234]);
  });

  it("reads back whatever Intl writes in English and German", () => {
    const cents = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 });
    fc.assert(
      fc.property(cents, (cents) => {
        const value = cents / 100;
        const write = (language: string) =>
          new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(value);
        expect(readNumber(write("en-US"), ".")).toBe(value);
        expect(readNumber(write("de-DE"), ",")).toBe(value);
      }),
    );
  });
});

describe("how a column writes its fractions", () => {
  const lines = (...cells: string[]) => cells.map((cell) => ({ cells: [cell] }));

  it("is told by the first number that can be read in one way only", () => {
    expect(decimalMarkOf(lines("1,234", "12,5"), 0, ".")).toBe(",");
    expect(decimalMarkOf(lines("1.234", "12.5"), 0, ",")).toBe(".");
    expect(decimalMarkOf(lines("1.234,50"), 0, ".")).toBe(",");
    expect(decimalMarkOf(lines("1,234.50"), 0, ",")).toBe(".");
  });

  it("is the file's own where no number tells", () => {
    expect(decimalMarkOf(lines("1,234", "5", ""), 0, ",")).toBe(",");
    expect(decimalMarkOf([], 3, ".")).toBe(".");
  });
});
