import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { directionRuns } from "./runs.ts";

const shown = (text: string) => directionRuns(text).map((run) => run.text);

describe("runs of one direction", () => {
  it("leaves a Latin line in one piece", () => {
    expect(shown("Suite 600, 1455 Market St")).toEqual(["Suite 600, 1455 Market St"]);
  });

  it("keeps the words of an Arabic name together, so that they turn around together", () => {
    expect(shown("محمد علي")).toEqual(["محمد علي"]);
  });

  it("keeps a Latin word beside an Arabic name in its own direction", () => {
    expect(shown("Flat 4 محمد علي Cairo")).toEqual(["Flat 4 ", "محمد علي", " Cairo"]);
  });

  it("begins an Arabic line at its right, with the number of the house read from the left", () => {
    expect(shown("شارع 26 يوليو")).toEqual([" يوليو", "26", "شارع "]);
  });

  it("turns the brackets of a Hebrew line", () => {
    expect(shown("תל (אביב)")).toEqual(["תל )אביב("]);
  });

  it("loses no character of any text", () => {
    const sorted = (text: string) => Array.from(text).sort().join("");
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", " ", "4", "م", "א", ",") }), (text) => {
        expect(sorted(shown(text).join(""))).toBe(sorted(text));
      }),
    );
  });
});
