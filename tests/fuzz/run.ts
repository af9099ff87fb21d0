import { parseArgs } from "node:util";
import { runWalk } from "./run-walks.ts";
import { Tally } from "./tally.ts";

/** `npm run fuzz -- --minutes 10 --seed 1`: walks until the time is over, on through failures; each says how to repeat it. */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    seed: { type: "string" },
    walks: { type: "string" },
    steps: { type: "string" },
  },
});
const first = Number(values.seed ?? Math.floor(Math.random() * 1_000_000_000));
const end = performance.now() + Number(values.minutes) * 60_000;
const walks = Number(values.walks ?? Number.POSITIVE_INFINITY);
const tally = new Tally();
const seen = new Map<string, number>();
let walked = 0;
for (; walked < walks && performance.now() < end; walked += 1) {
  const steps = values.steps ? Number(values.steps) : undefined;
  for (const { what, text } of await runWalk(first + walked, tally, steps)) {
    if (!seen.has(what)) console.log(`\n--- ${what}\n${text}`);
    seen.set(what, (seen.get(what) ?? 0) + 1);
  }
  if (walked % 10 === 9) {
    globalThis.gc?.();
    const heap = Math.round(process.memoryUsage().heapUsed / 1e6);
    console.log(
      `${walked + 1} walks, ${tally.total} cases, ${seen.size} problems, heap ${heap} MB`,
    );
  }
}
for (const map of ["cases", "codes", "successes"] as const)
  console.log(
    map,
    Object.fromEntries([...tally[map]].toSorted(([one], [other]) => one.localeCompare(other))),
  );
console.log(`${walked} walks from seed ${first}: ${tally.total} cases, ${seen.size} problems`);
for (const [what, count] of seen) console.log(`${count} times: ${what}`);
process.exitCode = seen.size > 0 ? 1 : 0;
