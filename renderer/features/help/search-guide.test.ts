import { expect, test } from "vitest";
import { searchGuide } from "./search-guide.ts";

const pages = new Map([
  [
    "batch.md",
    "# Shipping a batch\n\nDrop a file.\n\n## Buying\n\nPress `Ctrl+Enter` to **buy**.\n",
  ],
  [
    "wallet.md",
    "# The wallet\n\n| key | does |\n|---|---|\n| B | buying power |\n\n- one\n  - two deep\n",
  ],
]);

test("a section is found by all of its words, in text, tables, lists and code, headings first", () => {
  expect(searchGuide(pages, "buying").map(({ page, heading }) => [page, heading])).toEqual([
    ["batch.md", "Buying"],
    ["wallet.md", "The wallet"],
  ]);
  expect(searchGuide(pages, "ctrl+enter buy")).toMatchObject([
    { title: "Shipping a batch", excerpt: "Press Ctrl+Enter to buy." },
  ]);
  expect(searchGuide(pages, "two deep")).toHaveLength(1);
  expect(searchGuide(pages, "buying file")).toEqual([]);
});

test("no words find nothing", () => {
  expect(searchGuide(pages, "  ")).toEqual([]);
});
