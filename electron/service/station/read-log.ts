import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Desk } from "#shared/contract/desk/index.ts";
import { type LogLine, logLevels } from "#shared/contract/desk/station.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";

/** What is read of the log's end, in bytes: a log grows for years. */
const tail = 1_000_000;

async function endOf(file: string): Promise<string> {
  const handle = await open(file).catch(() => null);
  // Before the first line there is no file.
  if (!handle) return "";
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, tail);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString("utf8");
  } finally {
    await handle.close();
  }
}

/** One JSON line of the log; null for a line that the tail cut in two or that a dying process left half written. */
function parseLine(text: string): LogLine | null {
  try {
    const { level, time, msg, pid: _pid, ...facts } = JSON.parse(text) as Record<string, unknown>;
    const severity = Number(level) >= 50 ? "error" : Number(level) >= 40 ? "warn" : "info";
    return {
      at: new Date(Number(time)).toISOString(),
      level: severity,
      message: String(msg),
      facts: Object.keys(facts).length > 0 ? JSON.stringify(facts) : "",
    };
  } catch {
    return null;
  }
}

/** The log's last lines of a level and what is worse, newest first. */
export async function readLog(
  ctx: Context,
  { level, limit }: Parsed<Desk["readLog"]>,
): Promise<Answer<Desk["readLog"]>> {
  const file = join(ctx.about().dataFolder, "logs", "station.log");
  const least = logLevels.indexOf(level);
  const lines = (await endOf(file))
    .split("\n")
    .map(parseLine)
    .filter((line) => line !== null)
    .filter((line) => logLevels.indexOf(line.level) >= least);
  return { lines: lines.slice(-limit).toReversed(), file };
}
