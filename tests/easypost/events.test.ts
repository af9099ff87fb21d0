import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadConfig } from "#electron/config.ts";
import { eventsPath } from "#electron/listen-for-carrier.ts";
import { AccountRoom } from "./account-room.ts";

const secret = "whsec_of the account";

/** A room whose station takes events; answers the way to post one. */
async function listening() {
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-events-"));
  const secretFile = join(folder, "secret.txt");
  writeFileSync(secretFile, `${secret}\n`);
  const room = await AccountRoom.open({ events: { port: 0, secretFile } });
  rmSync(folder, { recursive: true });
  const line = room.station.lines.find(({ message }) => message.includes("events are taken"));
  if (!line) throw new Error("no events are taken");
  const { port } = line.facts as { port: number };
  const post = async (event: unknown, key = secret, path = eventsPath) => {
    const body = JSON.stringify(event);
    const hex = createHmac("sha256", key).update(body).digest("hex");
    const headers = { "x-hmac-signature": `hmac-sha256-hex=${hex}` };
    return (await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", body, headers }))
      .status;
  };
  return { room, post, port };
}

test("what EasyPost tells of a parcel is believed when it is signed, and of a refund it is asked", async () => {
  const { room, post } = await listening();
  await using _room = room;
  const { orderId, labels } = await room.buy("fine");
  const [code, orderItemId] = [labels[0]?.trackingCode ?? "", labels[0]?.orderItemId ?? ""];
  const tracker = {
    description: "tracker.updated",
    result: {
      tracking_code: code,
      status: "out_for_delivery",
      status_detail: "out_for_delivery",
      carrier: "USPS",
      updated_at: "2026-11-23T15:00:00Z",
      tracking_details: [
        {
          status: "out_for_delivery",
          message: "Soon",
          datetime: "2026-11-23T15:00:00Z",
          tracking_location: null,
        },
      ],
    },
  };
  expect(await post(tracker, "another secret")).toBe(401);
  expect((await room.desk.getParcel({ orderItemId })).status).toBe("pre_transit");
  expect(await post(tracker)).toBe(200);
  expect((await room.desk.getParcel({ orderItemId })).status).toBe("out_for_delivery");
  await room.desk.voidLabel({ orderItemId });
  const refund = { description: "refund.successful", result: { tracking_code: code } };
  expect(await post(refund)).toBe(200);
  // The account itself says that it is not decided: nothing is paid on the word of an event.
  expect((await room.desk.listRefunds({ orderId })).refunds[0]?.state).toBe("submitted");
  room.fake.refunds.decide("refunded");
  expect(await post(refund)).toBe(200);
  expect((await room.desk.listRefunds({ orderId })).refunds[0]?.state).toBe("refunded");
  expect(await room.problems()).toEqual([]);
});

test("the events' door takes signed events and nothing else", async () => {
  const { room, post, port } = await listening();
  await using _room = room;
  expect(await post({ description: "batch.created", result: {} })).toBe(200);
  expect(
    await post({ description: "tracker.updated", result: { tracking_code: "nobody's" } }),
  ).toBe(200);
  expect(await post({ hello: 1 })).toBe(422);
  expect(await post({ description: "batch.created" }, secret, "/api/v1/orders")).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}${eventsPath}`)).status).toBe(405);
  expect(await post({ description: "x".repeat(1024 * 1024) })).toBe(413);
  expect(room.station.errors).toEqual([]);
});

test("a port for events without their secret is refused at the start", () => {
  expect(() => loadConfig({ SHIPDECK_EASYPOST_EVENTS_PORT: "4812" })).toThrow(/needed together/);
  expect(loadConfig({}).easypostEvents).toBeNull();
});
