import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { StationError } from "#shared/contract/errors.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Client } from "#shared/contract/operation.ts";
import { allTransactions, auditApi, auditStore } from "../faults/audit.ts";
import { cliJson } from "../faults/child.ts";
import { dana, orderFor } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";

/** A station on a folder of its own that the command line can be given, with two scripts' keys and the window. */
async function openDoors() {
  const data = mkdtempSync(join(tmpdir(), "shipdeck-doors-"));
  const station = await TestStation.open({ data });
  const keys = [await station.key(), await station.key()] as const;
  const scripts = await Promise.all(keys.map((key) => station.clientOf(key)));
  const doors: Client<Api>[] = [...scripts, station.desk];
  return {
    data,
    station,
    doors,
    door: (n: number): Client<Api> => doors[n % doors.length] ?? station.desk,
    async [Symbol.asyncDispose]() {
      await station.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return "done";
  } catch (error) {
    if (error instanceof StationError) return error.code;
    throw error;
  }
}

interface Exit {
  exit: number | null;
}

test("deposits, keys, backup and doctor from the command line count fully while both scripts and the window buy", async () => {
  await using open = await openDoors();
  const { data, station, door } = open;
  await station.desk.deposit({ currency: "LTC", amount: "50" });
  const { orderId } = await orderFor(station.desk, [dana, dana]);
  const hours = { open: true };
  const buyers = [0, 1, 2].map(async (n) => {
    for (let bought = 0; hours.open || bought < 2; bought++) {
      const order = await orderFor(door(n));
      await door(n).purchaseLabels({ orderId: order.orderId });
    }
  });
  const run = (...args: string[]) => cliJson<Exit>([...args, "--data", data]);
  const deposit = () => run("wallet", "deposit", "--currency", "LTC", "--amount", "1.00000001");
  const made = run("keys", "create", "--name", "beside") as Promise<
    Exit & { apiKey: string; apiSecret: string }
  >;
  const commands = Promise.all([
    deposit(),
    deposit(),
    deposit(),
    made,
    run("doctor"),
    run("backup", join(data, "beside.backup")),
  ]);
  // Fifty purchases of one order, through every door, in the middle of it.
  const codes = await Promise.all(
    Array.from({ length: 50 }, (_, n) => codeOf(door(n).purchaseLabels({ orderId }))),
  );
  const exits = (await commands).map(({ exit }) => exit);
  hours.open = false;
  await Promise.all(buyers);
  expect(exits).toEqual([0, 0, 0, 0, 0, 0]);
  expect(codes).toContain("done");
  const known = new Set(["done", "PURCHASE_IN_PROGRESS", "ORDER_ALREADY_PURCHASED"]);
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
  // All of them: a quick machine makes more in that time than one page holds.
  const { balances, transactions } = await allTransactions(station.desk);
  const deposits = transactions.filter(({ type }) => type === "deposit");
  expect(deposits.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([
    1.00000001, 1.00000001, 1.00000001, 50,
  ]);
  const paid = transactions.filter((one) => one.orderId === orderId);
  expect(paid.map(({ type }) => type)).toEqual(["label_purchase", "label_purchase"]);
  expect(balances.find(({ currency }) => currency === "LTC")?.held).toBe(0);
  const later = await station.clientOf(await made);
  expect((await later.getOrder({ id: orderId })).paymentStatus).toBe("paid");
  expect(await auditApi(station.desk)).toEqual([]);
  expect(auditStore(station.station)).toEqual([]);
  expect(station.errors).toEqual([]);
});

test("ten orders through mixed doors, with money for three and a fourth one's coming by the command line, are three or four", async () => {
  await using open = await openDoors();
  const { data, station, door } = open;
  const orders = await Promise.all(Array.from({ length: 10 }, (_, n) => orderFor(door(n))));
  const cents = Math.round((orders[0]?.totalAmount ?? 0) * 100);
  // 80 USD a coin; the third purchase still passes its check with the buffer of 10 %.
  const coins = (count: number) => ((cents * count * 1.04) / 8000).toFixed(8);
  await station.desk.deposit({ currency: "LTC", amount: coins(3) });
  const [deposited, ...codes] = await Promise.all([
    cliJson<Exit>([
      "wallet",
      "deposit",
      "--currency",
      "LTC",
      "--amount",
      coins(1.06),
      "--data",
      data,
    ]),
    ...orders.map(({ orderId }, n) => codeOf(door(n).purchaseLabels({ orderId, currency: "LTC" }))),
  ]);
  expect(deposited.exit).toBe(0);
  const first = codes.filter((code) => code === "done").length;
  expect([3, 4]).toContain(first);
  expect(codes.filter((code) => code !== "done" && code !== "INSUFFICIENT_BALANCE")).toEqual([]);
  const again = await Promise.all(
    orders.map(({ orderId }, n) =>
      codeOf(door(n + 1).purchaseLabels({ orderId, currency: "LTC" })),
    ),
  );
  expect(first + again.filter((code) => code === "done").length).toBe(4);
  expect(await auditApi(station.desk)).toEqual([]);
  expect(station.errors).toEqual([]);
});
