import type { Api } from "#shared/contract/index.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Output } from "#shared/contract/operation.ts";
import { formatUnits } from "#shared/rules/money.ts";
import { dana, parcel } from "../seeds/warehouse.ts";
import { trace } from "./diary.ts";
import { ask, later, type Scene, work } from "./scene.ts";
import { recipients, type To } from "./soak-carrier.ts";

export async function deposit(scene: Scene): Promise<void> {
  const { dice, diary } = scene;
  const currency = dice.pick(["LTC", "LTC", "LTC", "BTC", "LTCT"] as const);
  const amount = formatUnits(dice.int(1, currency === "BTC" ? 60_000 : 90_000_000));
  const told = await ask<Output<Desk["deposit"]>>(scene, "window", "deposit", { currency, amount });
  if (told) diary.told.push({ what: "deposit", transactionId: told.transactionId });
}

/** A batch of one to four rows, bought at once or later. */
export async function batch(scene: Scene): Promise<void> {
  const { dice, diary, life } = scene;
  const made = await ask<Output<Desk["createBatch"]>>(scene, "window", "createBatch", {});
  if (!made) return;
  const known = { id: made.id, rows: 0, pressed: null };
  diary.batches.push(known);
  const rows = dice.int(1, 4);
  for (let n = 0; n < rows; n++) {
    const { street1, city, state, zip, country } = dana;
    const name = dice.chance(0.5) ? "fine" : dice.pick<To>(recipients);
    const row = await ask(scene, "window", "addBatchRow", {
      id: made.id,
      orderNumber: `row-${diary.counts.steps}-${n}`,
      toAddress: { name, street1, city, state, zip, country },
      package: { ...parcel, weight: dice.int(1, 300) },
    });
    if (row) known.rows += 1;
  }
  await work(scene);
  if (!life.dead) await press(scene);
}

/** The button that buys what is ready; the same command again when the person has seen no answer. */
export async function press(scene: Scene): Promise<void> {
  const { dice, diary, life } = scene;
  const known = dice.any(diary.batches);
  if (!known) return;
  const { id } = known;
  if (!known.pressed || dice.chance(0.5)) {
    const quote = await ask<Output<Desk["quoteBatch"]>>(scene, "window", "quoteBatch", { id });
    if (!quote || quote.count === 0) return;
    known.pressed = { commandId: `press-${diary.counts.steps}`, usd: quote.usd };
  }
  const { commandId, usd: expectedUsd } = known.pressed;
  later(scene, life.call("window", "buyBatch", { id, commandId, expectedUsd }), () => {});
  if (dice.chance(0.5)) await work(scene);
}

export async function steerBatch(scene: Scene): Promise<void> {
  const { dice, diary } = scene;
  const known = dice.any(diary.batches);
  const verb = dice.pick(["pauseBatch", "resumeBatch", "cancelBatch"] as const);
  if (known) await ask(scene, "window", verb, { id: known.id });
}

/** Webhooks come, change their secrets and go, whatever is being sent to them; the living one stays. */
export async function hooks(scene: Scene): Promise<void> {
  const { dice, diary } = scene;
  const { livingHook } = diary;
  const made = diary.told.filter((one) => one.what === "webhook" && !one.gone);
  const act = dice.pick(["make", "make", "rotate", "delete", "test", "fail"] as const);
  if (act === "make" || made.length === 0) {
    const name = dice.pick(["gone", "dead", "slow", "other"] as const);
    const webhookUrl = `http://127.0.0.1:9/${name}-${diary.counts.steps}`;
    const hook = { webhookUrl, events: ["label.created", "label.failed"] };
    const told = await ask<Output<Api["createWebhook"]>>(scene, "script", "createWebhook", hook);
    if (told) diary.told.push({ what: "webhook", id: told.id, gone: false });
    return;
  }
  const other = dice.any(made);
  if (other?.what !== "webhook") return;
  if (act === "rotate")
    await ask(scene, "script", "rotateWebhookSecret", {
      id: dice.pick([livingHook ?? "", other.id]),
    });
  if (act === "test") await ask(scene, "script", "testWebhook", { id: other.id });
  if (act === "fail") await ask(scene, "script", "updateWebhook", { id: other.id, disabled: true });
  if (act === "delete") {
    // Until an answer says otherwise: a crash in between leaves it open.
    other.gone = true;
    const gone = await ask(scene, "script", "deleteWebhook", { id: other.id });
    if (!gone && !scene.life.dead) other.gone = false;
  }
}

const minute = 60_000;
const hour = 60 * minute;

/** Time passes, or the clock is set, or the computer sleeps. */
export async function time(scene: Scene): Promise<void> {
  const { dice, life, diary } = scene;
  const kind = dice.pick(["minutes", "minutes", "hours", "back", "asleep"] as const);
  trace(diary, `time: ${kind}`);
  if (kind === "minutes") await life.clock.advance(dice.int(0, 40) * minute);
  if (kind === "hours") life.clock.jump(dice.int(1, 12) * hour);
  if (kind === "back") life.clock.jump(-hour);
  if (kind === "asleep") life.clock.jump(72 * hour);
  await life.clock.advance(1);
  if (dice.chance(0.7)) await work(scene);
}

/** The disk fills up or has space again; the carriers fall silent or come back. Over restarts, too. */
export async function weather({ dice, diary }: Scene): Promise<void> {
  const { weather } = diary;
  if (weather.diskFull) weather.diskFull = dice.chance(0.3);
  else if (weather.carrierSilent) weather.carrierSilent = dice.chance(0.3);
  else if (dice.chance(0.5)) weather.diskFull = true;
  else weather.carrierSilent = true;
  diary.counts.faults += weather.diskFull || weather.carrierSilent ? 1 : 0;
  trace(diary, `weather ${JSON.stringify(weather)}`);
}
