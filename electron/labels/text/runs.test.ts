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

  it("keeps Latin words and numbers beside it in their own direction", () => {
    expect(shown("Flat 4 محمد علي 12 Cairo")).toEqual(["Flat 4 ", "محمد علي", " 12 Cairo"]);
  });

  it("loses no character of any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", " ", "4", "م", "א", ",") }), (text) => {
        expect(shown(text).join("")).toBe(text);
      }),
    );
  });
});
