import { expect, test } from "vitest";
import { Child } from "../faults/child.ts";
import { keptSeeds } from "./kept-seeds.ts";

async function soak(...args: string[]): Promise<string> {
  await using child = new Child("tests/soak/soak.ts", args);
  const { code, stdout, stderr } = await child.ended();
  expect({ code, stdout, stderr }).toMatchObject({ code: 0, stderr: "" });
  console.log(stdout.trim());
  return stdout;
}

test("sixteen days drawn from sixteen seeds, with crashes, kills and faults, end with wallet, carrier and receivers agreeing", async () => {
  const told = await soak("--seed", "1", "--days", "16", "--workers", "2");
  const [, days, crashes, faults] = /(\d+) days.* (\d+) crashes.* (\d+) faults/.exec(told) ?? [];
  expect(Number(days)).toBe(16);
  expect(Number(crashes)).toBeGreaterThan(15);
  expect(Number(faults)).toBeGreaterThan(40);
  expect(told).toContain("2 days of killed processes");
});

test("a seed that is tried again goes the same way, step for step, also where the process is killed", async () => {
  expect(await soak("--seed", "7", "--days", "3", "--twice")).toContain("6 days");
});

test("the seeds that once found something find nothing any more", async () => {
  const seeds = keptSeeds.map(({ seed }) => seed);
  expect(await soak("--seeds", seeds.join())).toContain(`${seeds.length} days`);
});
