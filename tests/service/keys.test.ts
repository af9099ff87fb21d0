import { describe, expect, test } from "vitest";
import { scopes, type Scope } from "#shared/contract/operation.ts";
import { type Credentials, failureOf, Room } from "../doors/room.ts";
import { dana, orderFor, parcel, warehouse } from "../seeds/warehouse.ts";

const hour = 3_600_000;
const statusOf = async (room: Room, key: Credentials) =>
  (await room.ask("GET", "/account/balance", { key })).status;

describe("API keys", () => {
  test("a key tells the mode, and its secret is told once", async () => {
    await using room = await Room.open();
    const made = await room.station.desk.createKey({ name: "script" });
    expect(made.apiKey).toMatch(/^ssk_test_[\w-]{22}$/);
    expect(made.apiSecret.length).toBeGreaterThanOrEqual(43);
    expect(made.scopes).toEqual([...scopes]);
    const listed = JSON.stringify(await room.station.desk.listKeys());
    expect(listed).toContain(made.apiKey);
    expect(listed).not.toContain(made.apiSecret);
  });

  test("each operation needs its scope and no other", async () => {
    await using room = await Room.open();
    const order = await orderFor(room.client);
    const { orderId } = order;
    const orderItemId = order.items[0]?.orderItemId;
    const rows: [Scope, string, string, unknown?][] = [
      ["read", "GET", "/account/balance"],
      ["read", "GET", "/orders"],
      ["read", "GET", `/orders/${orderId}`],
      ["read", "GET", "/tracking/EZ1000000001"],
      ["rates", "POST", "/shipping/rates", {}],
      ["rates", "POST", "/shipping/verify-address", {}],
      ["orders", "POST", "/orders", {}],
      ["purchase", "POST", "/labels/purchase", {}],
      ["purchase", "POST", `/labels/${orderItemId}/void`],
      ["webhooks", "GET", "/webhooks"],
      ["webhooks", "POST", "/webhooks", {}],
      ["webhooks", "DELETE", "/webhooks/hook_none"],
    ];
    for (const scope of scopes) {
      const key = await room.station.key([scope]);
      for (const [needed, method, path, body] of rows) {
        const answer = await room.ask(method, path, { key, body });
        const where = `${scope} at ${method} ${path}`;
        if (scope === needed) expect([where, answer.status]).not.toEqual([where, 403]);
        else {
          expect([where, answer.status]).toEqual([where, 403]);
          expect(answer.body.code).toBe("FORBIDDEN");
          expect(answer.body.message).toContain(`"${needed}"`);
        }
      }
    }
  });

  test("a revoked key ends at once", async () => {
    await using room = await Room.open();
    const key = await room.station.desk.createKey({ name: "old" });
    expect(await statusOf(room, key)).toBe(200);
    await room.station.desk.revokeKey({ id: key.id });
    expect(await statusOf(room, key)).toBe(401);
    expect((await room.station.desk.revokeKey({ id: key.id })).revokedAt).not.toBeNull();
  });

  test("a rotated key works beside its successor until the overlap ends", async () => {
    await using room = await Room.open();
    const old = await room.station.desk.createKey({ name: "old", scopes: ["read"] });
    const young = await room.station.desk.rotateKey({ id: old.id, overlapHours: 2 });
    expect(young).toMatchObject({ name: "old", scopes: ["read"], expiresAt: null });
    expect([await statusOf(room, old), await statusOf(room, young)]).toEqual([200, 200]);
    room.station.clock.jump(2 * hour - 1);
    expect(await statusOf(room, old)).toBe(200);
    room.station.clock.jump(1);
    expect([await statusOf(room, old), await statusOf(room, young)]).toEqual([401, 200]);
  });

  test("a revoked or unknown key has no successor", async () => {
    await using room = await Room.open();
    const { id } = await room.station.desk.createKey({ name: "old" });
    await room.station.desk.revokeKey({ id });
    for (const gone of [id, "key_none"])
      expect((await failureOf(room.station.desk.rotateKey({ id: gone }))).code).toBe(
        "KEY_NOT_FOUND",
      );
  });

  test("its last use is noted", async () => {
    await using room = await Room.open();
    const { id, lastUsedAt, ...key } = await room.station.desk.createKey({ name: "script" });
    expect(lastUsedAt).toBeNull();
    await statusOf(room, key);
    await room.station.station.processAll();
    const { keys } = await room.station.desk.listKeys();
    expect(keys.find((entry) => entry.id === id)?.lastUsedAt).toBe("2026-11-23T16:00:00.000Z");
  });

  test("a daily limit is kept to the cent and starts again at midnight UTC", async () => {
    await using room = await Room.open();
    await room.fund();
    const { rates } = await room.client.getRates({
      fromAddress: warehouse,
      toAddress: dana,
      packageDetails: parcel,
    });
    const price = rates[0]?.rate ?? 0;
    const limited = await room.caller(["purchase"], Math.round(price * 200) / 100);
    const buy = async () => {
      const { orderId } = await orderFor(room.client);
      return limited.purchaseLabels({ orderId });
    };
    expect((await buy()).successCount).toBe(1);
    expect((await buy()).successCount).toBe(1);
    const refused = await failureOf(buy());
    expect(refused.code).toBe("FORBIDDEN");
    expect(refused.message).toContain((price * 2).toFixed(2));
    room.station.clock.jump(8 * hour - 1);
    expect((await failureOf(buy())).code).toBe("FORBIDDEN");
    room.station.clock.jump(1);
    expect((await buy()).successCount).toBe(1);
  });
});
