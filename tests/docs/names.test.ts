import { globSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { everyFailure } from "#shared/contract/errors.ts";
import { desk } from "#shared/contract/desk/index.ts";
import { api } from "#shared/contract/index.ts";
import { projectFolder } from "#electron/runtime/places.ts";
import { codeOf, pages } from "./pages.ts";

const read = (path: string) => readFileSync(join(projectFolder, path), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

/** Every text in code of every page, with the page. */
const code = pages.flatMap((page) => codeOf(page).map((text) => ({ page: page.path, text })));
const found = (pattern: RegExp) =>
  code.flatMap(({ page, text }) =>
    [...text.matchAll(pattern)].map(([whole, name = whole]) => ({ page, name })),
  );

test("every npm script that a page names is there", () => {
  const named = found(/\bnpm run (?:-s )?([\w:]+)/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test("every path that a page names is there", () => {
  // A place in the project, without placeholders: `<folder>`, `…`, `*` or `{a,b}`.
  const paths = found(/(?<![\w./~:-])((?:electron|renderer|shared|resources|tests)\/[\w./-]+)/g);
  const named = paths
    .map(({ page, name }) => ({ page, name: name.replace(/[./]+$/, "") }))
    .filter(({ name }) => !/\.(?:service|store)$/.test(name));
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter(
    ({ name }) =>
      !existsSync(join(projectFolder, name)) &&
      globSync(`${name}*`, { cwd: projectFolder }).length === 0,
  );
  expect(missing).toEqual([]);
});

test("every variable of the environment that a page names is read somewhere", () => {
  const sources = globSync(
    ["electron/**/*.ts", "resources/{scripts,examples}/**/*", "tests/**/*.ts", "*.config.ts"],
    { cwd: projectFolder },
  )
    .filter((path) => /\.(?:ts|mjs|py|sh|psm1|ps1)$/.test(path))
    .filter((path) => !path.startsWith("tests/docs/"))
    .map(read)
    .join("\n");
  const named = [
    ...new Set(found(/\b(SHIPDECK_\w+|ELECTRON_OVERRIDE_\w+)/g).map(({ name }) => name)),
  ];
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
});

test("every operation of the API that a page names is there", () => {
  const rows = [...Object.values(api), ...Object.values(desk)];
  const known = new Set(
    rows.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`),
  );
  const named = code.flatMap(({ page, text }) =>
    [...text.matchAll(/^(GET|POST|PATCH|PUT|DELETE) (\/[\w/{}.-]+)/g)].map(
      ([, method, path = ""]) => ({
        page,
        name: `${method} ${path.replace(/^\/api\/v1/, "").replaceAll(/\{\w+\}/g, "{}")}`,
      }),
    ),
  );
  expect(named.length).toBeGreaterThan(5);
  const missing = named.filter(({ name }) => !known.has(name) && name !== "GET /openapi.json");
  expect(missing).toEqual([]);
});

test("every failure that the API's page tells is one of the contract's", () => {
  const page = pages.find(({ path }) => path === "resources/guide/api.md")?.text ?? "";
  const rows = page.split("\n").filter((line) => /^\| \d{3}/.test(line));
  const codes = rows.flatMap((line) => line.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? []);
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((one) => !(one in everyFailure))).toEqual([]);
});
