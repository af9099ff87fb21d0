import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { makeOnce } from "./make-once.ts";
import { plainEnvironment, run } from "./run.ts";
import { ensurePackages } from "./system-packages.ts";

const require = createRequire(import.meta.url);

function folderOf(name: string): string {
  return dirname(require.resolve(`${name}/package.json`));
}

/** node-gyp's idea of an installed Node: the Node-API headers are all that better-sqlite3 includes, so nothing is fetched. */
async function writeHeaders(folder: string): Promise<void> {
  const include = join(folder, "include", "node");
  await mkdir(include, { recursive: true });
  await cp(join(folderOf("node-api-headers"), "include"), include, { recursive: true });
  await writeFile(join(include, "common.gypi"), "{}\n");
}

/**
 * better-sqlite3 compiled for runtimes with Node-API 9: its prebuilt file asks for 10 and crashes there (see
 * WiseLibs/better-sqlite3#1514). Same source, in a copy; what it needs of 10 are experimental functions of 9.
 * Answers the `.node` file to pass as `nativeBinding`.
 */
export async function buildSqliteBinding(
  cache: string,
  say: (line: string) => void,
): Promise<string> {
  const source = folderOf("better-sqlite3");
  const manifest: unknown = JSON.parse(await readFile(join(source, "package.json"), "utf8"));
  const { version } = manifest as { version: string };
  const target = join(cache, `better-sqlite3-${version}-napi9-${process.platform}-${process.arch}`);
  await makeOnce(target, async (draft) => {
    await ensurePackages("compiler", say);
    say(`Compiling better-sqlite3 ${version} for this Electron (a minute, once) …`);
    await rm(draft, { recursive: true, force: true });
    const work = join(draft, "work");
    for (const part of ["binding.gyp", "package.json", "deps", "lib", "src"])
      await cp(join(source, part), join(work, part), { recursive: true });
    await cp(folderOf("node-addon-api"), join(work, "node_modules", "node-addon-api"), {
      recursive: true,
    });
    const headers = join(draft, "headers");
    await writeHeaders(headers);
    await run(
      process.execPath,
      [
        join(folderOf("node-gyp"), "bin", "node-gyp.js"),
        "rebuild",
        "--release",
        "--force_build=1",
        `--nodedir=${headers}`,
        "--force-process-config",
      ],
      {
        cwd: work,
        env: plainEnvironment({
          CXXFLAGS: "-UNAPI_VERSION -DNAPI_EXPERIMENTAL -DNODE_API_EXPERIMENTAL_NO_WARNING",
        }),
      },
    );
    await rename(join(work, "build", "Release", "better_sqlite3.node"), join(draft, fileName));
    await rm(work, { recursive: true });
    await rm(headers, { recursive: true });
  });
  return join(target, fileName);
}

const fileName = "better_sqlite3.node";
