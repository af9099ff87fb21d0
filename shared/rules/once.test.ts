import { expect, test } from "vitest";
import { once } from "./once.ts";

test("what is made once is made when it is first asked for, and never again", () => {
  let made = 0;
  const ask = once(() => ++made);
  expect(made).toBe(0);
  expect([ask(), ask()]).toEqual([1, 1]);
});

test("what could not be made is tried again", () => {
  let tries = 0;
  const ask = once(() => {
    tries += 1;
    if (tries === 1) throw new Error("not yet");
    return "made";
  });
  expect(ask).toThrow("not yet");
  expect(ask()).toBe("made");
});
