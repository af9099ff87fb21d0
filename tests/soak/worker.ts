import { tellAll } from "./diary.ts";
import { oneDay } from "./one-day.ts";
import { becomeVirtual } from "./virtual-machine.ts";

/** Run as a process: lives the days of the seeds that it is given, one after the other. */
becomeVirtual();
if (process.argv.includes("--loud")) tellAll();

async function live(seed: number): Promise<void> {
  const evening = await oneDay(seed).catch((error: unknown) => ({
    seed,
    problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    counts: null,
    trace: "",
  }));
  process.send?.(evening);
}

process.on("message", (seed: number) => void live(seed));
