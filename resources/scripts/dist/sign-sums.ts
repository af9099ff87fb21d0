import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { run } from "#electron/runtime/run.ts";

/**
 * Writes SHA256SUMS over all files of a folder, for `sha256sum --check`.
 * @param key of gpg, which then signs it (SHA256SUMS.asc)
 */
export async function signSums(output: string, key: string | undefined): Promise<void> {
  const entries = await readdir(output, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/^builder|\.(yml|yaml)$|^SHA256SUMS/.test(entry.name))
    .map(({ name }) => name)
    .sort();
  const lines: string[] = [];
  for (const name of names) {
    const hash = createHash("sha256");
    await pipeline(createReadStream(join(output, name)), hash);
    lines.push(`${hash.digest("hex")}  ${name}\n`);
  }
  const sums = join(output, "SHA256SUMS");
  await writeFile(sums, lines.join(""));
  if (key)
    await run("gpg", ["--batch", "--yes", "--local-user", key, "--armor", "--detach-sign", sums]);
}
