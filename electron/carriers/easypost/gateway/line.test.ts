import { expect, test } from "vitest";
import { openLine } from "./line.ts";

/** A clock whose alarms ring when the test says so. */
function clocked() {
  const alarms = new Map<() => void, number>();
  const clock = {
    at: 0,
    now: () => clock.at,
    after(ms: number, fn: () => void) {
      alarms.set(fn, clock.at + ms);
      return () => void alarms.delete(fn);
    },
    pass(ms: number) {
      clock.at += ms;
      const due = [...alarms].filter(([, at]) => at <= clock.at);
      for (const [fn] of due) {
        alarms.delete(fn);
        fn();
      }
    },
  };
  return clock;
}

function held() {
  const open: (() => void)[] = [];
  const job = () => new Promise<string>((resolve) => open.push(() => resolve("done")));
  return { open, job };
}

test("so many at once, the others in their order", async () => {
  const line = openLine(clocked(), 2);
  const { open, job } = held();
  const all = [1, 2, 3].map(() => line.run(job, 1_000));
  expect(open).toHaveLength(2);
  open[0]?.();
  await all[0];
  await Promise.resolve();
  expect(open).toHaveLength(3);
  open[1]?.();
  open[2]?.();
  expect(await Promise.all(all)).toEqual(["done", "done", "done"]);
});

test("a job whose turn does not come in time is never run", async () => {
  const clock = clocked();
  const line = openLine(clock, 1);
  const { open, job } = held();
  const first = line.run(job, 1_000);
  const second = line.run(job, 1_000);
  clock.pass(1_000);
  expect(await second).toBeNull();
  open[0]?.();
  expect(await first).toBe("done");
  expect(open).toHaveLength(1);
});

test("a rest is kept by all; one that is longer than the patience is told at once", async () => {
  const clock = clocked();
  const line = openLine(clock, 2);
  line.rest(5_000);
  const { open, job } = held();
  expect(await line.run(job, 1_000)).toBeNull();
  const patient = line.run(job, 10_000);
  expect(open).toHaveLength(0);
  clock.pass(5_000);
  expect(open).toHaveLength(1);
  open[0]?.();
  expect(await patient).toBe("done");
});

test("nobody rests longer than five minutes, whatever is asked and whatever the clock did", () => {
  const clock = clocked();
  const line = openLine(clock, 1);
  line.rest(86_400_000);
  expect(line.restsFor()).toBe(300_000);
  clock.at -= 86_400_000;
  expect(line.restsFor()).toBe(0);
});

test("a job that fails makes room for the next", async () => {
  const line = openLine(clocked(), 1);
  await expect(line.run(() => Promise.reject(new Error("no")), 10)).rejects.toThrow("no");
  expect(await line.run(async () => 1, 10)).toBe(1);
});
