import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import type { Tokens } from "marked";
import { expect, test } from "vitest";
import { projectFolder } from "#electron/runtime/places.ts";
import { slugOf } from "../../renderer/features/help/guide-paths.ts";
import { contentsOf } from "../../renderer/features/help/guide-contents.ts";
import { plainText } from "../../renderer/features/help/guide-text.ts";
import { type Page, pages, tokensOf } from "./pages.ts";

function anchorsOf(page: Page): string[] {
  return tokensOf<Tokens.Heading>(page, "heading").map(({ tokens }) => slugOf(plainText(tokens)));
}

/** A link to what is not there, in words; null for one that leads somewhere. */
function trouble(page: Page, href: string): string | null {
  if (href.startsWith("https:")) return null;
  if (/^\w+:/.test(href)) return `${href} is no https address`;
  const [target = "", anchor] = href.split("#");
  const path = target ? normalize(join(dirname(page.path), decodeURIComponent(target))) : page.path;
  if (!existsSync(join(projectFolder, path))) return `${href} is not there`;
  if (anchor === undefined) return null;
  const there = pages.find((one) => one.path === path);
  return there && anchorsOf(there).includes(anchor) ? null : `${href}: there is no such heading`;
}

test.each(pages.map((page) => [page.path, page] as const))(
  "every link and picture of %s leads somewhere",
  (_path, page) => {
    const links = tokensOf<Tokens.Link>(page, "link").map(({ href }) => href);
    const pictures = tokensOf<Tokens.Image>(page, "image").map(({ href }) => href);
    const troubles = [...links, ...pictures].map((href) => trouble(page, href));
    expect(troubles.filter((one) => one !== null)).toEqual([]);
  },
);

test("the guide's front page leads to every page of the guide", () => {
  const front = pages.find(({ path }) => path === "resources/guide/README.md");
  const listed = contentsOf(front?.text ?? "").flatMap((group) => group.pages);
  const there = pages
    .map(({ path }) => path)
    .filter((path) => /^resources\/guide\/[^/]+\.md$/.test(path) && !path.endsWith("README.md"))
    .map((path) => path.slice("resources/guide/".length));
  expect(
    listed
      .map(({ page }) => page)
      .filter((page) => !page.includes("/"))
      .toSorted(),
  ).toEqual(there.toSorted());
});

test("the list of decisions leads to every decision", () => {
  const list = pages.find(({ path }) => path === "resources/guide/decisions/README.md");
  const listed = list ? tokensOf<Tokens.Link>(list, "link").map(({ href }) => href) : [];
  const there = pages
    .map(({ path }) => path)
    .filter((path) => /^resources\/guide\/decisions\/(?!README)/.test(path))
    .map((path) => path.slice("resources/guide/decisions/".length));
  expect(there.length).toBeGreaterThan(10);
  expect(listed.toSorted()).toEqual(there.toSorted());
});
