import { expect, test } from "vitest";
import { pageOf, pathFrom, routeOf, slugOf } from "./guide-paths.ts";

test("links lead to pages below the guide, from deeper pages too, and nowhere else", () => {
  expect(pathFrom("README.md", "batch.md")).toBe("batch.md");
  expect(pathFrom("decisions/keys.md", "../api.md")).toBe("api.md");
  expect(pathFrom("batch.md", "images/day.png")).toBe("images/day.png");
  expect(pathFrom("batch.md", "../rates/README.md")).toBeNull();
  expect(pathFrom("batch.md", "https://example.com/batch.md")).toBeNull();
});

test("a page has an address, and the address has the page", () => {
  for (const page of ["batch.md", "decisions/one-contract.md"])
    expect(pageOf(routeOf(page).slice("/help/".length))).toBe(page);
  expect(pageOf(undefined)).toBe("README.md");
  expect(routeOf("api.md", "errors")).toBe("/help/api/errors");
});

test("a heading is named as other readers of Markdown name it", () => {
  expect(slugOf("Tests: what is where?")).toBe("tests-what-is-where");
  expect(slugOf("CN 22 and CN 23")).toBe("cn-22-and-cn-23");
});
