import { expect, test } from "vitest";
import {
  emptyPackage,
  packageDraftOf,
  presetOf,
  withUnits,
  wrongMeasures,
} from "./package-draft.ts";

const box = { id: "1", name: "Shoe box", length: 13, width: 8, height: 5, weight: 6 };

test("a package is shown in centimetres and grams, and comes back as it was", () => {
  const metric = withUnits(packageDraftOf(box), "metric");
  expect(metric).toMatchObject({ length: "33", width: "20.3", height: "12.7", weight: "170" });
  expect(presetOf("1", metric)).toEqual({ ...box, length: 12.99, width: 7.99, weight: 5.997 });
  expect(presetOf("1", packageDraftOf(box))).toEqual(box);
});

test("a package that is weighed each time has no weight", () => {
  const draft = { ...packageDraftOf(box), weight: "" };
  expect(wrongMeasures(draft)).toEqual([]);
  expect(presetOf("1", draft).weight).toBeNull();
});

test("a weight may name its own unit", () => {
  expect(presetOf("1", { ...packageDraftOf(box), weight: "1 lb 2 oz" }).weight).toBe(18);
});

test("measures that are none are named", () => {
  expect(wrongMeasures(emptyPackage)).toEqual(["length", "width", "height"]);
  expect(
    wrongMeasures({ ...emptyPackage, length: "0", width: "wide", height: "-1", weight: "heavy" }),
  ).toEqual(["length", "width", "height", "weight"]);
});
