import { deepStrictEqual, ok } from "node:assert/strict";
import { cpSync } from "node:fs";
import { expect, test } from "vitest";
import { StationError } from "#shared/contract/errors.ts";
import { ManualClock } from "../manual-clock.ts";
import { openReceiver } from "../service/receiver.ts";
import { liveTheDay, recover, type Told, watch } from "./crash-day.ts";
import { StationWorld } from "./station-world.ts";
import { Wrecks } from "./wrecks.ts";

/** `SHIPDECK_ALL_CRASHES=1 npx vitest run tests/faults` */
const every = process.env["SHIPDECK_ALL_CRASHES"] === "1";
const soon = "2026-11-23T16:05:00.000Z";
const twoHoursLater = "2026-11-23T18:05:00.000Z";

/** What is wrong, beside the crash, while the station recovers from it. */
const troubles: Record<string, (world: StationWorld) => void> = {
  "the disk is full": ({ station }) => {
    const { store } = station.station.parts;
    const full = new StationError("STORAGE_UNAVAILABLE", "The disk is full.");
    store.write = () => Promise.reject(full);
  },
  "the disk is full for every second write": ({ station }) => {
    const { store } = station.station.parts;
    const write = store.write.bind(store);
    let turn = 0;
    const full = new StationError("STORAGE_UNAVAILABLE", "The disk is full.");
    store.write = (fn, crowd) => (++turn % 2 === 1 ? Promise.reject(full) : write(fn, crowd));
  },
  "no label file can be written": ({ station }) => {
    station.station.parts.vault.write = () => Promise.reject(new Error("EIO: i/o error"));
  },
  "the carrier is silent": ({ carrier }) => {
    const silent = () => Promise.reject(new Error("connect ETIMEDOUT"));
    Object.assign(carrier, { buy: silent, find: silent, void: silent });
  },
};

/** A life after the crash in which nothing goes well; it ends as calmly as it can. */
async function suffer(folder: string, trouble: (world: StationWorld) => void): Promise<void> {
  const clock = new ManualClock(Date.parse(soon));
  await using world = await StationWorld.open({ folder, clock, keep: true });
  trouble(world);
  for (let minute = 0; minute < 3; minute++) {
    await world.station.station.processAll().catch((error: unknown) => {
      ok(error instanceof StationError && error.code === "STORAGE_UNAVAILABLE", String(error));
    });
    await clock.advance(60_000);
  }
  // Whatever could not be done was not half done.
  deepStrictEqual(await world.problems(), []);
}

test("a station that was killed and meets another trouble while it recovers ends with the right books all the same", async () => {
  const receiver = await openReceiver();
  using wrecks = new Wrecks(() => world.folder);
  const world = await StationWorld.open({ moment: wrecks.take });
  await using _open = world;
  await liveTheDay(wrecks, world, receiver.url, ["fine", "sold unheard", "lost"]);
  const all = Object.entries(troubles);
  let met = 0;
  for (const [n, { moment, folder, told }] of wrecks.list.entries())
    // One of them for each crash by day, all of them by night.
    for (const [what, trouble] of every ? all : all.slice(n % all.length, (n % all.length) + 1)) {
      const copy = `${folder}-${what.replaceAll(" ", "-")}`;
      cpSync(folder, copy, { recursive: true });
      await suffer(copy, trouble)
        .then(() => recover({ folder: copy, told: told as Told }, twoHoursLater))
        .catch((error: unknown) => {
          throw new Error(`killed at: ${moment}; then ${what}`, { cause: error });
        });
      met += 1;
    }
  await receiver.close();
  console.log(`${wrecks.list.length} crashes, ${met} second troubles`);
  expect(met).toBeGreaterThan(20);
});

test("wherever the station is killed while money comes in and webhooks and keys are made, what was acknowledged is there, and nothing is there twice", async () => {
  using wrecks = new Wrecks(() => world.folder);
  const world = await StationWorld.open();
  await using _open = world;
  watch(world, wrecks.take);
  const { desk } = world.station;
  wrecks.recording = true;
  const told = { deposits: 0, hooks: 0, keys: 0 };
  const tell = (news: Partial<typeof told>) => {
    Object.assign(told, news);
    wrecks.told = { ...told };
    wrecks.take("the customer heard the answer");
  };
  wrecks.told = { ...told };
  for (let n = 1; n <= 3; n++) {
    await desk.deposit({ currency: "LTC", amount: "0.1" });
    tell({ deposits: n });
    await desk.createWebhook({ webhookUrl: `http://127.0.0.1:9/${n}`, events: ["label.created"] });
    tell({ hooks: n });
    await desk.createKey({ name: `key ${n}` });
    tell({ keys: n });
  }
  wrecks.recording = false;
  for (const { moment, folder, told: heard } of wrecks.list) {
    await using again = await StationWorld.open({ folder, keep: true });
    const { desk } = again.station;
    const { transactions = [] } = await desk.getBalance({ includeTransactions: true });
    const { webhooks } = await desk.listWebhooks();
    const { keys } = await desk.listKeys();
    const found = { deposits: transactions.length, hooks: webhooks.length, keys: keys.length };
    const { deposits, hooks, keys: keysTold } = heard as typeof told;
    const sum = deposits + hooks + keysTold;
    const more = found.deposits + found.hooks + found.keys - sum;
    // At most the one thing that was being made and of which nobody had heard.
    ok(more === 0 || more === 1, `killed at: ${moment}: ${JSON.stringify({ found, heard })}`);
    ok(found.deposits >= deposits && found.hooks >= hooks && found.keys >= keysTold, moment);
    deepStrictEqual(await again.problems(), []);
  }
  console.log(`${wrecks.list.length} states of the disk`);
  expect(wrecks.list.length).toBeGreaterThan(20);
});
