import { rmSync } from "node:fs";
import { warehouse } from "../seeds/warehouse.ts";
import { Dice, seedFor } from "./dice.ts";
import { type Diary, trace } from "./diary.ts";
import { finale } from "./finale.ts";
import { Life } from "./life.ts";
import type { Line } from "./line.ts";
import type { OutsidePlaces } from "./outside.ts";
import { ask, type Scene } from "./scene.ts";
import * as desk from "./steps-desk.ts";
import * as orders from "./steps-orders.ts";
import { brokenWords } from "./words.ts";

type Step = (scene: Scene) => Promise<void>;

/** How often each comes, of their sum. */
const steps: readonly (readonly [number, string, Step])[] = [
  [5, "order", orders.order],
  [8, "buy", orders.buy],
  [2, "meddle", orders.meddle],
  [2, "repeat", orders.repeat],
  [3, "void", orders.voidLabel],
  [3, "deposit", desk.deposit],
  [3, "batch", desk.batch],
  [2, "press", desk.press],
  [1, "steer", desk.steerBatch],
  [2, "hooks", desk.hooks],
  [3, "time", desk.time],
  [2, "weather", desk.weather],
];
const total = steps.reduce((sum, [weight]) => sum + weight, 0);

function chosen(dice: Dice): readonly [number, string, Step] | undefined {
  let left = dice.int(1, total);
  return steps.find(([weight]) => (left -= weight) <= 0);
}

/** A key, a webhook whose receiver lives, a place to ship from, and money. */
async function morning(scene: Scene): Promise<void> {
  const { life, diary } = scene;
  life.calm = true;
  const from = { shipFrom: [{ id: "main", name: "Main", address: warehouse }] };
  await ask(scene, "window", "updateSettings", from);
  diary.key = await ask(scene, "window", "createKey", { name: "script" });
  const hook = {
    webhookUrl: "http://127.0.0.1:9/living",
    events: ["label.created", "label.failed"],
  };
  const made = await ask<{ id: string }>(scene, "window", "createWebhook", hook);
  diary.livingHook = made?.id ?? null;
  await ask(scene, "window", "deposit", { currency: "LTC", amount: "1" });
  const dice = new Dice(seedFor(diary.seed, "morning"));
  diary.stepsLeft = dice.int(12, 45);
  diary.crashesLeft = dice.int(0, 7);
  life.calm = false;
}

/** Lives until the station stops, dies, or the day is over. Answers what is wrong at the end of the day. */
async function live(life: Life, outside: OutsidePlaces): Promise<string[] | null> {
  const { diary } = life;
  const scene: Scene = { life, diary, dice: new Dice(0), pending: new Set() };
  if (diary.key === null) await morning(scene);
  else {
    life.problems.push(...(await brokenWords(life, false)));
    if (life.problems.length > 0 || life.dead) return life.dead ? null : life.problems;
    scene.dice = new Dice(seedFor(diary.seed, `resend ${diary.life}`));
    for (const unheard of diary.unheard)
      if (!life.dead && scene.dice.chance(0.8)) await orders.send(scene, unheard);
  }
  while (diary.stepsLeft > 0 && !life.dead && life.problems.length === 0) {
    diary.stepsLeft -= 1;
    diary.counts.steps += 1;
    scene.dice = new Dice(seedFor(diary.seed, `step ${diary.counts.steps}`));
    if (scene.dice.chance(0.05)) {
      diary.counts.restarts += 1;
      trace(diary, "restart");
      return null;
    }
    const [, name, step] = chosen(scene.dice) ?? [];
    trace(diary, `step ${name}`);
    await step?.(scene);
  }
  if (life.dead) return null;
  if (life.problems.length > 0) return life.problems;
  const problems = await finale(scene, outside);
  return life.dead ? null : problems;
}

/** One life after the other until the evening. Answers what is wrong; empty when all is well. */
export async function liveDay(diary: Diary, line: Line, outside: OutsidePlaces): Promise<string[]> {
  for (;;) {
    diary.life += 1;
    const life = new Life(diary, line);
    let problems: string[] | null = null;
    try {
      await life.open();
      if (!life.dead) problems = await live(life, outside);
    } catch (error) {
      if (!life.dead) problems = [error instanceof Error ? (error.stack ?? "") : String(error)];
    }
    await life.close();
    if (life.remains !== null) {
      rmSync(diary.folder, { recursive: true, force: true });
      diary.folder = life.remains;
    }
    if (problems) {
      diary.finished = true;
      return problems;
    }
  }
}
