import { strFromU8, unzipSync } from "fflate";
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openLog } from "#electron/log.ts";
import { runCli } from "../cli/run-cli.ts";
import { dana, magic, orderFor, warehouse } from "../seeds/warehouse.ts";
import { temporaryFolder } from "../store/open-database.ts";
import { openWarehouse } from "./batches/batch-room.ts";

const person = {
  ...dana,
  name: "Wilhelmina Oyelaran",
  company: "Oyelaran Pottery",
  email: "mina@oyelaran.example",
  phone: "+1 334 555 0147",
};

/** A day with everything that must stay at home, also where only a log would have it. Answers all of it. */
async function liveOneDay(data: string): Promise<string[]> {
  await using shop = await openWarehouse({ data });
  const { desk } = shop;
  const client = await shop.http();
  const key = await shop.key();
  const webhook = await desk.createWebhook({
    webhookUrl: "http://127.0.0.1:9/oyelaran-hook",
    events: ["label.created"],
  });
  const { orderId } = await orderFor(client, [person, magic("REFUSED")], {
    externalReference: "PO-77-OYELARAN",
    email: person.email,
  });
  const { labels } = await client.purchaseLabels({ orderId });
  const bought = labels.find(({ success }) => success);
  const code = bought?.trackingCode ?? "";
  await client.getTracking({ code });
  await shop.station.processAll();
  const { config } = shop.station;
  const log = openLog(join(config.folder, "logs"));
  const quoted = `${person.name} at ${person.street1} was refused for ${code}`;
  log.info({ version: "0.1.0" }, "the station is open");
  log.error(
    { err: new Error(quoted), item: bought?.orderItemId, requestId: "req_x" },
    "a request met a bug",
  );
  log.error({ err: new Error(`${webhook.secret} ${key.apiSecret}`) }, `${quoted}.`);
  log.warn({ address: person, zip: 36130, note: "dana ruiz" }, `${person.name} was here`);
  log.close();
  const token = /labels\/([^.]+)\./.exec(bought?.labelUrl ?? "")?.[1] ?? "";
  expect([code, token].every((text) => text.length > 8)).toBe(true);
  const people = "Wilhelmina Oyelaran oyelaran Dexter Montgomery PO-77 Goodlett Dana Quist".split(
    " ",
  );
  const keys = [webhook.secret, webhook.secret.slice(6), key.apiKey, key.apiSecret];
  return people.concat("334 555", warehouse.street1, "San Francisco", code, token, keys, homedir());
}

test("a diagnostics bundle helps and holds nothing of people, parcels and secrets", async () => {
  using folder = temporaryFolder();
  const data = folder.file("data");
  const gone = await liveOneDay(data);
  const zip = folder.file("help.zip");
  const ran = await runCli("diagnostics", zip, "--data", data, "--json");
  expect(ran).toMatchObject({ code: 0, stderr: "" });
  const files = Object.entries(unzipSync(readFileSync(zip))).map(
    ([name, bytes]) => [name, strFromU8(bytes)] as const,
  );
  expect(files.map(([name]) => name)).toEqual(
    (JSON.parse(ran.stdout) as { files: string[] }).files,
  );
  for (const [name, text] of files)
    for (const secret of gone) expect(text, `${name} holds ${secret}`).not.toContain(secret);
  const read = (wanted: string) => files.find(([name]) => name === wanted)?.[1] ?? "";
  expect(JSON.parse(read("doctor.json"))).toMatchObject({ ok: true });
  expect(JSON.parse(read("tables.json"))).toMatchObject({ rows: { orders: 1, label: 1 } });
  expect(read("log.jsonl")).toContain('"a request met a bug"');
  expect(read("log.jsonl")).toContain("diagnostics.test.ts");
  expect(read("log.jsonl").trim().split("\n")).toHaveLength(4);
});

test("what the window shows is what it saves, and the requests' paths name nobody", async () => {
  using folder = temporaryFolder();
  const gone: string[] = [];
  const saved: { name: string; bytes: Uint8Array }[] = [];
  await using shop = await openWarehouse({
    data: folder.file("data"),
    machine: {
      saveFile: async (name: string, bytes: Uint8Array) => {
        saved.push({ name, bytes });
        return `/home/clerk/${name}`;
      },
    } as never,
  });
  const client = await shop.http();
  const { orderId } = await orderFor(client, [person]);
  const { labels } = await client.purchaseLabels({ orderId });
  const code = labels[0]?.trackingCode ?? "";
  await client.getTracking({ code });
  await client.listOrders({ search: "oyelaran" });
  gone.push(orderId, code, "oyelaran");
  const { files } = await shop.desk.previewDiagnostics();
  // Between the two, more happens; it is not in what was read.
  await client.getTracking({ code });
  const { path, bytes } = await shop.desk.saveDiagnostics();
  expect([path, bytes]).toEqual([`/home/clerk/${saved[0]?.name}`, saved[0]?.bytes.byteLength]);
  const packed = unzipSync(saved[0]?.bytes ?? new Uint8Array());
  expect(files.map(({ name, text }) => [name, text])).toEqual(
    Object.entries(packed).map(([name, content]) => [name, strFromU8(content)]),
  );
  const timings = files.find(({ name }) => name === "timings.json")?.text ?? "";
  expect(timings).toContain("POST /api/v1/labels/: 200");
  for (const text of gone) expect(timings).not.toContain(text);
});
