import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The product's own folder: one up from electron/ in the sources, two up from out/main/ in the bundle. */
export function productFolder(): string {
  const here = fileURLToPath(new URL(".", import.meta.url));
  const found = [resolve(here, ".."), resolve(here, "../..")].find((folder) =>
    existsSync(join(folder, "package.json")),
  );
  if (!found) throw new Error(`No package.json above ${here}: the installation is incomplete.`);
  return found;
}
