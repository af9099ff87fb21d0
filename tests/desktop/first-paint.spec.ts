import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { projectFolder } from "#electron/runtime/places.ts";

const built = join(projectFolder, "out", "main");
const statically = /^(?:import|export)\b[^"'\n]*?["']([^"'\n]+)["'];?$/gm;

/** Bundles and libraries that a bundle loads before its first line runs, and they in turn. */
function loadedWith(
  bundle: string,
  seen = { bundles: new Set<string>(), libraries: new Set<string>() },
) {
  if (seen.bundles.has(bundle)) return seen;
  seen.bundles.add(bundle);
  for (const [, name = ""] of readFileSync(join(built, bundle), "utf8").matchAll(statically)) {
    if (name.startsWith("./")) loadedWith(name.slice(2), seen);
    else if (name !== "electron" && !builtinModules.includes(name.replace(/^node:/, "")))
      seen.libraries.add(name);
  }
  return seen;
}

test("before its window is painted the main process has loaded its own few bundles and no library beside them", () => {
  const { bundles, libraries } = loadedWith("main.js");
  expect([...libraries]).toEqual([]);
  expect(bundles.size).toBeLessThanOrEqual(9);
  // The station with its database, its HTTP server and its PDFs comes after the window.
  const code = [...bundles].map((bundle) => readFileSync(join(built, bundle), "utf8")).join("\n");
  expect(code.match(/openStation\(config,/g)).toHaveLength(1);
  expect(code).not.toMatch(/new Database\(|createServer\(|getDocument\(|PRAGMA/);
});
