import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { liveDay } from "./day.ts";
import { type Diary, newDiary } from "./diary.ts";
import { Line } from "./line.ts";
import { openOutside, type OutsidePlaces } from "./outside.ts";

export interface Evening {
  seed: number;
  kind: Diary["kind"];
  problems: string[];
  counts: Diary["counts"];
  trace: string;
}

/** Every so many seeds the station is a process of its own and really killed, instead of its folder being copied. */
const killedEvery = 8;
const script = fileURLToPath(new URL("life-process.ts", import.meta.url));

async function killAgainAndAgain(
  seed: number,
  folder: string,
  { folder: books, questions, answers }: OutsidePlaces,
): Promise<Evening> {
  const places = JSON.stringify({ folder: books, questions, answers });
  for (;;) {
    const child = spawn(process.execPath, [script, String(seed), folder, places], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = new Promise<NodeJS.Signals | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (_code, signal) => resolve(signal));
    });
    const [text, signal] = await Promise.all([buffer(child.stdout), ended]);
    if (signal === "SIGKILL") continue;
    if (text.length === 0) throw new Error(`the day of seed ${seed} ended without a word`);
    return {
      seed,
      kind: "killed",
      ...(JSON.parse(text.toString()) as Omit<Evening, "seed" | "kind">),
    };
  }
}

/** Lives the day of a seed, in a folder of its own and against a world outside of its own, and tells how it ended. */
export async function oneDay(seed: number): Promise<Evening> {
  const root = mkdtempSync(join(tmpdir(), "shipdeck-soak-"));
  const folder = join(root, "station-0");
  mkdirSync(folder);
  try {
    using outside = await openOutside();
    if (seed % killedEvery === 0) return await killAgainAndAgain(seed, folder, outside);
    using line = new Line(outside, String(process.pid));
    const diary = newDiary(seed, folder, "wrecks");
    const problems = await liveDay(diary, line, outside);
    const { counts, trace } = diary;
    return { seed, kind: "wrecks", problems, counts, trace };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
