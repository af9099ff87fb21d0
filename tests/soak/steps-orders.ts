import type { Api } from "#shared/contract/index.ts";
import type { Output } from "#shared/contract/operation.ts";
import { currencies } from "#shared/rules/money.ts";
import { dana, parcel, warehouse } from "../seeds/warehouse.ts";
import type { Dice } from "./dice.ts";
import type { Unheard } from "./diary.ts";
import { learnAnswer, learnOrder, learnPurchase, learnVoid } from "./learn.ts";
import { ask, drive, later, type Scene } from "./scene.ts";
import { recipients as everybody, type To } from "./soak-carrier.ts";
import type { Told } from "./told.ts";

const doorOf = (dice: Dice) => dice.pick(["window", "script"] as const);

/** Sends a keyed request, for the first time or again; what came of it is read when it comes. */
export async function send(scene: Scene, unheard: Unheard): Promise<void> {
  const { life, diary } = scene;
  const { name, input, key, recipients } = unheard;
  const reply = await drive(life, life.call("script", name, input, key));
  if (!reply) return;
  learnAnswer(diary, unheard, reply, life.clock.now(), life.problems);
  if (recipients) learnOrder(diary, recipients, reply);
  else if (name === "purchaseLabels") learnPurchase(diary, String(input["orderId"]), reply);
}

/** Rates one to five parcels and orders them. */
export async function order(scene: Scene): Promise<void> {
  const { dice, diary, life } = scene;
  const recipients = Array.from({ length: dice.int(1, 5) }, () =>
    dice.chance(0.4) ? "fine" : dice.pick<To>(everybody),
  );
  const items: { rateId: string }[] = [];
  for (const to of recipients) {
    const answer = await ask<Output<Api["getRates"]>>(scene, doorOf(dice), "getRates", {
      fromAddress: warehouse,
      toAddress: { ...dana, name: to },
      packageDetails: { ...parcel, weight: dice.int(1, 300) },
    });
    const rateId = answer?.rates[0]?.id;
    if (rateId === undefined) return;
    items.push({ rateId });
  }
  const reference = `ref-${diary.counts.steps}`;
  const input = { items, externalReference: reference };
  if (dice.chance(0.5)) {
    const unheard = { name: "createOrder", input, key: `order-${reference}`, recipients };
    diary.unheard.push(unheard);
    return send(scene, unheard);
  }
  const reply = await drive(life, life.call(doorOf(dice), "createOrder", input));
  if (reply) learnOrder(diary, recipients, reply);
}

/** Buys an order once or several times at once, through any door, patiently or not. */
export async function buy(scene: Scene): Promise<void> {
  const { dice, diary, life } = scene;
  const known = dice.any(diary.orders);
  if (!known) return;
  const { orderId } = known;
  const currency = dice.chance(0.2) ? dice.pick(currencies) : undefined;
  const input = currency ? { orderId, currency } : { orderId };
  const times = dice.pick([1, 1, 1, 2, 3]);
  for (let n = 0; n < times; n++) {
    const key = dice.chance(0.4) ? `buy-${diary.counts.steps}-${dice.int(1, 2)}` : undefined;
    if (key !== undefined && !diary.unheard.some((one) => one.key === key))
      diary.unheard.push({ name: "purchaseLabels", input, key });
    const door = key === undefined ? doorOf(dice) : "script";
    later(scene, life.call(door, "purchaseLabels", input, key), (reply) => {
      const asked = { name: "purchaseLabels", input, key };
      learnAnswer(diary, asked, reply, life.clock.now(), life.problems);
      learnPurchase(diary, orderId, reply);
    });
  }
  if (dice.chance(0.7)) await drive(life, Promise.all(scene.pending));
}

/** Any order of the station, also those of batches: bought by a script while the station buys it by itself. */
export async function meddle(scene: Scene): Promise<void> {
  const { dice, diary, life } = scene;
  const list = await ask<Output<Api["listOrders"]>>(scene, "script", "listOrders", { limit: 20 });
  const orderId = dice.any(list?.orders ?? [])?.orderId;
  if (orderId === undefined) return;
  const call = life.call(doorOf(dice), "purchaseLabels", { orderId });
  later(scene, call, (reply) => learnPurchase(diary, orderId, reply));
  if (dice.chance(0.5)) await drive(life, Promise.all(scene.pending));
}

/** The same request under the same key, from a script that did not keep its answer. */
export async function repeat(scene: Scene): Promise<void> {
  const { dice, diary } = scene;
  const told = dice.any(diary.told.filter((one) => one.what === "answer"));
  if (told) await send(scene, { name: told.name, input: told.input, key: told.key });
}

export async function voidLabel(scene: Scene): Promise<void> {
  const { dice, diary, life } = scene;
  const isLabel = (one: Told) => one.what === "label";
  const label = dice.any(diary.told.filter(isLabel));
  if (!label) return;
  const call = life.call(doorOf(dice), "voidLabel", { orderItemId: label.orderItemId });
  later(scene, call, (reply) => learnVoid(diary, label, reply));
  if (dice.chance(0.6)) await drive(life, Promise.all(scene.pending));
}
