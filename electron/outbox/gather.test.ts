import { expect, test } from "vitest";
import { gatherer } from "./gather.ts";

const turn = () => new Promise((next) => setImmediate(next));

test("what comes in one turn of the event loop, and in turns right after it, goes on together", async () => {
  const gathered = gatherer();
  const gone: string[] = [];
  const go = (name: string) => void gathered().then(() => gone.push(name));
  go("a");
  go("b");
  await Promise.resolve();
  go("c");
  expect(gone).toEqual([]);
  await turn();
  await turn();
  await turn();
  expect(gone).toEqual(["a", "b", "c"]);
  go("d");
  await turn();
  await turn();
  await turn();
  expect(gone).toEqual(["a", "b", "c", "d"]);
});

test("what comes without an end holds nobody up for more than a few turns", async () => {
  const gathered = gatherer();
  let first = false;
  void gathered().then(() => (first = true));
  for (let turns = 0; turns < 12; turns++) {
    void gathered();
    await turn();
  }
  expect(first).toBe(true);
});
