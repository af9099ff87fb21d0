import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { lineOf } from "./line-of.ts";

export interface ReceiverProcess {
  url: string;
  /** Milliseconds from what each event tells of to its receipt, since the start. */
  readonly late: readonly number[];
  /** Resolves once so many have come since the start. */
  received(count: number): Promise<void>;
  close(): void;
}

/** A receiver of webhooks in a process of its own. */
export async function startReceiver(): Promise<ReceiverProcess> {
  const child = spawn(process.execPath, ["tests/bench/processes/receiver.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [, url = ""] = await lineOf(child, /Listening on (\S+)/);
  const late: number[] = [];
  let waiting: { count: number; resolve(): void } | null = null;
  createInterface({ input: child.stdout }).on("line", (line) => {
    const [, came, happened] = /^GOT (\d+) (\d*)/.exec(line) ?? [];
    if (came === undefined) return;
    late.push(Number(came) - Number(happened));
    if (waiting && late.length >= waiting.count) waiting.resolve();
  });
  return {
    url,
    late,
    received: (count) =>
      new Promise((resolve) => {
        if (late.length >= count) resolve();
        else waiting = { count, resolve };
      }),
    close: () => void child.kill(),
  };
}
