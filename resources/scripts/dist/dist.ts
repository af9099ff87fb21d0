import { parseArgs } from "node:util";
import { join } from "node:path";
import { readFileSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { buildApp } from "#electron/runtime/build-app.ts";
import { buildDriver } from "./build-driver.ts";
import { chooseConfig } from "./choose-config.ts";
import { chooseElectron } from "./choose-electron.ts";
import { describeContents } from "./describe-contents.ts";
import { listPackages } from "./list-packages.ts";
import { packTargets } from "./pack-targets.ts";
import { projectFolder } from "#electron/runtime/places.ts";
import { reportSizes } from "./report-sizes.ts";
import { signSums } from "./sign-sums.ts";
import { signingOf } from "./signing.ts";

/**
 * `npm run dist -- [--driver] [--quick] [--out DIR] [--version V] [TARGET …]`: the installers of this system (all of electron-builder.yml when
 * none is named), their checksums, the bill of materials and the licences. Signed with what the environment has. Quick packs are large.
 */
const { values: options, positionals: targets } = parseArgs({
  allowPositionals: true,
  options: {
    driver: { type: "boolean", default: false },
    out: { type: "string", default: "dist" },
    quick: { type: "boolean", default: false },
    version: { type: "string" },
  },
});
const say = (line: string) => void process.stdout.write(`${line}\n`);
const output = join(projectFolder, options.out);
const isDriver = options.driver;
const signing = signingOf(process.platform, process.env);

const { runtime, sqlite } = await chooseElectron(say);
const config = chooseConfig({
  platform: process.platform,
  env: process.env,
  isDriver,
  isSigned: signing.by !== null,
  electron: runtime,
  sqlite,
  output,
  isQuick: options.quick,
  version: options.version,
});
await buildApp(say);
if (isDriver) await buildDriver(say);
const built = join(projectFolder, "out", ...(isDriver ? ["driver"] : []));
const manifest = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as {
  version: string;
  devDependencies: { electron: string };
};
const product = {
  name: isDriver ? "shipdeck-driver" : "shipdeck",
  version: options.version ?? manifest.version,
  electron: runtime?.version ?? manifest.devDependencies.electron,
  time: new Date().toISOString(),
};
// What an earlier build left must not get into the sums of this one.
await mkdir(output, { recursive: true });
for (const name of await readdir(output)) await rm(join(output, name), { recursive: true });
const packages = listPackages(projectFolder, built);
const notices = await describeContents(product, packages, output);
await packTargets({ ...config, extraFiles: [{ from: notices, to: "." }] }, targets, output);
const over = await reportSizes(output, say, { isQuick: options.quick });
await signSums(output, process.env["SHIPDECK_GPG_KEY"]);
await rm(join(output, "builder.json"));
// What looks through the bundles must not find these among them.
if (isDriver) await rm(built, { recursive: true });

const loud = (line: string) => say(`\n!!! ${line}\n`);
if (isDriver)
  loud("DRIVER BUILD: other programs can steer its window. For testers, never for those who ship.");
else if (signing.by) say(`Signed with ${signing.by}.`);
else loud(`UNSIGNED: whoever installs it cannot know who made it. To sign, set ${signing.wanted}.`);
if (over.length > 0) {
  for (const sentence of over) loud(`TOO LARGE: ${sentence}.`);
  process.exitCode = 1;
}
await writeFile(join(output, isDriver ? "DRIVER" : signing.by ? "SIGNED" : "UNSIGNED"), "");
