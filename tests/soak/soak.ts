import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Evening } from "./one-day.ts";

/**
 * `npm run soak -- --minutes 10 [--seed N] [--workers 2]`: one day of a station after the other, each drawn from a seed of its own,
 * for as long as asked; or `--days N` of them from `--seed`. `--twice` lives each day twice and compares what happened.
 * `--loud` tells everything that happens. Ends with 1 and the seed when anything is wrong.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: "string" },
    days: { type: "string" },
    seed: { type: "string" },
    seeds: { type: "string" },
    workers: { type: "string", default: "1" },
    twice: { type: "boolean", default: false },
    loud: { type: "boolean", default: false },
  },
});
const until = values.minutes ? Date.now() + Number(values.minutes) * 60_000 : Infinity;
const first = Number(values.seed ?? Math.floor(Date.now() / 1_000) % 1_000_000_000);
const chosen = values.seeds?.split(",").map(Number);
const days = chosen?.length ?? Number(values.days ?? (values.minutes ? Infinity : 1));
const worker = fileURLToPath(new URL("worker.ts", import.meta.url));

let given = 0;
const sums = { days: 0, killed: 0, steps: 0, calls: 0, crashes: 0, restarts: 0, faults: 0 };
const failures: Evening[] = [];

function nextSeed(): number | null {
  if (given >= days || Date.now() >= until || failures.length > 0) return null;
  const seed = chosen?.[given] ?? first + given;
  given += 1;
  return seed;
}

function note(evening: Evening): void {
  sums.days += 1;
  if (evening.kind === "killed") sums.killed += 1;
  for (const key of ["steps", "calls", "crashes", "restarts", "faults"] as const)
    sums[key] += evening.counts?.[key] ?? 0;
  if (evening.problems.length > 0) failures.push(evening);
}

/** One worker until there is nothing left to do; each day is lived a second time where that is asked for. */
function lives(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(worker, values.loud ? ["--loud"] : []);
    let before: Evening | null = null;
    const next = () => {
      const seed = nextSeed();
      if (seed === null) child.disconnect();
      else child.send(seed);
    };
    child.on("message", (evening: Evening) => {
      if (before && before.trace !== evening.trace)
        evening.problems.push(
          `the second time went another way: ${before.trace}, ${evening.trace}`,
        );
      note(evening);
      if (!values.twice || before) {
        before = null;
        return next();
      }
      before = evening;
      child.send(evening.seed);
    });
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`)),
    );
    next();
  });
}

await Promise.all(Array.from({ length: Number(values.workers) }, lives));
const { killed, ...told } = sums;
const list = Object.entries(told).map(([name, count]) => `${count} ${name}`);
console.log(
  `Seeds from ${chosen?.join() ?? first}: ${list.join(", ")}; ${killed} days of killed processes.`,
);
for (const { seed, problems } of failures) {
  console.log(`\nSeed ${seed} failed:`);
  for (const problem of problems) console.log(`  ${problem}`);
  console.log(`  again: npm run soak -- --seed ${seed} --days 1 --loud`);
}
if (failures.length > 0 || sums.days === 0) process.exitCode = 1;
