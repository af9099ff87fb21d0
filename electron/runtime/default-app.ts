import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const source = `import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { app } from "electron";

const given = process.argv.slice(1);
let folder = ".";
while (given.length > 0) {
  const argument = given.shift();
  if (argument === "-r") createRequire(import.meta.url)(resolve(given.shift()));
  else if (!argument.startsWith("-")) {
    folder = argument;
    break;
  }
}
folder = resolve(folder);
const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
app.setAppPath(folder);
app.setName(manifest.productName ?? manifest.name);
if (manifest.version) app.setVersion(manifest.version);
// Awaited here, so that Electron's ready event waits for the app's own code.
await import(pathToFileURL(join(folder, manifest.main)).href);
`;

/** What `electron [-r module] <folder>` does in a stock download, for a runtime that came without it. */
export async function writeDefaultApp(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, "package.json"),
    JSON.stringify({ name: "default-app", type: "module", main: "main.js" }),
  );
  await writeFile(join(folder, "main.js"), source);
}
