import { expect, test } from "vitest";
import { randomSource } from "./random.ts";

test("random bytes are as many as asked for, and never the same ones twice", () => {
  const next = randomSource();
  const seen = new Set<string>();
  for (let count = 0; count < 2_000; count++) {
    const bytes = next(10);
    expect(bytes).toHaveLength(10);
    seen.add(Buffer.from(bytes).toString("hex"));
  }
  expect(seen.size).toBe(2_000);
  expect(next(10_000)).toHaveLength(10_000);
});

test("what was handed out does not change when more is taken", () => {
  const next = randomSource();
  const first = next(32);
  const copy = [...first];
  for (let count = 0; count < 500; count++) next(32);
  expect([...first]).toEqual(copy);
});
