import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesOf } from "#electron/open-parts.ts";
import { StationWorld } from "./station-world.ts";

const root = process.platform === "linux" && process.getuid?.() === 0;

/** The label of every second sale is the carrier's own PDF, the other one is drawn; both go the same way. */
const two = [{ to: "fine" as const }, { to: "fine" as const }];

async function worldWithOrders(count: number, places: { folder?: string; book?: string } = {}) {
  const world = await StationWorld.open(places);
  await world.station.desk.deposit({ currency: "LTC", amount: "90" });
  const orders: string[] = [];
  for (let n = 0; n < count; n++) orders.push(await world.order(two));
  world.key = await world.station.key();
  return { world, orders };
}

/** Buys all; notes what was answered and whether the carrier was called for it. */
async function buyAll(world: StationWorld, orders: readonly string[]) {
  const answers: { status: number; pending: number; called: number }[] = [];
  for (const orderId of orders) {
    const before = world.carrier.calls.buy;
    const { status, body } = await world.buy(orderId);
    const called = world.carrier.calls.buy - before;
    answers.push({ status, pending: body.data?.pendingCount ?? 0, called });
  }
  return answers;
}

async function everythingIsBought(world: StationWorld, orders: readonly string[]): Promise<void> {
  expect(await world.settle()).toBe(true);
  for (const orderId of orders) expect([200, 409]).toContain((await world.buy(orderId)).status);
  for (const id of orders) {
    const { paymentStatus } = await world.station.desk.getOrder({ id });
    expect(paymentStatus).toBe("paid");
  }
  expect(await world.problems()).toEqual([]);
  expect(world.carrierProblems()).toEqual([]);
}

test("while the database cannot grow, purchases are refused before the carrier is called or stay pending, and all is finished once there is space", async () => {
  const { world, orders } = await worldWithOrders(40);
  await using _open = world;
  const { db } = world.station.station.parts.store;
  const pages = Number(db.pragma("page_count", { simple: true }));
  db.pragma(`max_page_count = ${pages + 6}`);
  const answers = await buyAll(world, orders);
  const refused = answers.filter(({ status }) => status === 503);
  const pending = answers.filter(({ pending }) => pending > 0);
  console.log(`${answers.length} purchases: ${refused.length} refused, ${pending.length} pending`);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ called }) => called === 0)).toBe(true);
  expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
  // Reading goes on, and what is there is right.
  expect(await world.problems()).toEqual([]);
  db.pragma("max_page_count = 1073741823");
  await everythingIsBought(world, orders);
});

test("a sale whose outcome cannot be written stays pending and is found again, without asking the carrier in a hurry", async () => {
  const { world, orders } = await worldWithOrders(1);
  await using _open = world;
  const { store } = world.station.station.parts;
  const write = store.write.bind(store);
  let full = true;
  // The intent is written; from then on the disk is full.
  const isFull = () => full && world.carrier.calls.buy > 0;
  store.write = (fn) => {
    if (isFull())
      store.db.pragma(
        `max_page_count = ${String(store.db.pragma("page_count", { simple: true }))}`,
      );
    return write((tx) => {
      const value = fn(tx);
      if (isFull())
        tx.prepare("INSERT INTO meta VALUES (?, ?)").run("filler", "x".repeat(2_000_000));
      return value;
    });
  };
  const { status, body } = await world.buy(orders[0] ?? "");
  expect([status, body.data?.pendingCount]).toEqual([200, 2]);
  for (let minute = 0; minute < 10; minute++) await world.clock.advance(60_000);
  await world.station.station.processAll();
  console.log(`asked ${world.carrier.calls.find} times in ten minutes of a full disk`);
  // Ten minutes of a full disk are not thousands of questions to the carrier.
  expect(world.carrier.calls.find).toBeLessThan(2 * 10 * 15);
  full = false;
  store.write = write;
  store.db.pragma("max_page_count = 1073741823");
  await everythingIsBought(world, orders);
});

test("a label file that cannot be written keeps its label pending until it can", async () => {
  const { world, orders } = await worldWithOrders(2);
  await using _open = world;
  const { labels } = filesOf(world.station.station.config.folder);
  mkdirSync(labels, { recursive: true });
  renameSync(labels, `${labels}-away`);
  writeFileSync(labels, "a file where the folder should be");
  const answers = await buyAll(world, orders);
  expect(answers.map(({ status, pending }) => [status, pending])).toEqual([
    [200, 2],
    [200, 2],
  ]);
  expect(await world.problems()).toEqual([]);
  rmSync(labels);
  await everythingIsBought(world, orders);
});

test("on a real disk that is full the station goes on reading, and finishes everything once there is space", async () => {
  if (!root) {
    console.log("NOT ROOT: no small disk can be mounted; the two tests above stand for it.");
    expect(root).toBe(false);
    return;
  }
  const mount = mkdtempSync(join(tmpdir(), "shipdeck-small-disk-"));
  const books = mkdtempSync(join(tmpdir(), "shipdeck-carrier-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=64m", "shipdeck-test", mount]);
  try {
    // The carrier's disk is not full.
    const book = join(books, "carrier.jsonl");
    const { world, orders } = await worldWithOrders(40, { folder: mount, book });
    await world.station.station.parts.store.idle();
    const { bavail, bsize } = statfsSync(mount);
    const ballast = join(mount, "ballast");
    writeFileSync(ballast, Buffer.alloc((bavail - 60) * bsize));
    const answers = await buyAll(world, orders);
    const troubled = answers.filter(({ status, pending }) => status === 503 || pending > 0);
    console.log(`small disk: ${answers.length} purchases, ${troubled.length} in trouble`);
    expect(troubled.length).toBeGreaterThan(0);
    for (const { status, called } of answers) if (status === 503) expect(called).toBe(0);
    expect(await world.problems()).toEqual([]);
    rmSync(ballast);
    await everythingIsBought(world, orders);
    await world.stop();
  } finally {
    execFileSync("umount", ["-l", mount]);
    rmSync(mount, { recursive: true, force: true });
    rmSync(books, { recursive: true, force: true });
  }
});
