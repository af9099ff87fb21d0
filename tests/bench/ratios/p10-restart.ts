import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paired } from "../paired.ts";
import type { Row } from "../row.ts";
import { lineOf } from "../subjects/line-of.ts";
import { furnish, openOwnStation } from "../subjects/own-station.ts";

const pairs = 10;
/** Labels that each life buys before it is killed. */
const perLife = 15;
/** Each life has more under way when it ends. */
const size = (2 * pairs + 4) * perLife * 6;

function live(folder: string): ChildProcess {
  return spawn(
    process.execPath,
    ["tests/bench/processes/batch-life.ts", folder, String(size), String(perLife)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
}

async function end(child: ChildProcess, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  child.kill(signal);
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

/** From a kill in the middle of a batch to everything settled, over a start after an end in order; the batch goes on in both. */
export async function benchRestart(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-restart-"));
  try {
    const first = await openOwnStation(folder);
    await furnish(first.desk);
    await first.close();
    let open = 0;
    let running = live(folder);
    await lineOf(running, /ENOUGH/);
    /** Ends the running life like this, and answers how long the next takes until all is settled. */
    const after = async (signal: "SIGKILL" | "SIGTERM") => {
      await end(running, signal);
      const start = performance.now();
      running = live(folder);
      const enough = lineOf(running, /ENOUGH/);
      const [, left] = await lineOf(running, /SETTLED (\d+)/);
      const taken = performance.now() - start;
      open += Number(left);
      await enough;
      return taken;
    };
    const row = await paired({
      what: "restart after a kill in mid-batch until all is settled, over a clean restart",
      unit: "ms",
      pairs,
      goal: { atMost: 1.5 },
      ours: () => after("SIGKILL"),
      limit: () => after("SIGTERM"),
    });
    await end(running, "SIGTERM");
    return [{ ...row, note: `${open} purchases were open at the restarts` }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
