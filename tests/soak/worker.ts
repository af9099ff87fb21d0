import { tellAll } from "./diary.ts";
import { oneDay } from "./one-day.ts";
import { becomeVirtual } from "./virtual-machine.ts";

/** Run as a process: lives the days of the seeds that it is given, one after the other. */
becomeVirtual();
if (process.argv.includes("--loud")) tellAll();
let work = Promise.resolve();
process.on("message", (seed: number) => {
  work = work.then(async () => {
    const evening = await oneDay(seed).catch((error: unknown) => ({
      seed,
      problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
      counts: null,
      trace: "",
    }));
    process.send?.(evening);
  });
});
