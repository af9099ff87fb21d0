import { expect, test } from "vitest";
import { examine } from "#electron/doctor.ts";
import { temporaryFolder } from "../store/open-database.ts";
import { dayMs, Life } from "./life.ts";

const start = Date.parse("2026-01-05T00:00:00.000Z");

function pagesOf({ storage }: Life): number {
  const pages = (name: string) => Number(storage.store.db.pragma(name, { simple: true }));
  return pages("page_count") - pages("freelist_count");
}

test("after three months and two thousand orders only what is kept for ever has grown", async () => {
  using folder = temporaryFolder();
  const life = await Life.begin(folder.path, start, {
    ordersPerDay: 22,
    batched: 0.3,
    asked: 0.5,
    thinDays: 40,
  });
  const { db } = life.storage.store;
  const count = (sql: string) => db.prepare(`SELECT count(*) FROM ${sql}`).pluck().get() as number;
  const passing = () => ({
    quotes: count("quote q WHERE NOT EXISTS (SELECT 1 FROM order_item WHERE rate_id = q.id)"),
    deliveries: count("delivery"),
    attempts: count("webhook_attempt"),
    events: count("event"),
    keys: count("idempotency"),
    edits: count("batch_edit"),
  });
  const used: number[] = [];
  const seen: ReturnType<typeof passing>[] = [];
  for (let day = 0; day < 91; day++) {
    await life.day();
    used.push(pagesOf(life));
    seen.push(passing());
  }
  const orders = count("orders");
  expect(orders).toBeGreaterThan(2000);
  expect([count("label") + count("attempt WHERE state = 'refused'"), count("shipment")]).toEqual([
    orders,
    expect.any(Number),
  ]);
  // Whatever passes is as much on the last day as a month before, within a day's chance.
  const [month, last] = [seen[60], seen[90]];
  expect(last?.deliveries).toBeLessThanOrEqual(31 * 22);
  expect(last?.events).toBe(last?.deliveries);
  expect(last?.attempts).toBe(month?.attempts);
  expect(last?.keys).toBeLessThanOrEqual(2 * 22);
  expect(last?.edits).toBeLessThanOrEqual(31);
  const perDay = (last?.quotes ?? 0) / 8;
  expect(Math.abs((last?.quotes ?? 0) - (month?.quotes ?? 0))).toBeLessThan(2 * perDay);
  // In the first days with all their offers everything is kept, later a fraction of it.
  const grown = (from: number, to: number) => ((used[to] ?? 0) - (used[from] ?? 0)) / (to - from);
  expect(grown(60, 90)).toBeLessThan(grown(40, 46) / 2);
  const { config } = life;
  await life.close();
  expect((await examine(config)).findings.filter(({ ok }) => !ok)).toEqual([]);
});

test("where nothing is bought the file stops growing: what was removed makes room for what comes", async () => {
  using folder = temporaryFolder();
  const life = await Life.begin(folder.path, start, { ordersPerDay: 0, batched: 0, asked: 0 });
  const { store } = life.storage;
  const size: number[] = [];
  for (let day = 0; day < 40; day++) {
    await store.write((tx) => {
      for (let asked = 0; asked < 20; asked++) life.askRates(tx, life.clock.now());
    });
    life.clock.jump(dayMs);
    await life.keeper.run();
    size.push(Number(store.db.pragma("page_count", { simple: true })));
  }
  await life.close();
  expect(size[5]).toBeGreaterThan(2 * (size[0] ?? 0));
  // Ids are random, so pages split here and there.
  expect(size[39]).toBeLessThan(1.05 * (size[10] ?? 0));
});
