import { readFileSync, statSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { projectFolder } from "#electron/runtime/places.ts";

const built = join(projectFolder, "out");
const statically = /(?:^|[;}\n])(?:import|export)\b(?:[^"'();`]*?\bfrom)?\s*["']([^"'\n]+)["']/g;

/** What a bundle loads before its first line runs, and that in turn: bundles, their bytes, and modules from elsewhere. */
function loadedWith(
  bundle: string,
  seen = { bundles: new Set<string>(), bytes: 0, others: new Set<string>() },
) {
  if (seen.bundles.has(bundle)) return seen;
  seen.bundles.add(bundle);
  const text = readFileSync(join(built, "main", bundle), "utf8");
  seen.bytes += text.length;
  for (const [, name = ""] of text.matchAll(statically)) {
    if (name.startsWith("./")) loadedWith(name.slice(2), seen);
    else if (!builtinModules.includes(name.replace(/^node:/, ""))) seen.others.add(name);
  }
  return seen;
}

test("before its window is painted the main process has loaded its own few bundles and no library beside them", () => {
  const { bundles, bytes, others } = loadedWith("main.js");
  expect([...others]).toEqual(["electron"]);
  expect(bundles.size).toBeLessThanOrEqual(5);
  expect(bytes).toBeLessThan(50_000);
  // The station with its database, its HTTP server and its PDFs is read while the window's process comes up.
  const code = [...bundles]
    .map((bundle) => readFileSync(join(built, "main", bundle), "utf8"))
    .join("\n");
  expect(code.match(/openStation\(config,/g)).toHaveLength(1);
  expect(code).not.toMatch(/new Database\(|createServer\(|getDocument\(|PRAGMA/);
});

test("a station opens without what it may never need: no HTTP client, no PDF and no arithmetic of coins", () => {
  const dynamically = /import\([`"']\.\/([\w-]+\.js)[`"']\)/g;
  const [, piece = ""] =
    [...readFileSync(join(built, "main", "main.js"), "utf8").matchAll(dynamically)].find(
      ([, name = ""]) => name.startsWith("station-"),
    ) ?? [];
  const { bytes, others, bundles } = loadedWith(piece);
  expect([...others].sort()).toEqual(["better-sqlite3"]);
  expect(bytes).toBeLessThan(2_100_000);
  expect([...bundles].filter((name) => /^(undici|bip32|openapi|printable)-/.test(name))).toEqual(
    [],
  );
});

test("the window is painted with one script and one style sheet; the other screens come after it", () => {
  const page = readFileSync(join(built, "renderer", "index.html"), "utf8");
  const files = [...page.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file = ""]) => file);
  expect(files.map((file) => file.split(".").at(-1))).toEqual(["js", "css"]);
  const [script = "", style = ""] = files.map((file) => join(built, "renderer", file));
  expect(statSync(script).size).toBeLessThan(850_000);
  expect(statSync(style).size).toBeLessThan(270_000);
  const code = readFileSync(script, "utf8");
  expect(code.match(statically)).toBeNull();
  // Schemas, maps and charts belong to screens that nobody sees yet.
  expect(code).not.toMatch(/ZodError|uPlot|topojson/i);
});
