import { writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { build, type Configuration } from "electron-builder";
import { projectFolder } from "#electron/runtime/places.ts";

const systems = { linux: "linux", darwin: "mac", win32: "win" } as const;

/** Lets electron-builder make the targets of this system; all that electron-builder.yml names when none is given. */
export async function packTargets(
  config: Configuration,
  targets: readonly string[],
  output: string,
): Promise<void> {
  const system = systems[process.platform as keyof typeof systems];
  if (!system) throw new Error(`There are no installers for ${process.platform}.`);
  if (system === "linux") {
    process.env["CUSTOM_FPM_PATH"] ??= join(import.meta.dirname, "fpm.ts");
    // It is started by its name in the first line: on this Node and no older one.
    process.env["PATH"] = `${dirname(process.execPath)}${delimiter}${process.env["PATH"] ?? ""}`;
  }
  const file = join(output, "builder.json");
  await writeFile(file, JSON.stringify(config));
  await build({
    projectDir: projectFolder,
    config: file,
    [system]: [...targets],
    publish: "never",
  });
}
