import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const product = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const page = readFileSync(product("SECURITY.md"), "utf8");

/** `file` "name of a test in it": the page's own form. */
const named = [
  ...page.matchAll(/`((?:tests|electron|resources)\/[\w./-]+\.(?:test|spec)\.ts)`(?: "([^"]+)")?/g),
];

test.each(named.map(([, file = "", name]) => [file, name]))(
  "what SECURITY.md says of %s is there",
  (file, name) => {
    expect(existsSync(product(file)), `${file} does not exist`).toBe(true);
    if (name) expect(readFileSync(product(file), "utf8")).toContain(name);
  },
);

test("every promise of SECURITY.md names a test that holds it", () => {
  const rows = page
    .slice(page.indexOf("### Money"))
    .split("\n")
    .filter((line) => /^\| [A-Z]/.test(line));
  expect(rows.length).toBeGreaterThan(25);
  for (const row of rows) expect(row).toMatch(/\.(?:test|spec)\.ts`/);
  for (const [, script] of page.matchAll(/`npm run ([\w:]+)`/g))
    expect(readFileSync(product("package.json"), "utf8")).toContain(`"${script}":`);
});
