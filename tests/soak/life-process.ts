import { existsSync, readFileSync } from "node:fs";
import { liveDay } from "./day.ts";
import { type Diary, newDiary } from "./diary.ts";
import { diaryFile } from "./life.ts";
import { Line } from "./line.ts";
import type { OutsidePlaces } from "./outside.ts";
import { becomeVirtual } from "./virtual-machine.ts";

/**
 * Run as a process: lives a day from where the diary left it, and kills itself, as kill -9 does, when its moment comes. Whoever
 * started it starts it again until it prints how the day ended.
 */
const [seed = "", folder = "", places = ""] = process.argv.slice(2);
becomeVirtual();
const file = diaryFile(folder);
const diary = existsSync(file)
  ? (JSON.parse(readFileSync(file, "utf8")) as Diary)
  : newDiary(Number(seed), folder, "killed");
const outside = JSON.parse(places) as OutsidePlaces;
using line = new Line(outside, String(process.pid));
const problems = await liveDay(diary, line, outside);
process.stdout.write(`${JSON.stringify({ problems, counts: diary.counts, trace: diary.trace })}\n`);
