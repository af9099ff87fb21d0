import { describe, expect, test } from "vitest";
import { failureOf } from "../doors/room.ts";
import { warehouse } from "../seeds/warehouse.ts";
import { AccountRoom, testKey } from "./account-room.ts";

type Steps = Awaited<ReturnType<AccountRoom["desk"]["getGoingLive"]>>;
const findings = ({ steps }: Steps) => steps.map(({ finding }) => finding);

test("a live station says what is missing, is checked step by step, and remembers over a restart", async () => {
  await using room = await AccountRoom.open({ units: 0 });
  room.key = null;
  const fresh = await room.desk.getGoingLive();
  expect(fresh.ready).toBe(false);
  expect(findings(fresh)).toEqual([
    "account.none",
    "clock.unasked",
    "rates.unasked",
    "money.none",
    "sender.none",
    "printer.none",
    "backup.off",
  ]);
  expect(room.fake.seen).toEqual([]);
  room.key = testKey;
  await room.fund(1e8);
  await room.desk.updateSettings({
    shipFrom: [{ id: "one", name: "Main", address: warehouse }],
  });
  const { ready, steps } = await room.desk.checkGoingLive();
  expect(ready).toBe(true);
  expect(findings({ ready, steps }).slice(0, 5)).toEqual([
    "account.rehearsal",
    "clock.right",
    "rates.good",
    "money.there",
    "sender.good",
  ]);
  await room.stop();
  await room.start();
  const before = room.fake.seen.length;
  expect((await room.desk.getGoingLive()).ready).toBe(true);
  expect(room.fake.seen).toHaveLength(before);
  // Another address, another key: what was said was said of the earlier ones.
  await room.desk.updateSettings({
    shipFrom: [{ id: "one", name: "Main", address: { ...warehouse, street1: "1 New St" } }],
  });
  room.key = "EZTKfedcba9876543210fedcba9876543210";
  expect(findings(await room.desk.getGoingLive())).toEqual(
    expect.arrayContaining(["account.unasked", "sender.unasked"]),
  );
});

describe("buying is refused", () => {
  test("while no account is connected, with the page that helps", async () => {
    await using room = await AccountRoom.open();
    const orderId = await room.order(["fine"]);
    room.key = null;
    const failure = await failureOf(room.desk.purchaseLabels({ orderId }));
    expect(failure).toMatchObject({ code: "CARRIER_UNAVAILABLE" });
    expect(failure.message).toContain("Going live");
    expect(room.wallet().held).toBe(0);
  });

  test("while the clock is wrong, and goes on once it is right", async () => {
    await using room = await AccountRoom.open();
    const orderId = await room.order(["fine"]);
    const real = room.clock.now();
    room.fake.setWeather(() => ({
      status: 200,
      body: { addresses: [] },
      headers: { date: new Date(real + 12 * 60_000).toUTCString() },
    }));
    const wrong = await room.desk.checkGoingLive();
    expect(wrong.steps.find(({ step }) => step === "clock")).toMatchObject({
      state: "wrong",
      facts: { minutes: 12 },
    });
    const failure = await failureOf(room.desk.purchaseLabels({ orderId }));
    expect(failure).toMatchObject({ code: "CARRIER_UNAVAILABLE" });
    expect(failure.message).toContain("12 minutes behind");
    expect(room.wallet().held).toBe(0);
    room.fake.setWeather(null);
    expect((await room.desk.checkGoingLive()).steps[1]?.finding).toBe("clock.right");
    expect((await room.desk.purchaseLabels({ orderId })).successCount).toBe(1);
    expect(await room.problems()).toEqual([]);
  });
});

test.each([
  ["refused", "account.refused"],
  ["away", "account.away"],
] as const)(
  "an account that is %s is told at its step, and buying stays off",
  async (how, finding) => {
    await using room = await AccountRoom.open();
    await room.desk.updateSettings({ shipFrom: [{ id: "one", name: "Main", address: warehouse }] });
    if (how === "refused") room.fake.revoke(testKey);
    else await room.fake.unplug();
    const { ready, steps } = await room.desk.checkGoingLive();
    expect([ready, steps[0]?.finding]).toEqual([false, finding]);
    // Nobody could be asked about the sender: that is no judgement of it.
    expect(steps.find(({ step }) => step === "sender")?.finding).toBe("sender.unasked");
  },
);

test("a purchase of real money above the limit is asked about, with its sum in both; the sandbox never asks", async () => {
  await using room = await AccountRoom.open();
  const orderId = await room.order(["fine"]);
  const quote = await room.desk.quotePurchase({ orderId });
  expect(quote).toMatchObject({ usd: "5.18", currency: "LTC", askAgain: false });
  await room.desk.updateSettings({ askAboveUsd: 5 });
  expect(await room.desk.quotePurchase({ orderId })).toMatchObject({ askAgain: true });
  // A program is not asked: its key has a limit of its own.
  expect((await room.desk.purchaseLabels({ orderId })).successCount).toBe(1);
});
