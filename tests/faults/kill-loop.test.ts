import Database from "better-sqlite3";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { httpClient } from "#electron/http-client.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Client } from "#shared/contract/operation.ts";
import { orderFor } from "../seeds/warehouse.ts";
import { allOrders, auditApi } from "./audit.ts";
import { cliJson, serve } from "./child.ts";

/** More by night: `SHIPDECK_KILLS=500 npx vitest run tests/faults/kill-loop`. */
const kills = Number(process.env["SHIPDECK_KILLS"] ?? 6);

interface Acknowledged {
  orderId: string;
  trackingCode: string;
  labelPath: string;
}

/** Orders and buys one after the other until the station is gone; notes what it was told. */
async function buyUntilKilled(client: Client<Api>, notes: Acknowledged[]): Promise<void> {
  for (;;) {
    try {
      const { orderId } = await orderFor(client);
      const { labels } = await client.purchaseLabels({ orderId });
      for (const { success, trackingCode, labelUrl } of labels)
        if (success && trackingCode && labelUrl)
          notes.push({ orderId, trackingCode, labelPath: new URL(labelUrl).pathname });
    } catch (error) {
      // A refusal would be news; anything else is a connection that was cut.
      if (error instanceof StationError) throw error;
      return;
    }
  }
}

/** Asks until no purchase is under way any more: the station has to get there by itself. */
async function settled(client: Client<Api>): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const { pagination } = await client.listOrders({ paymentStatus: "processing", limit: 1 });
    if (pagination.total === 0) return;
    if (Date.now() > deadline) throw new Error(`${pagination.total} orders are never settled`);
    await delay(20);
  }
}

function soldBook(folder: string): { soldByCarrier: number; paidByStation: number; both: number } {
  const db = new Database(join(folder, "sandbox/station.db"), { readonly: true });
  try {
    db.prepare("ATTACH ? AS carrier").run(join(folder, "sandbox/sandbox-carriers.db"));
    const count = (sql: string) => Number(db.prepare(sql).pluck().get());
    return {
      soldByCarrier: count("SELECT count(*) FROM carrier.sold WHERE state = 'sold'"),
      paidByStation: count("SELECT count(*) FROM journal WHERE type = 'label_purchase'"),
      both: count(
        "SELECT count(*) FROM carrier.sold s JOIN label l ON l.attempt_id = s.reference AND l.tracking_code = s.tracking_code",
      ),
    };
  } finally {
    db.close();
  }
}

test(
  "a station that is killed again and again while it sells keeps every label that it ever acknowledged",
  async () => {
    const data = mkdtempSync(join(tmpdir(), "shipdeck-kill-"));
    const notes: Acknowledged[] = [];
    try {
      const key = await cliJson<{ apiKey: string; apiSecret: string }>([
        "keys",
        "create",
        "--name",
        "loop",
        "--data",
        data,
      ]);
      await cliJson(["wallet", "deposit", "--currency", "LTC", "--amount", "5000", "--data", data]);
      for (let round = 0; round <= kills; round++) {
        await using station = await serve(data);
        const client = httpClient(station.url, key, fetch);
        await settled(client);
        const recent = round < kills ? notes.slice(-40) : notes;
        for (const { orderId, trackingCode, labelPath } of recent) {
          const { items } = await client.getOrder({ id: orderId });
          expect(items.map(({ label }) => label?.trackingCode)).toContain(trackingCode);
          const file = await fetch(station.url + labelPath);
          expect(file.status).toBe(200);
          expect((await file.text()).startsWith("%PDF-")).toBe(true);
        }
        if (round === kills) {
          expect(await auditApi(client)).toEqual([]);
          const orders = await allOrders(client);
          console.log(
            `${kills} kills, ${orders.length} orders, ${notes.length} acknowledged labels`,
          );
          break;
        }
        const script = Promise.all([1, 2, 3].map(() => buyUntilKilled(client, notes)));
        // However slow the machine is: the first of them is killed with something sold.
        if (round === 0)
          await expect.poll(() => notes.length, { timeout: 60_000 }).toBeGreaterThan(0);
        await delay(Math.random() * 900);
        await station.kill();
        await script;
      }
      const doctor = await cliJson<{ ok: boolean; findings: unknown }>(["doctor", "--data", data]);
      expect(doctor).toMatchObject({ ok: true, exit: 0 });
      const { soldByCarrier, paidByStation, both } = soldBook(data);
      expect([paidByStation, both]).toEqual([soldByCarrier, soldByCarrier]);
      expect(soldByCarrier).toBeGreaterThanOrEqual(notes.length);
      expect(notes.length).toBeGreaterThan(0);
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  },
  60_000 + kills * 30_000,
);
