import { describe, expect, it } from "vitest";
import { readLength, readWeight } from "./read-measure.ts";

describe("weights in ounces", () => {
  it.each([
    ["18", "oz", 18],
    ["2.5", "lb", 40],
    ["453.59237", "g", 16],
    ["0.45359237", "kg", 16],
    ["18 oz.", "g", 18],
    ["2lb", "oz", 32],
    ["2 lbs 3.5 oz", "g", 35.5],
    ["1 libra y 4 onzas", "g", 20],
    ["1/2 lb", "oz", 8],
    ["1 1/2 lb", "oz", 24],
    ["1,5 kg", "oz", 52.91],
    ["500 gramos", "oz", 17.64],
    ["0", "oz", 0],
  ] as const)("%s in a column of %s is %d", (text, unit, ounces) => {
    expect(readWeight(text, unit, ".")).toBe(ounces);
  });

  it.each(["", "oz", "a lot", "12 stone", "5 cm", "2 lb 3 lb"])("%j is no weight", (text) => {
    expect(readWeight(text, "oz", ".")).toBeNull();
  });
});

describe("lengths in inches", () => {
  it.each([
    ["10", "in", 10],
    ["25.4", "cm", 10],
    ["254 mm", "in", 10],
    ['8.5"', "cm", 8.5],
    ["8 1/2", "in", 8.5],
    ["8-1/2 in", "cm", 8.5],
    ["10 pulgadas", "cm", 10],
    ["30,5 cm", "in", 12.01],
  ] as const)("%s in a column of %s is %d", (text, unit, inches) => {
    expect(readLength(text, unit, ".")).toBe(inches);
  });

  it.each(["", "10x8x4", "5 oz", "long", "1/0"])("%j is no length", (text) => {
    expect(readLength(text, "in", ".")).toBeNull();
  });
});
