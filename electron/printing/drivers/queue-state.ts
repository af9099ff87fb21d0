import { runTool } from "./run-tool.ts";

export type QueueState =
  | { kind: "done" }
  | { kind: "working" }
  | { kind: "stopped"; reason: string };

/** What `lpstat -p` says of a printer that does not print. */
export function stopOf(text: string): string | null {
  const [first = "", ...rest] = text.split("\n");
  if (!/ disabled since | paused/.test(first)) return null;
  const reason = rest.find((line) => line.trim() !== "")?.trim();
  return reason && !/^reason unknown$/i.test(reason)
    ? reason
    : "it is switched off in the printing system";
}

/** Where a job of a queue stands: gone from the list of what waits, it was worked off. */
export async function queueState(queue: string, jobId: string): Promise<QueueState> {
  const waiting = await runTool("lpstat", ["-W", "not-completed", "-o", queue]);
  if (waiting.code !== 0)
    return { kind: "stopped", reason: "the printing system does not know it any more" };
  if (!waiting.out.split("\n").some((line) => line.split(/\s/, 1)[0] === jobId))
    return { kind: "done" };
  const printer = await runTool("lpstat", ["-p", queue]);
  const reason =
    printer.code === 0 ? stopOf(printer.out) : "the printing system does not know it any more";
  return reason === null ? { kind: "working" } : { kind: "stopped", reason };
}
