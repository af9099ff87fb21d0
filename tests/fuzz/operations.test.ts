import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { everyFailure } from "#shared/contract/errors.ts";
import { failureCases } from "../doors/failure-cases.ts";
import { besideServers, deskCases } from "./desk-cases.ts";
import { apiNames, everyName } from "./plan.ts";
import { runWalk } from "./run-walks.ts";
import { Tally } from "./tally.ts";

/** Much more by hand: `npm run fuzz -- --minutes 30`. */
const walks = Number(process.env["SHIPDECK_FUZZ_WALKS"] ?? 5);
const first = Number(process.env["SHIPDECK_FUZZ_SEED"] ?? 20_261_121);
const tally = new Tally();

test.each(Array.from({ length: walks }, (_, at) => first + at))(
  "whatever is sent through both doors is answered as the contract says, and the books stay right (walk %i)",
  async (seed) => {
    const found = await runWalk(seed, tally);
    expect(found.map(({ text }) => text).join("\n\n")).toBe("");
  },
);

test("every operation was reached in its success through each of its doors", () => {
  const wanted = [
    ...everyName.filter((name) => !besideServers[name]).map((name) => `ipc ${name}`),
    ...apiNames.map((name) => `http ${name}`),
  ];
  expect(wanted.filter((name) => !tally.successes.has(name))).toEqual([]);
});

test("every failure was met here or has a test that brings it about by name", () => {
  for (const [code, file] of Object.entries({ ...deskCases, ...besideServers }))
    expect(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8")).toContain(code);
  const named = [...Object.keys(failureCases), ...Object.keys(deskCases), "REQUEST_TIMEOUT"];
  const met = new Set([...tally.codes.keys(), ...named]);
  expect(Object.keys(everyFailure).filter((code) => !met.has(code))).toEqual([]);
});

afterAll(() => {
  const cases = [...tally.cases].map(([name, count]) => `${name} ${count}`);
  console.log(`${walks} walks, ${tally.total} cases: ${cases.join(", ")}`);
  console.log(
    `${tally.codes.size} failure codes met: ${[...tally.codes.keys()].toSorted().join(" ")}`,
  );
});
