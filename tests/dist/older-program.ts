import { cpSync, existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { projectFolder } from "#electron/runtime/places.ts";
import type { FoundElectron } from "#electron/runtime/find-electron.ts";
import { makeOnce } from "#electron/runtime/make-once.ts";
import { run } from "#electron/runtime/run.ts";
import { cleanRuntime } from "../../resources/scripts/dist/clean-runtime.ts";

export interface OlderProgram {
  /** Its package, version 0.0.9. */
  deb: string;
  /** Its sources, with its own command line. */
  folder: string;
  /** What it is started with: where a better-sqlite3 for its Electron is, when its own does not fit. */
  env: Record<string, string>;
}

const migrations = "electron/store/migrations";

/** The commit before the newest migration was added: the last program that knows one schema less. */
async function lastBefore(): Promise<string> {
  const newest = readdirSync(join(projectFolder, migrations)).filter((name) =>
    /^\d{4}-/.test(name),
  );
  const file = join(migrations, newest.sort().at(-1) ?? "");
  const added = await run("git", ["log", "--diff-filter=A", "--format=%H", "-1", "--", file], {
    cwd: projectFolder,
  });
  if (!added.trim())
    throw new Error("The history is needed for an older version: git fetch --unshallow");
  return `${added.trim()}^`;
}

/**
 * The real older program out of the history, built and packed by its own configuration. It lies below /tmp, which is the same inside of
 * another Debian.
 */
export async function packOlder(electron: FoundElectron): Promise<OlderProgram> {
  const commit = (
    await run("git", ["rev-parse", await lastBefore()], { cwd: projectFolder })
  ).trim();
  const folder = join(tmpdir(), `shipdeck-older-${commit.slice(0, 12)}`);
  await makeOnce(folder, async (draft) => {
    await run("mkdir", ["-p", draft]);
    await run("sh", ["-c", `git archive ${commit} | tar -x -C "$0"`, draft], {
      cwd: projectFolder,
    });
    // A copy, of links where it can be: packages behind a link to their folder are packed without those that lie inside of them.
    const modules = join(projectFolder, "node_modules");
    const isNear = statSync(modules).dev === statSync(draft).dev;
    await run("cp", [isNear ? "-al" : "-a", modules, draft]);
    const tool = (name: string, file: string) =>
      join(
        dirname(createRequire(join(projectFolder, "x.js")).resolve(`${name}/package.json`)),
        file,
      );
    await run(process.execPath, [tool("electron-vite", "bin/electron-vite.js"), "build"], {
      cwd: draft,
    });
    const runtime = await cleanRuntime(dirname(electron.executable), join(draft, "runtime"));
    const args = [
      "--linux",
      "deb",
      `-c.electronDist=${runtime}`,
      `-c.electronVersion=${electron.version}`,
      "-c.extraMetadata.version=0.0.9",
      "-c.extraMetadata.homepage=https://shipdeck.example",
      "-c.linux.maintainer=packages@shipdeck.example",
      "-c.deb.compression=gz",
      "-c.directories.output=dist",
    ];
    await run(process.execPath, [tool("electron-builder", "cli.js"), ...args], {
      cwd: draft,
      env: {
        ...process.env,
        CUSTOM_FPM_PATH: join(projectFolder, "resources/scripts/dist/fpm.ts"),
        PATH: `${dirname(process.execPath)}:${process.env["PATH"] ?? ""}`,
      },
    });
    if (electron.sqliteBinding) cpSync(electron.sqliteBinding, join(draft, "better_sqlite3.node"));
  });
  const deb = readdirSync(join(folder, "dist")).find((name) => name.endsWith(".deb"));
  const binding = join(folder, "better_sqlite3.node");
  return {
    deb: join(folder, "dist", deb ?? ""),
    folder,
    env: existsSync(binding) ? { SHIPDECK_SQLITE_BINDING: binding } : {},
  };
}

/** The number of the newest schema that a program knows. */
export function schemaOf(folder: string): number {
  const index = readFileSync(join(folder, migrations, "index.ts"), "utf8");
  return Math.max(...Array.from(index.matchAll(/\.\/(\d{4})-/g), ([, number]) => Number(number)));
}
