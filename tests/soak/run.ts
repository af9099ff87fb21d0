import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newDiary, tellAll } from "./diary.ts";
import { liveDay } from "./day.ts";
import { Line } from "./line.ts";
import { openOutside } from "./outside.ts";
import { becomeVirtual } from "./virtual-machine.ts";

becomeVirtual();
const root = mkdtempSync(join(tmpdir(), "shipdeck-soak-"));
using outside = await openOutside();
using line = new Line(outside, String(process.pid));
const [from = "1", to = from, loud] = process.argv.slice(2);
if (loud) tellAll();
for (let seed = Number(from); seed <= Number(to); seed++) {
  const diary = newDiary(seed, join(root, `day-${seed}-0`), "wrecks");
  const began = Date.now();
  const problems = await liveDay(diary, line, outside);
  console.log(seed, diary.trace.slice(0, 12), JSON.stringify(diary.counts), Date.now() - began, problems);
}
rmSync(root, { recursive: true, force: true });
