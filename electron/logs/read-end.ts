import { open } from "node:fs/promises";
import { join } from "node:path";
import { logFiles } from "./log-files.ts";

async function tailOf(file: string, bytes: number): Promise<string> {
  const handle = await open(file).catch(() => null);
  // Put aside or dropped since it was listed.
  if (!handle) return "";
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, bytes);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString("utf8");
  } finally {
    await handle.close();
  }
}

/** The last lines of a log, whatever files they lie in, oldest first: as many as fit into so many bytes. The first may be cut. */
export async function endOfLog(folder: string, bytes: number): Promise<string[]> {
  let text = "";
  for (const name of logFiles(folder)) {
    if (text.length >= bytes) break;
    text = (await tailOf(join(folder, name), bytes - text.length)) + text;
  }
  return text.split("\n").filter((line) => line !== "");
}
