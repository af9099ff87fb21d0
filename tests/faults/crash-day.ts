import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { join } from "node:path";
import { ManualClock } from "../manual-clock.ts";
import type { Behaviour } from "./fake-carrier.ts";
import { watchDurableSteps } from "./moments.ts";
import { type OpenOutside, type Purchase, StationWorld } from "./station-world.ts";
import type { Wreck, Wrecks } from "./wrecks.ts";

/** What the customer knows: once told, it may never be untrue again. */
export interface Told {
  orderId: string;
  recipients: readonly Behaviour[];
  key: { apiKey: string; apiSecret: string } | null;
  purchase: Purchase | null;
  voided: string | null;
}

export function watch(world: StationWorld, moment: (name: string) => void): void {
  const { parts, config } = world.station.station;
  watchDurableSteps(parts, join(config.folder, "labels"), moment);
}

/** A short day: money in, an order bought, one label voided, everything settled and told to a webhook. */
export async function liveTheDay(
  wrecks: Pick<Wrecks, "take" | "recording" | "told">,
  world: StationWorld,
  webhookUrl: string,
  recipients: readonly Behaviour[],
): Promise<void> {
  watch(world, wrecks.take);
  const { desk } = world.station;
  await desk.createWebhook({ webhookUrl, events: ["label.created", "label.failed"] });
  await desk.deposit({ currency: "LTC", amount: "5" });
  const orderId = await world.order(recipients.map((to) => ({ to })));
  world.key = await world.station.key();
  const told: Told = { orderId, recipients, key: world.key, purchase: null, voided: null };
  const tell = (news: Partial<Told>) => void (wrecks.told = Object.assign({ ...told }, news));
  tell({});
  wrecks.recording = true;
  const { body } = await world.buy(orderId, undefined, "order-1");
  tell({ purchase: body.data ?? null });
  wrecks.take("CP9, CP10 the customer heard the answer");
  await world.settle();
  const bought = body.data?.labels.find(({ success }) => success);
  if (bought) {
    await desk.voidLabel({ orderItemId: bought.orderItemId });
    tell({ purchase: body.data ?? null, voided: bought.orderItemId });
    wrecks.take("the customer heard of the refund");
  }
  await world.settle();
  wrecks.recording = false;
}

/** What was told is still so. */
async function keepsItsWord(world: StationWorld, told: Told): Promise<void> {
  const { items } = await world.station.desk.getOrder({ id: told.orderId });
  for (const [index, label] of (told.purchase?.labels ?? []).entries()) {
    const item = items[index];
    if (!label.success) continue;
    ok(item?.status === "success" || item?.status === "voided", `${item?.status} was bought`);
    deepStrictEqual(item.label?.trackingCode, label.trackingCode);
    const { bytes } = await world.station.desk.readLabel({ orderItemId: label.orderItemId });
    ok(bytes.length > 400, "the label file is not whole");
  }
  const voided = items.find(({ orderItemId }) => orderItemId === told.voided);
  ok(!told.voided || voided?.status === "voided", "a refund was taken back");
}

/** After all is settled, buying the order once more gets every label that the carrier sells: nothing is stuck for ever. */
async function nothingIsStuck(world: StationWorld, told: Told): Promise<void> {
  ok([200, 409].includes((await world.buy(told.orderId)).status));
  ok(await world.settle(), "something is never settled after another purchase");
  const { items } = await world.station.desk.getOrder({ id: told.orderId });
  for (const [index, to] of told.recipients.entries()) {
    const { status, error } = items[index] ?? {};
    const got = status === "success" || status === "voided";
    const sells = to === "fine" || to === "sold unheard";
    strictEqual(got, sells, `${to}: ${status} ${error?.message}`);
  }
}

/**
 * Starts a station on what a crash left, lets it settle, at an instant, and asks for the purchase once more as a script that heard nothing
 * would. Throws where wallet, labels, carrier and what was told do not agree. `moment` sees the recovery itself.
 */
export async function recover(
  wreck: Pick<Wreck, "folder"> & { told: Told },
  at: string,
  moment: (name: string) => void = () => {},
  outside?: OpenOutside,
): Promise<void> {
  const { told } = wreck;
  const clock = new ManualClock(Date.parse(at));
  const { folder } = wreck;
  await using world = await StationWorld.open({ folder, clock, moment, keep: true, outside });
  watch(world, moment);
  world.key = told.key;
  await keepsItsWord(world, told);
  ok(await world.settle(), "something is never settled");
  deepStrictEqual(await world.problems(), []);
  deepStrictEqual(world.carrierProblems(), []);
  await keepsItsWord(world, told);
  // A purchase that had begun is told again under its key; one that had not is made now.
  const { paymentStatus } = await world.station.desk.getOrder({ id: told.orderId });
  const again = await world.buy(told.orderId, undefined, "order-1");
  deepStrictEqual([again.status, again.replayed], [200, paymentStatus !== "pending"]);
  ok(await world.settle(), "something is never settled after the retry");
  await nothingIsStuck(world, told);
  deepStrictEqual(await world.problems(), []);
  deepStrictEqual(world.carrierProblems(), []);
  const waiting = world.station.station.parts.store.db
    .prepare("SELECT count(*) FROM delivery WHERE state <> 'delivered'")
    .pluck();
  deepStrictEqual(waiting.get(), 0, "webhooks wait");
  deepStrictEqual(world.station.errors, []);
}
