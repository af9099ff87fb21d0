import { PrintTrouble } from "./driver.ts";
import { refusalOf } from "./refusal.ts";
import { runTool } from "./run-tool.ts";

export type QueueState =
  | { kind: "done" }
  | { kind: "working" }
  | { kind: "stopped"; trouble: PrintTrouble };

/** What `lpstat -p` says of a printer that does not print; empty when it gives no reason. */
export function stopOf(text: string): string | null {
  const [first = "", ...rest] = text.split("\n");
  if (!/ disabled since | paused/.test(first)) return null;
  const reason = rest.find((line) => line.trim() !== "")?.trim() ?? "";
  return /^(reason unknown|paused)$/i.test(reason) ? "" : reason;
}

/** The trouble of a queue that was switched off, by a person or by the printer itself. */
function switchedOff(queue: string, reason: string): PrintTrouble {
  return new PrintTrouble(
    "PRINTER_STOPPED",
    reason === ""
      ? `The printer ${queue} is switched off in the computer's own settings. Let it go on there, then resume.`
      : `The printer ${queue} has stopped. Look at it, let it go on in the computer's own settings, then resume. The system says: ${reason}`,
  );
}

/** Where a job of a queue stands: gone from the list of what waits, it was worked off. */
export async function queueState(queue: string, jobId: string): Promise<QueueState> {
  const waiting = await runTool("lpstat", ["-W", "not-completed", "-o", queue]);
  if (waiting.code !== 0)
    return { kind: "stopped", trouble: await refusalOf(queue, waiting.error) };
  if (!waiting.out.split("\n").some((line) => line.split(/\s/, 1)[0] === jobId))
    return { kind: "done" };
  const printer = await runTool("lpstat", ["-p", queue]);
  if (printer.code !== 0)
    return { kind: "stopped", trouble: await refusalOf(queue, printer.error) };
  const reason = stopOf(printer.out);
  return reason === null
    ? { kind: "working" }
    : { kind: "stopped", trouble: switchedOff(queue, reason) };
}
