import { join } from "node:path";
import { endOfLog } from "#electron/logs/read-end.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { type LogLine, logLevels } from "#shared/contract/desk/station.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";

/** What is read of the log's end, in bytes: a log grows for years. */
const tail = 1_000_000;

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
  const folder = join(ctx.about().dataFolder, "logs");
  const least = logLevels.indexOf(level);
  const lines = (await endOfLog(folder, tail))
    .map(parseLine)
    .filter((line) => line !== null)
    .filter((line) => logLevels.indexOf(line.level) >= least);
  return { lines: lines.slice(-limit).toReversed(), file: join(folder, "station.log") };
}
