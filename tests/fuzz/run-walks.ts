import fc from "fast-check";
import { Dice } from "./dice.ts";
import type { Tally } from "./tally.ts";
import { type Problem, walk } from "./walk.ts";

/** Requests at random, after the beginning. */
const stepsOfWalk = 150;

/** One walk of a seed: what it found, each said once, and how to see it again. */
export async function runWalk(seed: number, tally: Tally, steps = stepsOfWalk): Promise<Problem[]> {
  const found = new Map<string, Problem>();
  const property = fc.asyncProperty(fc.gen(), async (draw) => {
    for (const problem of await walk(new Dice(draw), steps, tally))
      if (!found.has(problem.what)) found.set(problem.what, problem);
  });
  await fc.assert(property, { seed, numRuns: 1, endOnFailure: true });
  return [...found.values()].map(({ what, text }) => ({
    what,
    text: `${text}\nAgain: npm run fuzz -- --seed ${seed} --walks 1 --steps ${steps}`,
  }));
}
