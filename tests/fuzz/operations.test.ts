import { afterAll, expect, test } from "vitest";
import { runWalk } from "./run-walks.ts";
import { Tally } from "./tally.ts";

/** Much more by hand: `npm run fuzz -- --minutes 30`. */
const walks = Number(process.env["SHIPDECK_FUZZ_WALKS"] ?? 6);
const first = Number(process.env["SHIPDECK_FUZZ_SEED"] ?? 20_261_121);
const tally = new Tally();

test.each(Array.from({ length: walks }, (_, at) => first + at))(
  "whatever is sent through both doors is answered as the contract says, and the books stay right (walk %i)",
  async (seed) => {
    const found = await runWalk(seed, tally);
    expect(found.map(({ text }) => text).join("\n\n")).toBe("");
  },
  180_000,
);

afterAll(() => {
  const cases = [...tally.cases].map(([name, count]) => `${name} ${count}`);
  console.log(`${walks} walks, ${tally.total} cases: ${cases.join(", ")}`);
  console.log(
    `${tally.codes.size} failure codes met: ${[...tally.codes.keys()].toSorted().join(" ")}`,
  );
});
