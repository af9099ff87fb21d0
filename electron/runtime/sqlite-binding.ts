import {
  appendFile,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  writeFile,
} from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { makeOnce } from "./make-once.ts";
import { plainEnvironment, run } from "./run.ts";
import { ensurePackages } from "./system-packages.ts";

const require = createRequire(import.meta.url);

function folderOf(name: string): string {
  return dirname(require.resolve(`${name}/package.json`));
}

/**
 * The part of Node's own headers that the node-api-headers package leaves out. Without it node-addon-api runs finalizers
 * inside the garbage collector, which runtimes of experimental modules answer with an abort.
 */
const postFinalizer = `
#ifdef NAPI_EXPERIMENTAL
#define NODE_API_EXPERIMENTAL_HAS_POST_FINALIZER
EXTERN_C_START
NAPI_EXTERN napi_status NAPI_CDECL node_api_post_finalizer(
    node_api_basic_env env, napi_finalize finalize_cb, void* finalize_data, void* finalize_hint);
EXTERN_C_END
#endif
`;

/** node-gyp's idea of an installed Node: the Node-API headers are all that better-sqlite3 includes, so nothing is fetched. */
async function writeHeaders(folder: string): Promise<void> {
  const include = join(folder, "include", "node");
  await mkdir(include, { recursive: true });
  await cp(join(folderOf("node-api-headers"), "include"), include, { recursive: true });
  await appendFile(join(include, "node_api.h"), postFinalizer);
  await writeFile(join(include, "common.gypi"), "{}\n");
}

/** `NAPI_VERSION_EXPERIMENTAL` of node_api.h: the version that a module of experimental functions declares. */
const experimental = 2_147_483_647;

/**
 * better-sqlite3 compiled for runtimes with Node-API 9: its prebuilt file asks for 10 and crashes there (see
 * WiseLibs/better-sqlite3#1514). Same source, in a copy; what it needs of 10 are experimental functions of 9.
 * Answers the `.node` file to pass as `nativeBinding`.
 */
export async function buildSqliteBinding(
  cache: string,
  executable: string,
  say: (line: string) => void,
): Promise<string> {
  const source = folderOf("better-sqlite3");
  const manifest: unknown = JSON.parse(await readFile(join(source, "package.json"), "utf8"));
  const { version } = manifest as { version: string };
  const target = join(cache, `better-sqlite3-${version}-napi9-${process.platform}-${process.arch}`);
  await makeOnce(target, async (draft) => {
    await ensurePackages("compiler", say);
    say(`Compiling better-sqlite3 ${version} for this Electron (a minute, once) …`);
    await mkdir(draft);
    // Not in the cache: gyp cannot build below a folder with a blank in its name.
    const work = await mkdtemp(join(tmpdir(), "shipdeck-sqlite-"));
    try {
      await copyFile(await compile(source, work), join(draft, fileName));
    } finally {
      await rm(work, { recursive: true, force: true });
    }
    await check(executable, join(draft, fileName));
  });
  return join(target, fileName);
}

const fileName = "better_sqlite3.node";

/** Opens a database with it in the very runtime that it is for; throws when that fails. */
async function check(executable: string, binding: string): Promise<void> {
  const script = `new (require(process.argv[1]))(":memory:", { nativeBinding: process.argv[2] }).close()`;
  await run(executable, ["-e", script, folderOf("better-sqlite3"), binding], {
    env: plainEnvironment({ ELECTRON_RUN_AS_NODE: "1" }),
  });
}

/** Compiles a copy of the source in `work`; answers the file that was made. */
async function compile(source: string, work: string): Promise<string> {
  const copy = join(work, "better-sqlite3");
  for (const part of ["binding.gyp", "package.json", "deps", "lib", "src"])
    await cp(join(source, part), join(copy, part), { recursive: true });
  const addonApi = join(copy, "node_modules", "node-addon-api");
  await cp(folderOf("node-addon-api"), addonApi, { recursive: true });
  const headers = join(work, "headers");
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
      cwd: copy,
      env: plainEnvironment({
        CXXFLAGS: `-UNAPI_VERSION -DNAPI_VERSION=${experimental} -DNAPI_EXPERIMENTAL -DNODE_API_EXPERIMENTAL_NO_WARNING`,
        // The build calls `node` by its name.
        PATH: `${dirname(process.execPath)}${delimiter}${process.env["PATH"] ?? ""}`,
      }),
    },
  );
  return join(copy, "build", "Release", fileName);
}
