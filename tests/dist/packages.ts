import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "#electron/runtime/places.ts";
import { run } from "#electron/runtime/run.ts";

const output = join("dist", "test");

/** The one deb in a folder. */
function debIn(folder: string): string {
  const name = existsSync(folder) && readdirSync(folder).find((file) => file.endsWith(".deb"));
  if (!name) throw new Error(`There is no deb in ${folder}; npm run test:dist makes it.`);
  return join(folder, name);
}

const folderOf = (kind: "real" | "driver") => join(projectFolder, output, kind);

/** Packs this checkout as `npm run dist` does, only not as small. */
export async function packDebs(): Promise<void> {
  const script = join(projectFolder, "resources/scripts/dist/dist.ts");
  const pack = (...args: string[]) =>
    run(process.execPath, [script, "--quick", ...args, "deb"], { cwd: projectFolder });
  await pack("--out", join(output, "real"));
  await pack("--out", join(output, "driver"), "--driver");
}

/** The package for those who ship. */
export const realDeb = () => debIn(folderOf("real"));
/** The package for testers. */
export const driverDeb = () => debIn(folderOf("driver"));
