import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesOf } from "#electron/open-parts.ts";
import { type Head, readHead } from "#electron/store/head-file.ts";
import type { Behaviour } from "./fake-carrier.ts";
import { parcel, warehouse } from "../seeds/warehouse.ts";
import { at } from "../service/batches/batch-room.ts";
import { type Purchase, StationWorld } from "./station-world.ts";

/** Something that somebody was told: a question to the database, and its answer from then on. */
export interface Fact {
  sql: string;
  asks: string;
  answer: string | number;
}

export interface Acknowledged {
  /** How long the log was when the customer heard of it: every later power cut must keep it. */
  walBytes: number;
  head: Head;
  facts: Fact[];
}

/** A day of a station as its files tell it: the database at the morning, the log of the day, and what customers heard when. */
export interface RecordedDay extends Disposable {
  /** The whole data folder of the evening, as kill -9 leaves it. */
  evening: string;
  /** The mode's folder in it. */
  files: ReturnType<typeof filesOf>;
  morning: Buffer;
  wal: Buffer;
  acknowledged: Acknowledged[];
  head: Head;
}

const mixture: readonly Behaviour[] = ["fine", "fine", "refused", "fine", "lost", "sold unheard"];

type Tell = (facts: Fact[]) => void;
type Label = Purchase["labels"][number];

function soldFact({ success, orderItemId, trackingCode }: Label): Fact[] {
  const sql = "SELECT tracking_code FROM label WHERE order_item_id = ?";
  return success && trackingCode ? [{ sql, asks: orderItemId, answer: trackingCode }] : [];
}

/** A receiver that is never there listens from now on. */
async function beginDay(world: StationWorld, tell: Tell): Promise<void> {
  const { desk } = world.station;
  const webhookUrl = "http://127.0.0.1:9/hook";
  const { id } = await desk.createWebhook({ webhookUrl, events: ["label.created"] });
  tell([{ sql: "SELECT url FROM webhook WHERE id = ?", asks: id, answer: webhookUrl }]);
  await desk.updateSettings({ shipFrom: [{ id: "main", name: "Main", address: warehouse }] });
  await depositOne(world, tell);
}

async function depositOne({ station }: StationWorld, tell: Tell): Promise<void> {
  const { transactionId } = await station.desk.deposit({ currency: "BTC", amount: "0.00000007" });
  tell([{ sql: "SELECT amount FROM journal WHERE id = ?", asks: transactionId, answer: 7 }]);
}

async function voidOne({ station }: StationWorld, labels: Label[], tell: Tell): Promise<void> {
  const { orderItemId } = labels.find(({ success }) => success) ?? {};
  if (orderItemId === undefined) return;
  const { refund } = await station.desk.voidLabel({ orderItemId });
  if (!refund) return;
  const sql = "SELECT order_item_id FROM journal WHERE id = ? AND type = 'label_refund'";
  tell([{ sql, asks: refund.transactionId, answer: orderItemId }]);
}

async function buyBatch({ station }: StationWorld, tell: Tell): Promise<void> {
  const { desk } = station;
  const { id } = await desk.createBatch({ name: "Evening" });
  for (const name of ["fine", "refused", "Fine"])
    await desk.addBatchRow({ id, orderNumber: name, toAddress: at(name), package: parcel });
  await station.station.processAll();
  const { usd } = await desk.quoteBatch({ id });
  await desk.buyBatch({ id, commandId: "evening", expectedUsd: usd });
  await station.station.processAll();
  const { rows } = await desk.listBatchRows({ id });
  const orders = rows.flatMap(({ order }) => (order ? [order.orderId] : []));
  for (const orderId of orders) {
    const { items } = await desk.getOrder({ id: orderId });
    tell(items.flatMap(({ label }) => (label ? soldFact(label) : [])));
  }
}

/** Lives a day of so many purchases, with deposits, voids, a webhook and a batch, without a checkpoint, so that the log holds all of it. */
export async function recordDay(purchases: number): Promise<RecordedDay> {
  const root = mkdtempSync(join(tmpdir(), "shipdeck-day-"));
  const world = await StationWorld.open({ folder: join(root, "world") });
  const { store } = world.station.station.parts;
  const files = filesOf(world.station.station.config.folder);
  await world.station.desk.deposit({ currency: "LTC", amount: "90" });
  const orders: string[] = [];
  for (let n = 0; n < purchases; n++) {
    const to = mixture[n % mixture.length] ?? "fine";
    orders.push(await world.order(n % 5 === 4 ? [{ to }, { to: "fine" }] : [{ to }]));
  }
  await store.idle();
  store.db.pragma("wal_checkpoint(TRUNCATE)");
  store.keepWholeLog();
  const morning = readFileSync(files.database);
  const acknowledged: Acknowledged[] = [];
  const tell = (facts: Fact[]) => {
    const head = readHead(files.head);
    if (!head) throw new Error("no record of the journal's head");
    acknowledged.push({ walBytes: statSync(`${files.database}-wal`).size, head, facts });
  };
  await beginDay(world, tell);
  for (const [n, orderId] of orders.entries()) {
    const { labels } = await world.station.desk.purchaseLabels({ orderId });
    tell(labels.flatMap(soldFact));
    if (n % 10 === 9) await world.settle();
    if (n % 6 === 5) await voidOne(world, labels, tell);
    if (n % 8 === 7) await depositOne(world, tell);
  }
  await buyBatch(world, tell);
  await world.settle();
  await store.idle();
  const evening = join(root, "evening");
  cpSync(world.data, evening, { recursive: true });
  await world[Symbol.asyncDispose]();
  const left = filesOf(join(evening, "sandbox"));
  const head = readHead(left.head);
  if (!head) throw new Error("no record of the journal's head");
  return {
    evening,
    files: left,
    morning,
    wal: readFileSync(`${left.database}-wal`),
    acknowledged,
    head,
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}
