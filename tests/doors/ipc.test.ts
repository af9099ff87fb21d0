import { afterAll, beforeAll, expect, test } from "vitest";
import { TestStation } from "../station.ts";

let station: TestStation;
beforeAll(async () => void (station = await TestStation.open()));
afterAll(() => station[Symbol.asyncDispose]());

async function failing(name: string, raw: unknown) {
  const reply = await station.station.invoke(name, raw);
  if (reply.success) throw new Error(`${name} succeeded`);
  // What crosses to the window is cloned; what cannot be cloned would be a throw over there.
  return structuredClone(reply.failure);
}

test("an operation that is not there is a reply, not a throw", async () => {
  for (const name of ["nothing", "", "__proto__", "constructor", "toString", "hasOwnProperty"])
    expect((await failing(name, {})).code).toBe("ROUTE_NOT_FOUND");
});

test("whatever a broken window sends is answered as data", async () => {
  const cyclic: Record<string, unknown> = { items: [] };
  cyclic["self"] = cyclic;
  (cyclic["items"] as unknown[]).push(cyclic);
  const strange = [null, undefined, 7, "text", [], true, 10n, new Map(), new Date(), cyclic];
  for (const raw of [...strange, { items: "x".repeat(2_000_000) }, { items: Number.NaN }]) {
    const { code, requestId, errors } = await failing("createOrder", raw);
    expect(code).toBe("VALIDATION_ERROR");
    expect(requestId).toMatch(/^req_/);
    expect(errors.length).toBeGreaterThan(0);
  }
  expect(station.errors).toEqual([]);
});

test("a getter that throws is a bug, told in the log and not to the window", async () => {
  const trap = {
    get items(): never {
      throw new Error("boom");
    },
  };
  const failure = await failing("createOrder", trap);
  expect(failure.code).toBe("INTERNAL_SERVER_ERROR");
  expect(JSON.stringify(failure)).not.toContain("boom");
  expect(station.lines.pop()?.level).toBe("error");
});

test("NaN and the infinities, which JSON cannot carry, are refused here too", async () => {
  const address = { name: "A", street1: "1 Main St", city: "X", state: "AL", zip: "36130" };
  const at = { ...address, country: "US" };
  for (const weight of [Number.NaN, Infinity, -Infinity]) {
    const packageDetails = { length: 1, width: 1, height: 1, weight };
    const { errors } = await failing("getRates", {
      fromAddress: at,
      toAddress: at,
      packageDetails,
    });
    expect(errors.map(({ field }) => field)).toEqual(["packageDetails.weight"]);
  }
});

test("the desk's own powers are here: keys, deposits, label files, the station", async () => {
  const about = await station.desk.getStation();
  expect(about).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    mode: "sandbox",
    apiUrl: `${station.url}/api/v1`,
    apiProblem: null,
    dataFolder: station.station.config.folder,
    startedAt: "2026-11-23T16:00:00.000Z",
    storageProblem: null,
    lostLabels: [],
  });
  expect(await station.desk.deposit({ currency: "LTCT", amount: "0.00000001" })).toEqual({
    transactionId: expect.stringMatching(/^txn_/),
    currency: "LTCT",
    amount: "0.00000001",
    balance: "0.00000001",
  });
  const wallet = await station.desk.getWallet();
  expect(wallet.currencies.map(({ balance }) => balance)).toEqual([
    "0.00000000",
    "0.00000000",
    "0.00000001",
  ]);
  expect(wallet.totalUsd).toBe("0.00");
});

test("a deposit is a number of coins above 0, with at most 8 decimals, below all there is", async () => {
  const before = await station.desk.getBalance({});
  const amounts = ["0", "-1", "1e3", "abc", "", "0.000000001", "21000001", "999999999999", "1,5"];
  for (const amount of amounts) {
    const { code, errors } = await failing("deposit", { currency: "BTC", amount });
    expect([amount, code]).toEqual([amount, "VALIDATION_ERROR"]);
    expect(errors.map(({ field }) => field)).toEqual(["amount"]);
  }
  await station.desk.deposit({ currency: "LTC", amount: "21000000" });
  const over = await failing("deposit", { currency: "LTC", amount: "0.00000001" });
  expect(over.errors[0]?.field).toBe("amount");
  const after = await station.desk.getBalance({});
  expect(after.balances[0]).toEqual(before.balances[0]);
});

test("a key's limits are judged as strictly as the API's own fields", async () => {
  const wrong: object[] = [
    {},
    { name: "" },
    { name: "x".repeat(101) },
    { name: "a", scopes: [] },
    { name: "a", scopes: ["everything"] },
    { name: "a", dailyLimitUsd: -1 },
    { name: "a", dailyLimitUsd: "10" },
  ];
  for (const input of wrong)
    expect((await failing("createKey", input)).code).toBe("VALIDATION_ERROR");
  expect((await station.desk.listKeys()).keys).toEqual([]);
});
