import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { projectFolder } from "./places.ts";
import { run } from "./run.ts";

const sources = [
  "electron",
  "renderer",
  "shared",
  "electron.vite.config.ts",
  "package.json",
  "package-lock.json",
];

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Changes whenever a source is added, removed or written. */
function stampOf(folder: string): string {
  const hash = createHash("sha256");
  const files = sources.flatMap((source) => filesBelow(join(folder, source)));
  for (const file of files.filter((name) => !name.endsWith(".test.ts")).sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** Builds `out/` with electron-vite unless it is the build of these very sources. */
export async function buildApp(say: (line: string) => void = console.log): Promise<void> {
  const kept = join(projectFolder, "out", "stamp");
  const stamp = stampOf(projectFolder);
  if (existsSync(kept) && readFileSync(kept, "utf8") === stamp) return;
  say("Building the app …");
  const tool = createRequire(import.meta.url).resolve("electron-vite/package.json");
  await rm(kept, { force: true });
  await run(process.execPath, [join(dirname(tool), "bin", "electron-vite.js"), "build"], {
    cwd: projectFolder,
  });
  await mkdir(dirname(kept), { recursive: true });
  await writeFile(kept, stamp);
}
