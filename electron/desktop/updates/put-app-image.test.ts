import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { putAppImage } from "./put-app-image.ts";

let folder: string;
let image: string;
let downloaded: string;
const sha512 = createHash("sha512").update("new").digest("base64");
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shipdeck-put-"));
  image = join(folder, "Shipdeck.AppImage");
  downloaded = join(folder, "downloaded");
  writeFileSync(image, "old");
  writeFileSync(downloaded, "new");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the new program lies in the old one's place and can be run", () => {
  putAppImage(downloaded, { image, sha512 });
  expect(readFileSync(image, "utf8")).toBe("new");
  expect(statSync(image).mode & 0o111).toBe(0o111);
  expect(readdirSync(folder).toSorted()).toEqual(["Shipdeck.AppImage", "downloaded"]);
});

test("a file that was changed after it was fetched is not put there; the old program stays", () => {
  writeFileSync(downloaded, "nex");
  expect(() => putAppImage(downloaded, { image, sha512 })).toThrow(/changed since it was checked/);
  expect(readFileSync(image, "utf8")).toBe("old");
  expect(existsSync(`${image}.new`)).toBe(false);
});

test("a place that cannot be written keeps the old program", () => {
  mkdirSync(`${image}.new`);
  writeFileSync(join(`${image}.new`, "in the way"), "");
  expect(() => putAppImage(downloaded, { image, sha512 })).toThrow();
  expect(readFileSync(image, "utf8")).toBe("old");
});
