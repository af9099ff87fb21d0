import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { flipFuses, type FuseV1Config, FuseV1Options, FuseVersion } from "@electron/fuses";
import { projectFolder } from "#electron/runtime/places.ts";
import { run } from "#electron/runtime/run.ts";

const builder = createRequire(import.meta.url).resolve("electron-builder/package.json");

/** The fuses as electron-builder.yml has them: `runAsNode: false` is `RunAsNode`. */
function configuredFuses(): FuseV1Config {
  const config = readFileSync(join(projectFolder, "electron-builder.yml"), "utf8");
  const block = /^electronFuses:\n((?: {2}\w+: (?:true|false)\n)+)/m.exec(config)?.[1] ?? "";
  const fuses: FuseV1Config = { version: FuseVersion.V1 };
  for (const [, name = "", value] of block.matchAll(/ {2}(\w+): (true|false)\n/g)) {
    const option = FuseV1Options[(name[0]?.toUpperCase() + name.slice(1)) as "RunAsNode"];
    if (option === undefined) throw new Error(`electron-builder.yml names no fuse: ${name}`);
    fuses[option] = value === "true";
  }
  return fuses;
}

/** What electron-builder makes of this checkout. */
async function build(runtime: string, version: string, into: string): Promise<string> {
  const cli = join(dirname(builder), "cli.js");
  const args = [
    "--linux",
    "dir",
    `-c.electronDist=${runtime}`,
    `-c.electronVersion=${version}`,
    `-c.directories.output=${into}`,
  ];
  await run(process.execPath, [cli, ...args], { cwd: projectFolder });
  return join(into, "linux-unpacked", "shipdeck");
}

/** The runtime under the program's name with its fuses set, and an archive that loads `out/`. */
async function copy(runtime: string, into: string): Promise<string> {
  const folder = join(into, "linux-unpacked");
  cpSync(runtime, folder, { recursive: true });
  rmSync(join(folder, "resources", "app"), { recursive: true, force: true });
  rmSync(join(folder, "resources", "default_app.asar"), { force: true });
  const executable = join(folder, "shipdeck");
  renameSync(join(folder, "electron"), executable);
  const app = join(into, "app");
  mkdirSync(app);
  const manifest = readFileSync(join(projectFolder, "package.json"), "utf8");
  const { productName, version } = JSON.parse(manifest) as Record<string, string>;
  const entry = pathToFileURL(join(projectFolder, "out", "main", "main.js")).href;
  writeFileSync(
    join(app, "package.json"),
    JSON.stringify({ name: "shipdeck", productName, version, type: "module", main: "main.js" }),
  );
  writeFileSync(join(app, "main.js"), `await import(${JSON.stringify(entry)});`);
  const asar = createRequire(builder).resolve("@electron/asar");
  const archiver = (await import(pathToFileURL(asar).href)) as {
    createPackage(from: string, to: string): Promise<void>;
  };
  await archiver.createPackage(app, join(folder, "resources", "app.asar"));
  await flipFuses(executable, configuredFuses());
  return executable;
}

/** The program as it is shipped, in a folder of its own; electron-builder's when `SHIPDECK_TEST_PACKAGE` is set (half a minute). */
export async function makePackage({
  executable,
  version,
}: {
  executable: string;
  version: string;
}) {
  const into = await mkdtemp(join(tmpdir(), "shipdeck-package-"));
  const runtime = dirname(executable);
  const isWhole = Boolean(process.env["SHIPDECK_TEST_PACKAGE"]);
  return {
    executable: await (isWhole ? build(runtime, version, into) : copy(runtime, into)),
    remove: () => rm(into, { recursive: true, force: true }),
  };
}
