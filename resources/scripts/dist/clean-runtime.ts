import { cp, rm } from "node:fs/promises";
import { join } from "node:path";

/** A copy of an Electron without an application of its own: one inside would be packed too. */
export async function cleanRuntime(from: string, to: string): Promise<string> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true, verbatimSymlinks: true });
  for (const app of ["app", "default_app.asar"])
    await rm(join(to, "resources", app), { recursive: true, force: true });
  return to;
}
