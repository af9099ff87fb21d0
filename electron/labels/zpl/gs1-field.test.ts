import { describe, expect, it } from "vitest";
import { gs1Field } from "./gs1-field.ts";

describe("GS1 data for a printer", () => {
  it("closes an identifier of variable length with FNC1 and packs digits in pairs", () => {
    expect(gs1Field("(420)78704(93)00120899901000000178")).toBe(
      ">;>842078704>89300120899901000000178",
    );
  });

  it("puts no FNC1 behind an identifier of fixed length", () => {
    expect(gs1Field("(00)106141411000000009(420)78704")).toBe(">;>80010614141100000000942078704");
  });

  it("changes to single characters before a digit that stands alone", () => {
    expect(gs1Field("(420)787(92)123")).toBe(">;>8420787>892>6123");
  });
});
