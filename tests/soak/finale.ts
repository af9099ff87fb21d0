import type { Api } from "#shared/contract/index.ts";
import type { Output } from "#shared/contract/operation.ts";
import { allOrders, auditApi, auditCarrier, auditStore } from "../faults/audit.ts";
import { ipcClient } from "../station.ts";
import { trace } from "./diary.ts";
import { heardOn, type OutsidePlaces, soldOn } from "./outside.ts";
import { ask, drive, type Scene, work } from "./scene.ts";
import { reachable } from "./soak-carrier.ts";
import { brokenWords } from "./words.ts";

const hour = 3_600_000;

/** What the store still has to do by itself. The hooks that nobody answers on are left aside. */
const openThings = [
  ["attempts", "SELECT count(*) FROM attempt WHERE state = 'open'"],
  [
    "voids",
    `SELECT count(*) FROM label l WHERE void_requested_at IS NOT NULL AND voided_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM void_refusal r WHERE r.order_item_id = l.order_item_id)`,
  ],
  ["batches", "SELECT count(*) FROM batch WHERE stage = 'buying'"],
  [
    "deliveries",
    `SELECT count(*) FROM delivery d JOIN webhook w ON w.id = d.webhook_id
      WHERE d.state = 'pending' AND w.url LIKE '%/living'`,
  ],
] as const;

function stillOpen({ life }: Scene): string[] {
  const { db } = life.station.parts.store;
  return openThings
    .filter(([, sql]) => Number(db.prepare(sql).pluck().get()) > 0)
    .map(([name]) => name);
}

/** Lets time pass until nothing is open: minutes at first, then hours, three weeks at the most. */
async function settle(scene: Scene, problems: string[]): Promise<void> {
  const { life } = scene;
  for (let round = 0; round < 160; round++) {
    await work(scene);
    if (stillOpen(scene).length === 0) return;
    await life.clock.advance(round < 60 ? 60_000 : 5 * hour);
  }
  problems.push(`never settled: ${stillOpen(scene).join(", ")}`);
}

/** Every label and every failure since the morning reached the living receiver under one id and with the same bytes. */
function webhookProblems({ life, diary }: Scene, outside: OutsidePlaces): string[] {
  const problems: string[] = [];
  const heard = heardOn(outside, life.day).filter(({ hook }) => hook === "living");
  const digests = new Map(heard.map(({ event, digest }) => [event, digest]));
  for (const { event, digest } of heard)
    if (digests.get(event) !== digest) problems.push(`${event} was sent with two bodies`);
  const accepted = new Set(heard.filter((one) => one.accepted).map(({ event }) => event));
  const events = life.station.parts.store.db
    .prepare("SELECT id, order_item_id item, kind FROM event WHERE order_item_id IS NOT NULL")
    .all() as { id: string; item: string; kind: string }[];
  for (const { id, kind } of events)
    if (!accepted.has(id)) problems.push(`${kind} ${id} never reached the receiver`);
  const known = new Set(events.map(({ id }) => id));
  const tests = diary.counts.steps > 0 ? [...accepted].filter((id) => !known.has(id)) : [];
  // A test event has no item; anything else that was heard is of an event that the station does not know of.
  for (const id of tests) {
    const row = life.station.parts.store.db.prepare("SELECT 1 FROM event WHERE id = ?").get(id);
    if (!row) problems.push(`${id} was heard and is unknown to the station`);
  }
  return problems;
}

/** What is wrong by the station's own books, an auditor's view of the API, the carrier's books and the customer's memory. */
async function audit(scene: Scene, outside: OutsidePlaces): Promise<string[]> {
  const { life } = scene;
  const desk = ipcClient(life.station);
  return [
    ...auditStore(life.station),
    ...(await auditApi(desk)),
    ...auditCarrier(life.station, soldOn(outside, life.day)),
    ...(await brokenWords(life, true)),
    ...webhookProblems(scene, outside),
  ];
}

/** One order under each reference, whether it was sent once or again and again. */
async function twins(scene: Scene): Promise<string[]> {
  const orders = await allOrders(ipcClient(scene.life.station));
  const sold = orders.filter(({ items }) => items.some((item) => item.status === "success"));
  const references = sold.map(({ externalReference }) => externalReference);
  const seen = new Set(references);
  return seen.size === references.length ? [] : ["an order was made and bought twice"];
}

/** Buying every order once more gets every label that the carrier sells: nothing is stuck for ever. */
async function nothingIsStuck(scene: Scene, problems: string[]): Promise<void> {
  const { life, diary } = scene;
  for (const { orderId } of diary.orders) {
    const reply = await drive(life, life.call("script", "purchaseLabels", { orderId }));
    if (!reply) return;
    if (!reply.success && reply.failure.code !== "ORDER_ALREADY_PURCHASED")
      problems.push(`${orderId} can never be bought: ${reply.failure.code}`);
  }
  await settle(scene, problems);
  for (const { orderId, recipients } of diary.orders) {
    const reply = await life.station.invoke("getOrder", { id: orderId });
    if (!reply.success) continue;
    const { items } = reply.data as Output<Api["getOrder"]>;
    for (const [index, to] of recipients.entries()) {
      const status = items[index]?.status;
      if ((status === "success" || status === "voided") !== reachable.has(to))
        problems.push(`the label to "${to}" ends as ${status}`);
    }
  }
}

/** The evening: the weather is good, and everything has to come right by itself. Answers what did not. */
export async function finale(scene: Scene, outside: OutsidePlaces): Promise<string[]> {
  const { life, diary } = scene;
  const problems = life.problems;
  life.calm = true;
  diary.weather = { diskFull: false, carrierSilent: false };
  trace(diary, "the evening");
  await drive(life, Promise.all(scene.pending));
  // What a person paused, or a full disk; a queue that was not paused goes on by itself.
  for (const { id } of diary.batches) {
    const batch = await ask<{ state: string }>(scene, "window", "getBatch", { id });
    if (batch?.state === "paused") await ask(scene, "window", "resumeBatch", { id });
  }
  await settle(scene, problems);
  problems.push(...(await audit(scene, outside)));
  const rich = { currency: "LTC", amount: "900" };
  await drive(life, life.call("window", "deposit", rich));
  await nothingIsStuck(scene, problems);
  problems.push(...(await audit(scene, outside)), ...(await twins(scene)));
  const head = life.station.parts.store.db
    .prepare("SELECT seq, hash FROM journal ORDER BY seq DESC LIMIT 1")
    .get();
  trace(diary, JSON.stringify(head));
  return problems;
}
