import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadConfig } from "#electron/config.ts";
import { openStation } from "#electron/station.ts";
import { TestStation } from "../station.ts";
import { openReceiver } from "../service/receiver.ts";
import { orderFor } from "../seeds/warehouse.ts";
import { failureOf } from "./room.ts";

/** Every file below a folder with its bytes as Latin letters, so that nothing in it is lost. */
function filesBelow(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path, readFileSync(path, "latin1")];
    });
}

test("the secret of a key is in no file, log line, failure, answer, process title or environment after a day of work", async () => {
  const data = mkdtempSync(join(tmpdir(), "shipdeck-secrets-"));
  const receiver = await openReceiver();
  const lines: string[] = [];
  // The station's own log files too, which a test station does not write.
  const config = { ...loadConfig({}, { data, port: 0 }) };
  const shop = await TestStation.open({ data });
  const key = await shop.key();
  const next = await shop.desk.createKey({ name: "second" });
  const third = await shop.desk.rotateKey({ id: next.id, overlapHours: 0 });
  const secrets = [key.apiSecret, next.apiSecret, third.apiSecret];
  await shop.desk.deposit({ currency: "LTC", amount: "10" });
  const client = await shop.clientOf(key);
  await client.createWebhook({ webhookUrl: receiver.url, events: ["label.created"] });
  const { orderId } = await orderFor(client);
  const { labels } = await client.purchaseLabels({ orderId });
  await shop.station.processAll();
  for (const wrong of [`${key.apiSecret}x`, key.apiSecret.slice(1)]) {
    const other = await shop.clientOf({ apiKey: key.apiKey, apiSecret: wrong });
    lines.push(JSON.stringify(await failureOf(other.getBalance({}))));
  }
  lines.push(JSON.stringify(await failureOf(client.getOrder({ id: "ord_none" }))));
  lines.push(JSON.stringify(await shop.desk.listKeys()));
  lines.push(JSON.stringify(await shop.desk.listRequests()));
  lines.push(JSON.stringify(shop.lines), JSON.stringify(labels));
  lines.push(
    receiver.hits.map(({ body, headers }) => body.toString() + JSON.stringify(headers)).join(),
  );
  await shop.close();
  // Once more with the log on the disk, by somebody whose key is wrong.
  const station = await openStation(config);
  const url = `${station.address?.url}/api/v1/orders?apiSecret=${key.apiSecret}`;
  const headers = { "x-api-key": key.apiKey, "x-api-secret": `${key.apiSecret}y` };
  lines.push(await (await fetch(url, { headers })).text());
  await station.invoke("noSuchThing", { apiSecret: key.apiSecret });
  lines.push(JSON.stringify(await station.invoke("readLog", {})));
  await station.close();
  if (process.platform === "linux")
    for (const file of ["cmdline", "environ", "comm"])
      lines.push(readFileSync(`/proc/self/${file}`, "latin1"));
  lines.push(process.title, JSON.stringify(process.env));
  const files = filesBelow(data);
  expect(files.some(([path]) => path.endsWith("station.db"))).toBe(true);
  expect(files.some(([path]) => path.includes("logs"))).toBe(true);
  // What is no secret is found, so what is looked for would be.
  expect(files.some(([, text]) => text.includes(key.apiKey))).toBe(true);
  for (const secret of secrets) {
    const inFiles = files.filter(([, text]) => text.includes(secret)).map(([path]) => path);
    expect(inFiles).toEqual([]);
    const leaks = lines.filter((line) => line.includes(secret));
    expect(leaks).toEqual([]);
  }
  await receiver.close();
  rmSync(data, { recursive: true, force: true });
});
