import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { waits } from "#electron/outbox/schedule.ts";
import { signStandard } from "#electron/outbox/sign.ts";
import { WebhookRoom } from "./webhook-room.ts";

const hour = 3_600_000;
let room: WebhookRoom;
beforeEach(async () => {
  room = await WebhookRoom.open();
});
afterEach(() => room.close());

describe("a delivery that waits", () => {
  it("is tried soon when a clock that was years ahead is set right", async () => {
    const receiver = await room.receiver(500);
    await room.hook(receiver);
    const years = 5 * 365 * 24 * hour;
    room.clock.jump(years);
    await room.record();
    await room.outbox.idle();
    expect(receiver.hits).toHaveLength(1);
    receiver.answer = 204;
    room.clock.jump(-years);
    room.outbox.wake();
    await room.outbox.idle();
    await room.pass(5_000);
    expect(receiver.hits).toHaveLength(2);
  });

  it.each([1, 24])("waits no longer when the clock is set back by %i hours", async (hours) => {
    const receiver = await room.receiver(500);
    const { id } = await room.hook(receiver);
    await room.record();
    await room.outbox.idle();
    await room.pass(5_000);
    expect(receiver.hits).toHaveLength(2);
    room.clock.jump(-hours * hour);
    room.outbox.wake();
    await room.outbox.idle();
    expect(room.deliveries(id)).toMatchObject([{ next_at: room.clock.now() + 300_000 }]);
    await room.pass(299_999);
    expect(receiver.hits).toHaveLength(2);
    await room.pass(1);
    expect(receiver.hits).toHaveLength(3);
  });

  it("waits no longer when the clock was set back while the station was off", async () => {
    const receiver = await room.receiver(500);
    await room.hook(receiver);
    await room.record();
    await room.outbox.idle();
    room.clock.jump(-24 * hour);
    await room.restart(1_000);
    room.outbox.wake();
    await room.outbox.idle();
    await room.pass(5_000);
    expect(receiver.hits).toHaveLength(2);
  });

  it("waits no longer though the disk was full at the moment when the clock was set back", async () => {
    const receiver = await room.receiver(500);
    await room.hook(receiver);
    const years = 5 * 365 * 24 * hour;
    room.clock.jump(years);
    await room.record();
    await room.outbox.idle();
    receiver.answer = 204;
    const { store } = room;
    const write = store.write.bind(store);
    store.write = () => Promise.reject(new Error("the disk is full"));
    room.clock.jump(-years);
    room.outbox.wake();
    await room.outbox.idle();
    store.write = write;
    await room.pass(2 * 60_000);
    await room.pass(24 * hour);
    expect(receiver.hits).toHaveLength(2);
    expect(room.logged).toContain("the outbox failed");
  });

  it("is tried once when the clock is set ahead by a day, however much waits", async () => {
    const receiver = await room.receiver(500);
    await room.hook(receiver);
    await room.record(6);
    await room.outbox.idle();
    const before = receiver.hits.length;
    room.clock.jump(24 * hour);
    room.outbox.wake();
    await room.outbox.idle();
    await room.pass(60_000);
    const later = receiver.hits.slice(before).map(({ headers }) => headers["x-webhook-id"]);
    // One at a time to a receiver that fails, each event once at least, its next try by the schedule from now on.
    expect(new Set(later).size).toBe(6);
    const tries = [...new Set(later)].map((id) => later.filter((other) => other === id).length);
    expect(Math.max(...tries)).toBeLessThanOrEqual(2);
  });

  it.each([
    ["when summer time begins", "America/New_York", "2027-03-14T06:59:00.000Z"],
    ["when summer time ends", "America/New_York", "2026-11-01T05:59:00.000Z"],
    ["when a year begins", "Pacific/Kiritimati", "2026-12-31T09:59:00.000Z"],
    ["after 31 bits of seconds", "UTC", "2038-01-19T03:14:05.000Z"],
  ])("is tried by the same schedule %s", async (_, zone, start) => {
    const before = process.env["TZ"];
    process.env["TZ"] = zone;
    try {
      room.clock.jump(Date.parse(start) - room.clock.now());
      const receiver = await room.receiver(500);
      const { secret } = await room.hook(receiver);
      await room.record();
      await room.outbox.idle();
      for (const wait of waits.slice(0, 4)) await room.pass(wait);
      const stamps = receiver.hits.map(({ headers }) => Number(headers["webhook-timestamp"]));
      const [first = 0] = stamps;
      expect(first).toBe(Math.floor(Date.parse(start) / 1000));
      expect(stamps.map((stamp) => (stamp - first) * 1000)).toEqual(
        [0, 1, 2, 3, 4].map((tries) => waits.slice(0, tries).reduce((sum, wait) => sum + wait, 0)),
      );
      for (const { headers, body } of receiver.hits) {
        const { "webhook-id": id = "", "webhook-timestamp": stamp = "" } = headers;
        expect(headers["webhook-signature"]).toBe(signStandard(secret, id, Number(stamp), body));
      }
    } finally {
      if (before === undefined) delete process.env["TZ"];
      else process.env["TZ"] = before;
    }
  });
});
