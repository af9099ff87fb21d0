import { expect, test } from "vitest";
import { compareVersions, isVersion } from "./compare-versions.ts";

test("versions stand in the order of Semantic Versioning, each newer than the one before it", () => {
  const order = [
    "0.1.0",
    "0.9.9",
    "0.10.0",
    // The order of §11.4 of the standard.
    "1.0.0-alpha",
    "1.0.0-alpha.1",
    "1.0.0-alpha.beta",
    "1.0.0-beta",
    "1.0.0-beta.2",
    "1.0.0-beta.11",
    "1.0.0-rc.1",
    "1.0.0",
    "2.0.0",
    "10.0.0",
  ];
  for (const [one, older] of order.entries())
    for (const [two, newer] of order.entries())
      expect([older, newer, Math.sign(compareVersions(older, newer))]).toEqual([
        older,
        newer,
        Math.sign(one - two),
      ]);
  expect(compareVersions("1.2.3+build.9", "1.2.3")).toBe(0);
});

test("what is no version is none", () => {
  for (const text of ["", "1", "1.2", "v1.2.3", "01.2.3", "1.2.3-", "1.2.3 ", "9".repeat(400)])
    expect([text, isVersion(text)]).toEqual([text, false]);
  expect(() => compareVersions("latest", "1.0.0")).toThrow("no version");
});
