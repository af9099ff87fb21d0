import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeOnce } from "./make-once.ts";

function emptyCache(): string {
  return mkdtempSync(join(tmpdir(), "shipdeck-make-once-"));
}
/** No process has this number: Linux stops at 4 194 304. */
const dead = 99_999_999;

test("what is there already is not made again", async () => {
  const target = join(emptyCache(), "thing");
  let made = 0;
  const make = async (draft: string) => {
    made += 1;
    await writeFile(draft, "whole");
  };
  await makeOnce(target, make);
  await makeOnce(target, make);
  expect(made).toBe(1);
  expect(readFileSync(target, "utf8")).toBe("whole");
});

test("a making that fails leaves nothing behind and is tried again next time", async () => {
  const cache = emptyCache();
  const target = join(cache, "thing");
  await expect(
    makeOnce(target, async (draft) => {
      await mkdir(draft);
      await writeFile(join(draft, "half"), "half");
      throw new Error("the network went away");
    }),
  ).rejects.toThrow("the network went away");
  expect(readdirSync(cache)).toEqual([]);
  await makeOnce(target, (draft) => writeFile(draft, "whole"));
  expect(readFileSync(target, "utf8")).toBe("whole");
});

test("the half made draft of a killed run is cleared away", async () => {
  const cache = emptyCache();
  writeFileSync(join(cache, `thing.draft-${dead}`), "half");
  await makeOnce(join(cache, "thing"), (draft) => writeFile(draft, "whole"));
  expect(readdirSync(cache)).toEqual(["thing"]);
});

test("of two that make the same thing at once, the first wins and both have it", async () => {
  const target = join(emptyCache(), "thing");
  await makeOnce(target, async (draft) => {
    await mkdir(draft);
    await mkdir(target);
    await writeFile(join(target, "first"), "");
  });
  expect(existsSync(join(target, "first"))).toBe(true);
});
