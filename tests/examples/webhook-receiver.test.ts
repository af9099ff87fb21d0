import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signHex, signStandard } from "#electron/outbox/sign.ts";
import { ManualClock } from "../manual-clock.ts";
import { orderFor } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";
import { languages, start } from "./languages.ts";

const receiving = languages.filter(({ ending }) => ending !== "sh");

/** 0 lets the receiver choose; .NET's listener cannot. */
async function portFor(ending: string): Promise<string> {
  if (ending !== "ps1") return "0";
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return String(port);
}

describe.each(receiving)("webhook-receiver in $name", (language) => {
  let shop: TestStation;
  let folder: string;
  beforeAll(async () => {
    // Receivers compare the time of a delivery with the computer's clock.
    shop = await TestStation.open({ clock: new ManualClock(Date.now()) });
    await shop.desk.deposit({ currency: "LTC", amount: "5" });
    folder = mkdtempSync(join(tmpdir(), "shipdeck-receiver-"));
  });
  afterAll(async () => {
    await shop[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });
  const kept = (name: string) =>
    readFileSync(join(folder, name), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { id: string; event: string });

  /** Runs until it is disposed of. */
  async function receive(name: string, secret: string) {
    const args = [join(folder, name), await portFor(language.ending)];
    const child = start(language, "webhook-receiver", args, { SHIPDECK_WEBHOOK_SECRET: secret });
    const closed = once(child, "close");
    if (!child.stdout) throw new Error("no output");
    const [line] = (await once(createInterface(child.stdout), "line")) as [string];
    const url = /http:\S+/.exec(line)?.[0] ?? "";
    return {
      url,
      async [Symbol.asyncDispose]() {
        child.kill("SIGKILL");
        await closed;
      },
    };
  }

  test("keeps each event once, over a replay, a new secret and a restart", async () => {
    const made = await shop.desk.createWebhook({
      webhookUrl: "http://127.0.0.1:9/",
      events: ["label.created", "label.failed"],
    });
    const buy = async () => {
      const { orderId } = await orderFor(shop.desk);
      await shop.desk.purchaseLabels({ orderId });
      await shop.station.processAll();
    };
    const deliveries = async () => (await shop.desk.listDeliveries({ id: made.id })).deliveries;
    {
      await using receiver = await receive("events.jsonl", made.secret);
      await shop.desk.updateWebhook({ id: made.id, webhookUrl: receiver.url });
      await buy();
      expect(kept("events.jsonl").map(({ event }) => event)).toEqual(["label.created"]);
      const [first] = await deliveries();
      await shop.desk.replayDelivery({ id: made.id, deliveryId: first?.id ?? "" });
      await shop.station.processAll();
      expect((await deliveries()).map(({ lastStatus }) => lastStatus)).toEqual([204, 204]);
      // For a day after a rotation both secrets sign: a receiver with the old one goes on.
      await shop.desk.rotateWebhookSecret({ id: made.id });
      await buy();
      expect(kept("events.jsonl")).toHaveLength(2);
    }
    await using again = await receive("events.jsonl", made.secret);
    await shop.desk.updateWebhook({ id: made.id, webhookUrl: again.url });
    const oldest = (await deliveries()).at(-1);
    await shop.desk.replayDelivery({ id: made.id, deliveryId: oldest?.id ?? "" });
    await shop.station.processAll();
    expect((await deliveries())[0]?.lastStatus).toBe(204);
    expect(kept("events.jsonl")).toHaveLength(2);
  });

  test("refuses what is not signed, signed with another secret, or sent again much later", async () => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
    await using receiver = await receive("forged.jsonl", secret);
    const body = Buffer.from(JSON.stringify({ id: "evt_1", event: "label.created", data: {} }));
    const now = Math.floor(Date.now() / 1000);
    const post = async (timestamp: number, signature: string) => {
      const headers = {
        "webhook-id": "evt_1",
        "webhook-timestamp": String(timestamp),
        "webhook-signature": signature,
      };
      return (await fetch(receiver.url, { method: "POST", body, headers })).status;
    };
    const other = `whsec_${Buffer.alloc(32, 8).toString("base64")}`;
    expect(await post(now, "")).toBe(401);
    expect(await post(now, `v1,${signHex(secret, body)}`)).toBe(401);
    expect(await post(now, signStandard(other, "evt_1", now, body))).toBe(401);
    expect(await post(now - 900, signStandard(secret, "evt_1", now - 900, body))).toBe(401);
    expect(await post(now, signStandard(secret, "evt_2", now, body))).toBe(401);
    const right = signStandard(secret, "evt_1", now, body);
    expect(await post(now, `${signStandard(other, "evt_1", now, body)} ${right}`)).toBe(204);
    expect(kept("forged.jsonl")).toHaveLength(1);
  });
});
