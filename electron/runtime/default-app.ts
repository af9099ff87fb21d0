import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const source = `import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { app } from "electron";

const folder = resolve(process.argv.slice(1).find((argument) => !argument.startsWith("-")) ?? ".");
const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
app.setAppPath(folder);
app.setName(manifest.productName ?? manifest.name);
app.setVersion(manifest.version);
// Awaited here, so that Electron's ready event waits for the app's own code.
await import(pathToFileURL(join(folder, manifest.main)).href);
`;

/** What `electron <folder>` does in a stock download, for a runtime that came without it. */
export async function writeDefaultApp(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, "package.json"),
    JSON.stringify({ name: "default-app", type: "module", main: "main.js" }),
  );
  await writeFile(join(folder, "main.js"), source);
}
