import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { wayUnder } from "#electron/service/network/stored-way.ts";
import type { Policy } from "#shared/contract/desk/policy.ts";
import { DeskMachine } from "../desk-machine.ts";
import { failureOf } from "../doors/room.ts";
import { PrintRoom } from "../printing/print-room.ts";
import { dana, orderFor, parcel, warehouse } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";

/** Every value of a policy holds in the station, whoever asks: the window is only one of those that do. */
let data: string;
beforeEach(() => void (data = mkdtempSync(join(tmpdir(), "shipdeck-managed-"))));
afterEach(() => rmSync(data, { recursive: true, force: true }));

const under = (policy: Policy, machine = new DeskMachine()) =>
  TestStation.open({ data, machine, config: { policy, policyFile: "/etc/shipdeck/policy.json" } });

async function refusal(call: Promise<unknown>) {
  const { code, message, errors } = await failureOf(call);
  return { code, message, field: errors[0]?.field };
}

const managed = (field: string) => ({
  code: "MANAGED",
  field,
  message: expect.stringMatching(/by your organization's policy\. Ask .*\.$/),
});

const shipment = { fromAddress: warehouse, toAddress: dana, packageDetails: parcel };

test("the desk is told what is managed, where that stands and whom to ask", async () => {
  const policy: Policy = { contact: "IT, extension 4242", port: 4820 };
  await using station = await under(policy);
  expect(await station.desk.getPolicy()).toEqual({
    file: "/etc/shipdeck/policy.json",
    contact: "IT, extension 4242",
    policy,
  });
  expect((await refusal(station.desk.setPreferences({ port: 1 }))).message).toBe(
    "The port is fixed by your organization's policy. Ask IT, extension 4242.",
  );
});

test("port, data folder and language cannot be changed; what else belongs to the person can", async () => {
  const machine = new DeskMachine();
  await using station = await under({ port: 4820, dataFolder: data, language: "es" }, machine);
  const { desk } = station;
  expect(await refusal(desk.setPreferences({ port: 4811 }))).toEqual(managed("port"));
  expect(await refusal(desk.setPreferences({ language: "en" }))).toEqual(managed("language"));
  machine.chosen = tmpdir();
  await desk.chooseFolder();
  const moved = desk.setPreferences({ dataFolder: tmpdir() });
  expect(await refusal(moved)).toEqual(managed("dataFolder"));
  expect((await desk.setPreferences({ theme: "dark", port: 4820 })).theme).toBe("dark");
});

test("a mode that is not allowed is not switched to", async () => {
  const machine = new DeskMachine();
  await using station = await under({ modes: ["sandbox"] }, machine);
  expect(await refusal(station.desk.switchMode({ mode: "live" }))).toEqual(managed("mode"));
  expect(machine.switches).toEqual([]);
});

describe("API keys", () => {
  const apiKeys = { scopes: ["read", "rates", "orders", "purchase"], dailyLimitUsd: 10 } as const;
  const policy: Policy = { apiKeys: { ...apiKeys, scopes: [...apiKeys.scopes] } };

  test("are made with no other scope and no higher limit, and by default with all that is allowed", async () => {
    await using station = await under(policy);
    const { desk } = station;
    const webhooks = desk.createKey({ name: "x", scopes: ["read", "webhooks"] });
    expect(await refusal(webhooks)).toEqual(managed("scopes"));
    const rich = desk.createKey({ name: "x", dailyLimitUsd: 10.01 });
    expect(await refusal(rich)).toEqual(managed("dailyLimitUsd"));
    expect(await desk.createKey({ name: "x" })).toMatchObject({
      scopes: apiKeys.scopes,
      dailyLimitUsd: 10,
    });
    expect((await desk.createKey({ name: "y", dailyLimitUsd: 3 })).dailyLimitUsd).toBe(3);
  });

  test("that are older than the policy lose what it does not allow, on the very port", async () => {
    const before = await under({});
    const key = await before.desk.createKey({ name: "old" });
    await before.desk.deposit({ currency: "LTC", amount: "50" });
    await before.close();
    await using station = await under(policy);
    const client = await station.clientOf(key);
    expect(await refusal(client.listWebhooks())).toMatchObject({ code: "FORBIDDEN" });
    expect((await station.desk.listKeys()).keys[0]).toMatchObject({
      scopes: apiKeys.scopes,
      dailyLimitUsd: 10,
    });
    const { orderId } = await orderFor(client, [dana, dana, dana, dana]);
    const bought = await refusal(client.purchaseLabels({ orderId }));
    expect(bought.message).toContain("may spend 10.00 USD a day");
    const successor = await station.desk.rotateKey({
      id: (await station.desk.listKeys()).keys[0]?.id ?? "",
    });
    expect(successor).toMatchObject({ scopes: apiKeys.scopes, dailyLimitUsd: 10 });
  });
});

describe("carriers", () => {
  test("that are not allowed are not listed, not rated and not bought", async () => {
    const before = await under({});
    const { rates } = await before.desk.getRates({ ...shipment, carriers: ["UPS"] });
    const rateId = rates[0]?.id ?? "";
    const { orderId } = await before.desk.createOrder({ items: [{ rateId }] });
    await before.desk.deposit({ currency: "LTC", amount: "50" });
    await before.close();
    await using station = await under({ carriers: ["USPS"] });
    const { desk } = station;
    expect((await desk.listCarriers({})).carriers.map(({ carrier }) => carrier)).toEqual(["USPS"]);
    const all = await desk.getRates(shipment);
    expect(new Set(all.rates.map(({ carrier }) => carrier))).toEqual(new Set(["USPS"]));
    const ups = await desk.getRates({ ...shipment, carriers: ["UPS"] });
    expect(ups.rates).toEqual([]);
    expect(ups.messages).toMatchObject([
      { carrier: "UPS", message: expect.stringContaining("not allowed by your organization") },
    ]);
    // A quote of the day before is no way around it, and costs nothing.
    const purchase = await desk.purchaseLabels({ orderId });
    expect(purchase.labels).toMatchObject([{ success: false, code: "CARRIER_NOT_ALLOWED" }]);
    const { balances } = await desk.getBalance({});
    expect(balances.find(({ currency }) => currency === "LTC")).toMatchObject({
      balance: 50,
      held: 0,
    });
  });
});

describe("printers", () => {
  test("that are not named are not set up, not printed on, and get nothing of what waits", async () => {
    const allowed = join(data, "allowed");
    const other = join(data, "other");
    const machine = new DeskMachine();
    const before = await PrintRoom.open(1, { data, machine });
    machine.chosen = other;
    await before.desk.chooseFolder();
    const old = await before.desk.savePrinterProfile({
      name: "Old",
      route: { kind: "folder", folder: other },
    });
    const items = before.items;
    await before.station.close();

    await using station = await under(
      { printers: [{ folder: allowed }, { queue: "Zebra" }] },
      machine,
    );
    const { desk } = station;
    const save = (route: Parameters<typeof desk.savePrinterProfile>[0]["route"]) =>
      refusal(desk.savePrinterProfile({ name: "New", route }));
    expect(await save({ kind: "folder", folder: other })).toEqual(managed("route"));
    expect(await save({ kind: "spooler", queue: "Dymo" })).toEqual(managed("route"));
    expect(await save({ kind: "zpl", host: "10.0.0.9" })).toEqual(managed("route"));
    const print = { orderItemIds: items, profileId: old.id };
    expect(await refusal(desk.startPrint({ ...print, commandId: "c1" }))).toEqual(managed("route"));
    expect(await refusal(desk.printTestPage({ profileId: old.id }))).toEqual(managed("route"));
    machine.chosen = allowed;
    await desk.chooseFolder();
    const good = await desk.savePrinterProfile({
      name: "Good",
      route: { kind: "folder", folder: allowed },
    });
    const job = await desk.startPrint({ ...print, profileId: good.id, commandId: "c2" });
    await station.station.processAll();
    expect((await desk.getPrintJob({ jobId: job.id })).state).toBe("done");
  });
});

test("webhooks go into the local network only where the policy says so", async () => {
  const url = { webhookUrl: "http://192.168.7.9:8080/hook", events: ["label.created" as const] };
  await using open = await TestStation.open({
    config: { policy: { lanWebhooks: true }, lanWebhooks: true },
  });
  await expect(open.desk.createWebhook(url)).resolves.toBeDefined();
  await using closed = await TestStation.open({ config: { policy: { lanWebhooks: false } } });
  await expect(closed.desk.createWebhook(url)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
});

describe("the way out", () => {
  const pem = (name: string) =>
    readFileSync(join(import.meta.dirname, "../network/certificates", name), "utf8");

  test("is the policy's: its proxy and its authority are used and cannot be changed", async () => {
    const machine = new DeskMachine();
    const policy: Policy = { network: { proxy: "http://proxy.example.com:3128" } };
    const own = await under({}, machine);
    await own.desk.setProxy({ url: "http://ada:hush@mine.example.com:1" });
    await own.close();
    await using station = await TestStation.open({
      data,
      machine,
      config: { policy, policyFile: "/p", policyAuthority: pem("authority.pem") },
    });
    const { desk } = station;
    const network = await desk.getNetwork();
    expect(network.proxy).toBe("http://proxy.example.com:3128");
    expect(network.authority?.name).toContain("Example Company Authority");
    expect(await refusal(desk.setProxy({ url: null }))).toEqual(managed("url"));
    expect(await refusal(desk.forgetAuthority())).toEqual(managed("authority"));
    expect(await refusal(desk.chooseAuthority())).toEqual(managed("authority"));
  });

  test("has no proxy at all where the policy says null, and keeps the station's own in what is left open", () => {
    const own = () => ({ proxy: "http://mine.example.com:1", authority: "own" });
    const none = { policy: { network: { proxy: null } }, policyAuthority: null };
    expect(wayUnder(none, own)()).toEqual({ proxy: null, authority: "own" });
    const trust = { policy: {}, policyAuthority: "company" };
    expect(wayUnder(trust, own)()).toEqual({ proxy: own().proxy, authority: "company" });
    expect(wayUnder({ policy: {}, policyAuthority: null }, own)()).toEqual(own());
  });
});

test("the backup plan is the policy's in what it fixes, and the person's in the rest", async () => {
  const machine = new DeskMachine();
  const folder = join(data, "company-backups");
  await using station = await under({ backups: { schedule: "daily", hour: 3, folder } }, machine);
  const { desk } = station;
  expect((await desk.getBackups()).plan).toMatchObject({ schedule: "daily", hour: 3, folder });
  expect(await refusal(desk.planBackups({ schedule: "off" }))).toEqual(managed("schedule"));
  expect(await refusal(desk.planBackups({ hour: 4 }))).toEqual(managed("hour"));
  machine.chosen = tmpdir();
  await desk.chooseFolder();
  expect(await refusal(desk.planBackups({ folder: tmpdir() }))).toEqual(managed("folder"));
  expect((await desk.planBackups({ everyHours: 2 })).plan).toMatchObject({
    schedule: "daily",
    everyHours: 2,
  });
  const made = await desk.backUpNow();
  expect(made.file.startsWith(folder)).toBe(true);
});
