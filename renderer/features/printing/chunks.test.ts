import { expect, test } from "vitest";
import { pagesPerChunk, placeOfPage } from "./chunks.ts";

test.each([
  [1, 0, 1],
  [pagesPerChunk, 0, pagesPerChunk],
  [pagesPerChunk + 1, 1, 1],
  [3 * pagesPerChunk, 2, pagesPerChunk],
])("page %i is in chunk %i at page %i of its file", (page, chunk, inChunk) => {
  expect(placeOfPage(page)).toEqual({ chunk, inChunk });
});
