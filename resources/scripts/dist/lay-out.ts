import { chmod, cp, lstat, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PackageOrder } from "./package-order.ts";

/** Readable by all, writable by their owner; what could be run before still can. A builder's own umask is nobody's business. */
async function normalize(path: string): Promise<void> {
  const facts = await lstat(path);
  if (facts.isSymbolicLink()) return;
  if (facts.isDirectory()) {
    await chmod(path, 0o755);
    for (const name of await readdir(path)) await normalize(join(path, name));
  } else await chmod(path, facts.mode & 0o111 ? 0o755 : 0o644);
}

/** Copies the contents to where they will lie once installed, below `tree`. */
export async function layOut(contents: PackageOrder["contents"], tree: string): Promise<void> {
  for (const { from, to } of contents) {
    const target = join(tree, to);
    await mkdir(dirname(target), { recursive: true });
    const isFolder = (await stat(from)).isDirectory();
    await cp(from, target, { recursive: isFolder, verbatimSymlinks: true });
  }
  await normalize(tree);
}

/** Bytes of all files below a folder. */
export async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}
