import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { httpClient } from "#electron/http-client.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Client } from "#shared/contract/operation.ts";
import { orderFor } from "../seeds/warehouse.ts";
import { cli, cliJson, serve } from "./child.ts";

function temporary() {
  const path = mkdtempSync(join(tmpdir(), "shipdeck-beside-"));
  const to = (name: string) => join(path, name);
  return { to, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

type Key = { apiKey: string; apiSecret: string };
interface Diagnosis {
  ok: boolean;
}

async function buy(client: Client<Api>): Promise<{ trackingCode: string; pdf: Buffer }> {
  const { orderId } = await orderFor(client);
  const { labels } = await client.purchaseLabels({ orderId });
  const [label] = labels;
  if (!label?.trackingCode || !label.labelUrl) throw new Error("nothing was bought");
  const file = await fetch(label.labelUrl);
  return { trackingCode: label.trackingCode, pdf: Buffer.from(await file.arrayBuffer()) };
}

/** Paths and bytes of all label files below a data folder. */
function labelsOf(data: string): Record<string, string> {
  const folder = join(data, "sandbox", "labels");
  const names = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((n) => n.endsWith(".pdf"));
  return Object.fromEntries(names.sort().map((n) => [n, readFileSync(join(folder, n), "base64")]));
}

test("a second station on the same data folder is refused with a sentence, and the first goes on", async () => {
  using folder = temporary();
  const data = folder.to("data");
  await using first = await serve(data);
  const second = await cli(["serve", "--port", "0", "--data", data]).ended();
  expect(second.code).toBe(1);
  expect(second.stdout).toBe("");
  expect(second.stderr).toContain("Another Shipdeck station serves the data folder");
  expect(second.stderr).toContain(data);
  expect(second.stderr).not.toMatch(/\n\s+at /);
  expect((await fetch(`${first.url}/api/v1/orders`)).status).toBe(401);
  await first.kill();
  // The lock goes with the process, however it ended.
  await using third = await serve(data);
  expect(third.running).toBe(true);
});

test("keys, deposits, doctor and backup work beside a running station, and the backup is the station again elsewhere", async () => {
  using folder = temporary();
  const [data, other, file] = [folder.to("data"), folder.to("other"), folder.to("station.backup")];
  await using station = await serve(data);
  const key = await cliJson<Key>(["keys", "create", "--name", "beside", "--data", data]);
  const client = httpClient(station.url, key, fetch);
  await cliJson(["wallet", "deposit", "--currency", "LTC", "--amount", "5", "--data", data]);
  const { balances } = await client.getBalance({});
  expect(balances.find(({ currency }) => currency === "LTC")?.balance).toBe(5);
  const bought = [await buy(client), await buy(client)];
  expect(await cliJson<Diagnosis>(["doctor", "--data", data])).toMatchObject({ ok: true, exit: 0 });

  // Labels are bought while the copy is made; those that were there before must be in it.
  const [backup] = await Promise.all([
    cliJson<{ labels: number; verified: boolean }>(["backup", file, "--data", data]),
    buy(client),
    buy(client),
  ]);
  expect(backup).toMatchObject({ verified: true, exit: 0 });
  expect(backup.labels).toBeGreaterThanOrEqual(2);

  const refused = await cli(["restore", file, "--data", data]).ended();
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain("a station serves this data folder");
  expect((await client.getBalance({})).balances).toHaveLength(3);

  const restored = await cliJson<{ labels: number }>(["restore", file, "--data", other]);
  expect(restored).toMatchObject({ labels: backup.labels, exit: 0 });
  expect(await cliJson<Diagnosis>(["doctor", "--data", other])).toMatchObject({
    ok: true,
    exit: 0,
  });
  const [here, there] = [labelsOf(data), labelsOf(other)];
  expect(Object.keys(there)).toHaveLength(backup.labels);
  for (const [name, bytes] of Object.entries(there)) expect(bytes).toBe(here[name]);

  // The copy lives: the same key opens it, the labels can be tracked, and it buys.
  await using copy = await serve(other);
  const elsewhere = httpClient(copy.url, key, fetch);
  for (const { trackingCode, pdf } of bought) {
    expect((await elsewhere.getTracking({ code: trackingCode })).trackingCode).toBe(trackingCode);
    expect(Object.values(there)).toContain(pdf.toString("base64"));
  }
  const known = new Set(bought.map(({ trackingCode }) => trackingCode));
  expect(known.has((await buy(elsewhere)).trackingCode)).toBe(false);
});

test("a damaged backup is not restored, and what is there stays", async () => {
  using folder = temporary();
  const [data, file, bad] = [folder.to("data"), folder.to("good.backup"), folder.to("bad.backup")];
  {
    await using station = await serve(data);
    const key = await cliJson<Key>(["keys", "create", "--name", "k", "--data", data]);
    await cliJson(["wallet", "deposit", "--currency", "LTC", "--amount", "5", "--data", data]);
    await buy(httpClient(station.url, key, fetch));
  }
  await cliJson(["backup", file, "--data", data]);
  const whole = readFileSync(file);
  const label = whole.indexOf("%PDF-");
  expect(label).toBeGreaterThan(0);
  const damages: [string, (bytes: Buffer) => Buffer][] = [
    ["a bit of a label", (bytes) => ((bytes[label + 200] = (bytes[label + 200] ?? 0) ^ 1), bytes)],
    ["half of the file", (bytes) => bytes.subarray(0, bytes.length / 2)],
    ["a page of the database", (bytes) => bytes.fill(0, 4096 * 4, 4096 * 6)],
    ["nothing of a database", () => Buffer.from("not a backup")],
  ];
  const before = labelsOf(data);
  for (const [what, damage] of damages) {
    writeFileSync(bad, damage(Buffer.from(whole)));
    const { code, stderr } = await cli(["restore", bad, "--data", data]).ended();
    expect({ what, code }).toEqual({ what, code: 1 });
    expect(stderr).toMatch(/^Nothing was restored/);
  }
  expect(labelsOf(data)).toEqual(before);
  expect(existsSync(`${join(data, "sandbox")}.before-restore-1`)).toBe(false);
  expect(await cliJson<Diagnosis>(["doctor", "--data", data])).toMatchObject({ ok: true, exit: 0 });
});
