import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { makeOnce } from "./make-once.ts";
import { run } from "./run.ts";

export interface RegistryPackage {
  name: string;
  /** Exact. */
  version: string;
  /** As in a lockfile: `sha512-…`. */
  integrity: string;
}

/** npm as the script that we run in was started by, or the one on the path. */
function npm(args: readonly string[]): Promise<string> {
  const script = process.env["npm_execpath"];
  if (script?.endsWith(".js")) return run(process.execPath, [script, ...args]);
  return run(process.platform === "win32" ? "npm.cmd" : "npm", args);
}

async function integrityOf(file: string): Promise<string> {
  const hash = createHash("sha512");
  await pipeline(createReadStream(file), hash);
  return `sha512-${hash.digest("base64")}`;
}

/**
 * Fetches one exact package from the registry and unpacks it to `<target>/package`, without running any script of it.
 * Refuses any other bytes than those of `integrity`.
 */
export async function fetchPackage(wanted: RegistryPackage, target: string): Promise<string> {
  await makeOnce(target, async (draft) => {
    await mkdir(draft);
    await npm(["pack", `${wanted.name}@${wanted.version}`, "--pack-destination", draft]);
    const [file] = await readdir(draft);
    if (!file) throw new Error(`npm packed nothing for ${wanted.name}@${wanted.version}`);
    const tarball = join(draft, file);
    const found = await integrityOf(tarball);
    if (found !== wanted.integrity)
      throw new Error(
        `${wanted.name}@${wanted.version} has integrity ${found}, expected ${wanted.integrity}`,
      );
    await run("tar", ["-xzf", tarball, "-C", draft]);
    await rm(tarball);
  });
  return join(target, "package");
}
