import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { StationConfig } from "#electron/config.ts";
import { jobById, setJob } from "#electron/store/print-jobs.ts";
import { DeskMachine } from "../desk-machine.ts";
import { batchOf, openWarehouse, rowTo } from "../service/batches/batch-room.ts";
import { orderFor } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";
import { FolderInstaller } from "./folder-installer.ts";
import { TestFeed } from "./test-feed.ts";

let folder: string;
let data: string;
let feed: TestFeed;
let installer: FolderInstaller;
let machine: DeskMachine;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "shipdeck-updating-"));
  data = join(folder, "data");
  feed = await TestFeed.open();
  feed.offer("0.2.0");
  installer = new FolderInstaller(join(folder, "installer"));
  machine = new DeskMachine();
});
afterEach(async () => {
  await feed[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

const open = (config: Partial<StationConfig>) =>
  TestStation.open({ data, machine, installer, config });

/** A station whose update is fetched and waits. */
async function readyStation(mode: "check" | "automatic" = "check") {
  const station = await open({ policy: feed.policy(mode) });
  await station.desk.checkForUpdates();
  await station.station.parts.updates.download();
  expect((await station.desk.getUpdates()).phase).toBe("ready");
  return station;
}

const minutes = (count: number) => count * 60_000;

test("without a policy nothing is asked, fetched or installed, and the sentence says who can change that", async () => {
  await using station = await open({});
  const { desk, clock } = station;
  expect(await desk.getUpdates()).toMatchObject({ mode: "off", feed: null, offer: null });
  for (const call of [desk.checkForUpdates(), desk.downloadUpdate(), desk.installUpdate()])
    await expect(call).rejects.toMatchObject({ code: "UPDATES_OFF" });
  await clock.advance(minutes(3_000));
  await station.station.processAll();
  expect(feed.asked).toEqual([]);
});

test("a feed that the policy names and switches off is not asked", async () => {
  const { updates } = feed.policy();
  if (!updates) throw new Error("no policy");
  await using station = await open({ policy: { updates: { ...updates, mode: "off" } } });
  await expect(station.desk.checkForUpdates()).rejects.toMatchObject({ code: "UPDATES_OFF" });
  expect(feed.asked).toEqual([]);
});

test("the feed is asked five minutes after the start and then once a day; a check fetches nothing", async () => {
  await using station = await open({ policy: feed.policy() });
  const manifests = () => feed.asked.filter((path) => path.endsWith(".yml")).length;
  await station.station.processAll();
  expect(manifests()).toBe(0);
  await station.clock.advance(minutes(5));
  await station.station.processAll();
  expect(manifests()).toBe(1);
  await station.clock.advance(minutes(23 * 60));
  await station.station.processAll();
  expect(manifests()).toBe(1);
  await station.clock.advance(minutes(60));
  await station.station.processAll();
  expect(manifests()).toBe(2);
  expect(feed.asked.filter((path) => path.endsWith("AppImage"))).toEqual([]);
  expect((await station.desk.getUpdates()).offer?.version).toBe("0.2.0");
});

test("an installation that IT rolls out only tells of the new version", async () => {
  installer.hindrance = "package";
  await using station = await open({ policy: feed.policy("automatic") });
  expect(await station.desk.checkForUpdates()).toMatchObject({
    hindrance: "package",
    phase: "idle",
    offer: { version: "0.2.0" },
  });
  for (const call of [station.desk.downloadUpdate(), station.desk.installUpdate()])
    await expect(call).rejects.toMatchObject({
      code: "NOT_ON_THIS_MACHINE",
      message: expect.stringContaining("whoever rolls it out installs"),
    });
  expect(feed.asked.filter((path) => path.endsWith("AppImage"))).toEqual([]);
});

test("a station without a window tells of the new version, too", async () => {
  await using station = await TestStation.open({ data, config: { policy: feed.policy() } });
  expect(await station.desk.checkForUpdates()).toMatchObject({
    hindrance: "no-window",
    offer: { version: "0.2.0" },
  });
});

test("before an update is put in place a backup is made, and the station has ended", async () => {
  const station = await readyStation();
  expect((await station.desk.installUpdate()).phase).toBe("installing");
  const { results } = await station.desk.getBackups();
  expect(results).toMatchObject([{ by: "update", ok: true, kept: true }]);
  // The desktop ends the program, closes the station, and only then does this.
  expect(installer.installs).toEqual([]);
  await station.close();
  await machine.ends[0]?.();
  expect(installer.installs).toEqual([{ restart: true }]);
});

test("without a good backup nothing is installed", async () => {
  await using station = await readyStation();
  // A folder that is a file cannot take one.
  machine.chosen = join(folder, "installer", "update");
  await station.desk.chooseFolder();
  await station.desk.planBackups({ folder: machine.chosen });
  await expect(station.desk.installUpdate()).rejects.toMatchObject({
    code: "STORAGE_UNAVAILABLE",
    message: expect.stringContaining("no backup could be made first"),
  });
  expect(machine.ends).toEqual([]);
  expect((await station.desk.getUpdates()).phase).toBe("ready");
});

test("an installation that fails is told at the next start", async () => {
  const station = await readyStation();
  await station.desk.installUpdate();
  await station.close();
  installer.failure = new Error("the disk is full");
  await expect(machine.ends[0]?.()).rejects.toThrow("the disk is full");
  await using again = await open({ policy: feed.policy() });
  expect((await again.desk.getUpdates()).problem).toMatchObject({
    code: "UPDATE_NOT_INSTALLED",
    message: "The update could not be installed: the disk is full",
  });
  expect((await again.desk.checkForUpdates()).problem).toBeNull();
});

describe("while the station is at work no update is installed, by hand or at the end of the program", () => {
  async function expectRefusal(station: TestStation, code: string) {
    await expect(station.desk.installUpdate()).rejects.toMatchObject({ code });
    expect(await station.station.parts.updates.atQuit()).toBeNull();
    expect((await station.desk.getBackups()).results).toEqual([]);
    expect(machine.ends).toEqual([]);
    expect((await station.desk.getUpdates()).phase).toBe("ready");
  }

  test("a label is being bought, voided, or an order is on its way", async () => {
    await using station = await readyStation("automatic");
    const { busyAttempts, busyVoids, buyingOrders } = station.station.parts;
    for (const busy of [busyAttempts, busyVoids, buyingOrders]) {
      busy.add("x");
      await expectRefusal(station, "PURCHASE_IN_PROGRESS");
      busy.delete("x");
    }
    expect(await station.station.parts.updates.atQuit()).not.toBeNull();
  });

  test("a batch is being bought, or a file is read in", async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    await using station = await openWarehouse({
      data,
      machine,
      installer,
      config: { policy: feed.policy("automatic") },
      carriers(own) {
        const gateway = own();
        return { ...gateway, buy: (request) => gate.then(() => gateway.buy(request)) };
      },
    });
    const { desk } = station;
    await desk.checkForUpdates();
    const id = await batchOf(station, [rowTo("Dana"), rowTo("Ada")]);
    station.station.parts.batchWork.loading.add("bat_2");
    await expectRefusal(station, "BATCH_LOADING");
    station.station.parts.batchWork.loading.delete("bat_2");
    const { usd } = await desk.quoteBatch({ id });
    await desk.buyBatch({ id, commandId: "buy", expectedUsd: usd });
    await expectRefusal(station, "BATCH_BUSY");
    open();
    await station.station.processAll();
    expect((await desk.getBatch({ id })).counts.bought).toBe(2);
    expect((await desk.installUpdate()).phase).toBe("installing");
  });

  test("labels wait for their printer", async () => {
    await using station = await readyStation("automatic");
    machine.chosen = join(folder, "prints");
    await station.desk.chooseFolder();
    const profile = await station.desk.savePrinterProfile({
      name: "Folder",
      route: { kind: "folder", folder: machine.chosen },
    });
    const { id } = await station.desk.printTestPage({ profileId: profile.id });
    await station.station.processAll();
    const { store } = station.station.parts;
    const wait = (state: "queued" | "printing" | "stopped") =>
      store.write((tx) => {
        const { seq = 0 } = jobById.get(tx, { id }) ?? {};
        setJob.run(tx, { seq, state, sent: 0, code: null, message: null, now: 0 });
      });
    for (const state of ["queued", "printing"] as const) {
      await wait(state);
      await expectRefusal(station, "PRINT_JOB_RUNNING");
    }
    await wait("stopped");
    expect(await station.station.parts.updates.atQuit()).not.toBeNull();
  });

  test("something that begins while the backup is made stops it", async () => {
    await using station = await readyStation();
    // It has looked, and the backup is being made, before this line is over.
    const preparing = station.station.parts.updates.prepare();
    station.station.parts.buyingOrders.add("ord_1");
    await expect(preparing).rejects.toMatchObject({ code: "PURCHASE_IN_PROGRESS" });
    expect((await station.desk.getBackups()).results).toMatchObject([{ by: "update", ok: true }]);
    expect((await station.desk.getUpdates()).phase).toBe("ready");
    expect(machine.ends).toEqual([]);
  });
});

describe("the automatic policy", () => {
  test("fetches by itself and installs when the program ends, without starting it again", async () => {
    const station = await open({ policy: feed.policy("automatic") });
    await station.clock.advance(minutes(5));
    await station.station.processAll();
    expect(await station.desk.getUpdates()).toMatchObject({ mode: "automatic", phase: "ready" });
    const putInPlace = await station.station.parts.updates.atQuit();
    expect((await station.desk.getBackups()).results).toMatchObject([{ by: "update", ok: true }]);
    await station.close();
    await putInPlace?.(false);
    expect(installer.installs).toEqual([{ restart: false }]);
  });

  test("that only checks leaves it to the person, also at the end of the program", async () => {
    await using station = await readyStation("check");
    expect(await station.station.parts.updates.atQuit()).toBeNull();
  });
});

test("a purchase goes on beside a check and a download", async () => {
  await using station = await open({ policy: feed.policy() });
  const { desk } = station;
  await desk.deposit({ currency: "LTC", amount: "50" });
  const { orderId } = await orderFor(desk);
  const [bought, state] = await Promise.all([
    desk.purchaseLabels({ orderId }),
    desk.checkForUpdates(),
  ]);
  expect(bought.labels).toMatchObject([{ success: true }]);
  expect(state.offer?.version).toBe("0.2.0");
});

test("the feed is reached through the policy's proxy, and the policy's authority vouches for it", async () => {
  const certificates = join(import.meta.dirname, "../network/certificates");
  const pem = (name: string) => readFileSync(join(certificates, name), "utf8");
  const outside = createSecureServer(
    { key: pem("server-key.pem"), cert: pem("server.pem") },
    (request, response) => {
      const answer = feed.answers.get(request.url ?? "");
      if (typeof answer === "function" || answer === undefined) response.writeHead(404).end();
      else response.end(answer);
    },
  );
  const passed: string[] = [];
  const proxy = createServer((_, response) => void response.writeHead(404).end());
  proxy.on("connect", (request, client) => {
    passed.push(request.url ?? "");
    const server = connect((outside.address() as AddressInfo).port, "127.0.0.1", () => {
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      server.pipe(client);
      client.pipe(server);
    });
    for (const end of [server, client]) end.on("error", () => (server.destroy(), client.destroy()));
  });
  for (const server of [outside, proxy]) {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  }
  const policy = feed.policy("check", "https://outside.test:8443/shipdeck");
  const network = { proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` };
  try {
    await using station = await open({
      policy: { ...policy, network },
      policyAuthority: pem("authority.pem"),
    });
    expect(await station.desk.checkForUpdates()).toMatchObject({
      offer: { version: "0.2.0" },
      problem: null,
    });
    expect(new Set(passed)).toEqual(new Set(["outside.test:8443"]));
  } finally {
    for (const server of [outside, proxy]) {
      server.closeAllConnections();
      server.close();
    }
  }
});
