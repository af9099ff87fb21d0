import { expect, it } from "vitest";
import { billOfMaterials } from "./bill-of-materials.ts";
import { budgets, overBudget } from "./budget.ts";
import { writeNotices } from "./write-notices.ts";

const one = {
  name: "@scope/one",
  version: "1.0.0",
  license: "MIT",
  author: "Ada",
  integrity: `sha512-${Buffer.from("digest").toString("base64")}`,
  texts: ["MIT License\n\nCopyright (c) Ada"],
};
const two = { ...one, name: "two", license: "(MIT OR Apache-2.0)", integrity: null };
const bare = { ...one, name: "bare", texts: [], author: "" };

it("the notices bring each licence once, with all packages that are under it", () => {
  const notices = writeNotices([one, two, bare], "zipcodes: BSD");
  expect(notices.split("Copyright (c) Ada")).toHaveLength(2);
  for (const named of ["@scope/one 1.0.0 (MIT)", "two 1.0.0", "bare 1.0.0 (MIT)", "zipcodes: BSD"])
    expect(notices).toContain(named);
});

it("the bill of materials names each package by its purl, its licence and its digest", () => {
  const product = { name: "shipdeck", version: "1.2.3", electron: "45.4.1", time: "2026-01-01" };
  const bill = billOfMaterials(product, [one, two]);
  expect(bill.components.map(({ purl }) => purl)).toEqual([
    "pkg:npm/electron@45.4.1",
    "pkg:npm/%40scope/one@1.0.0",
    "pkg:npm/two@1.0.0",
  ]);
  expect(bill.components[1]?.hashes).toEqual([
    { alg: "SHA-512", content: Buffer.from("digest").toString("hex") },
  ]);
  expect(bill.components[1]?.licenses).toEqual([{ license: { id: "MIT" } }]);
  expect(bill.components[2]?.licenses).toEqual([{ expression: "(MIT OR Apache-2.0)" }]);
  expect(bill.dependencies[0]?.dependsOn).toHaveLength(3);
});

it("what is over its budget is told, file by file", () => {
  expect(overBudget(budgets.own, [{ name: "x.deb", bytes: 1 }], "linux")).toEqual([]);
  expect(overBudget(budgets.own + 1, [], "win32")).toEqual([]);
  const over = overBudget(budgets.own + 1, [{ name: "x.deb", bytes: 10 ** 9 }], "linux");
  expect(over).toHaveLength(2);
  expect(over[1]).toContain("x.deb has 1000.0 MB");
});
