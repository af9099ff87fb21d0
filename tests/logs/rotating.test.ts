import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { endOfLog } from "#electron/logs/read-end.ts";
import { logFiles } from "#electron/logs/log-files.ts";
import { RotatingFile } from "#electron/logs/rotating-file.ts";
import { openLog } from "#electron/log.ts";
import { ManualClock } from "../manual-clock.ts";
import { temporaryFolder } from "../store/open-database.ts";

const limits = { fileBytes: 1000, totalBytes: 5000, ageMs: 30 * 24 * 60 * 60 * 1000 };
const day = 24 * 60 * 60 * 1000;

function line(clock: ManualClock, text: string): string {
  return `${JSON.stringify({ level: 30, time: clock.now(), msg: text })}\n`;
}

function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

test("a log is put aside when it is full, and all files together stay within their limit", async () => {
  using folder = temporaryFolder();
  const clock = new ManualClock();
  const log = new RotatingFile(folder.path, limits, () => clock.now());
  for (let at = 0; at < 500; at++) {
    clock.jump(1000);
    log.write(line(clock, `line ${at}`));
    expect(sizeOf(folder.path)).toBeLessThan(limits.totalBytes + 100);
  }
  log.close();
  expect(logFiles(folder.path).length).toBeGreaterThan(3);
  const lines = await endOfLog(folder.path, 100_000);
  // The newest lines, whole and in order, over the borders of the files.
  const numbers = lines.map((text) => Number((JSON.parse(text) as { msg: string }).msg.slice(5)));
  expect(numbers).toEqual(Array.from(numbers, (_, at) => 500 - numbers.length + at));
  expect(numbers.length).toBeGreaterThan(50);
});

test("a quiet station's log is put aside after a day, and goes after thirty, over restarts", () => {
  using folder = temporaryFolder();
  const clock = new ManualClock();
  for (let today = 0; today < 60; today++) {
    const log = new RotatingFile(folder.path, { ...limits, totalBytes: 1e9 }, () => clock.now());
    log.write(line(clock, `day ${today}`));
    log.close();
    clock.jump(day);
  }
  const files = logFiles(folder.path);
  expect(files.length).toBeGreaterThan(28);
  expect(files.length).toBeLessThan(33);
  const text = files.map((name) => readFileSync(join(folder.path, name), "utf8")).join("");
  expect(text).toContain('"day 59"');
  expect(text).not.toContain('"day 20"');
});

test("two processes that write one log lose no line and put it aside once", async () => {
  using folder = temporaryFolder();
  const clock = new ManualClock();
  const both = [0, 1].map(
    () => new RotatingFile(folder.path, { ...limits, totalBytes: 1e9 }, () => clock.now()),
  );
  for (let at = 0; at < 400; at++) {
    clock.jump(700);
    both[at % 2]?.write(line(clock, `line ${at}`));
  }
  for (const log of both) log.close();
  const lines = await endOfLog(folder.path, 1e6);
  expect(new Set(lines.map((text) => (JSON.parse(text) as { msg: string }).msg)).size).toBe(400);
  for (const name of logFiles(folder.path).slice(1))
    expect(statSync(join(folder.path, name)).size).toBeGreaterThan(500);
});

test("a log that cannot be written stops nobody, and says afterwards how many lines are missing", () => {
  using folder = temporaryFolder();
  const clock = new ManualClock();
  const where = folder.file("logs");
  // A file where the folder belongs: every write fails, as on a disk that is full or gone.
  writeFileSync(where, "");
  const log = new RotatingFile(where, limits, () => clock.now());
  for (let at = 0; at < 5; at++) log.write(line(clock, "lost"));
  rmSync(where);
  mkdirSync(where);
  clock.jump(2000);
  log.write(line(clock, "kept"));
  log.close();
  const lines = readFileSync(join(where, "station.log"), "utf8").trim().split("\n");
  expect(lines.map((text) => JSON.parse(text) as object)).toEqual([
    expect.objectContaining({ lost: 5 }),
    expect.objectContaining({ msg: "kept" }),
  ]);
});

test("a full disk stops nobody, and the log goes on when there is room again", () => {
  using folder = temporaryFolder();
  const clock = new ManualClock();
  const path = join(folder.path, "station.log");
  // Every write to it is told that no space is left on the device.
  symlinkSync("/dev/full", path);
  const log = new RotatingFile(folder.path, limits, () => clock.now());
  for (let at = 0; at < 3; at++) log.write(line(clock, "lost"));
  rmSync(path);
  clock.jump(2000);
  log.write(line(clock, "kept"));
  log.close();
  const text = readFileSync(path, "utf8");
  expect(text).toContain('"lost":3');
  expect(text).toContain('"kept"');
});

test("no secret reaches the log, wherever it stands in a line", () => {
  using folder = temporaryFolder();
  const secret = `whsec_${"Ab1+".repeat(10)}`;
  const apiSecret = `sss_${"x9_-".repeat(10)}`;
  const token = "t0ken-t0ken-t0ken-t0ken";
  const log = openLog(folder.path);
  log.error(
    {
      err: new Error(`refused ${secret} and ${apiSecret}`),
      headers: { authorization: "Basic QWxhZGRpbg==" },
    },
    `GET http://127.0.0.1:4810/labels/${token}.pdf with ssk_test_abcdefghijkl`,
  );
  log.close();
  const text = readFileSync(join(folder.path, "station.log"), "utf8");
  for (const gone of [secret, apiSecret, token, "QWxhZGRpbg", "abcdefghijkl"])
    expect(text).not.toContain(gone);
  expect(text).toContain("whsec_[secret]");
});

test("a line that a dying process left half written spoils no other", async () => {
  using folder = temporaryFolder();
  const clock = new ManualClock();
  const log = new RotatingFile(folder.path, limits, () => clock.now());
  appendFileSync(join(folder.path, "station.log"), '{"level":30,"ti');
  log.write(line(clock, "whole"));
  log.close();
  const last = (await endOfLog(folder.path, 10_000)).at(-1) ?? "";
  expect(JSON.parse(last)).toMatchObject({ msg: "whole" });
});
