import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { projectFolder } from "#electron/runtime/places.ts";
import { run } from "#electron/runtime/run.ts";

/** Builds `out/driver`: the program that testers may steer, see electron/desktop/driver.ts. */
export async function buildDriver(say: (line: string) => void): Promise<void> {
  say("Building the driver flavour …");
  const tool = createRequire(import.meta.url).resolve("electron-vite/package.json");
  // In full: the renderer's own root is another folder.
  const out = join(projectFolder, "out", "driver");
  const args = [join(dirname(tool), "bin", "electron-vite.js"), "build", "--outDir", out];
  await run(process.execPath, args, {
    cwd: projectFolder,
    env: { ...process.env, SHIPDECK_BUILD_DRIVER: "1" },
  });
}
