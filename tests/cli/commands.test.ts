import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { httpClient } from "#electron/http-client.ts";
import { dana, parcel, warehouse } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";
import { runCli, runNode } from "./run-cli.ts";

const folder = mkdtempSync(join(tmpdir(), "shipdeck-cli-"));
const data = join(folder, "data");
let station: TestStation;
beforeAll(async () => {
  station = await TestStation.open({ data });
});
afterAll(async () => {
  await station.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a key made on the command line opens the running station", async () => {
  const ran = await runCli("keys", "create", "--name", "script", "--data", data, "--json");
  expect(ran).toMatchObject({ code: 0, stderr: "" });
  const key = JSON.parse(ran.stdout) as { apiKey: string; apiSecret: string };
  expect(key.apiKey).toMatch(/^ssk_test_/);
  const client = httpClient(station.url, key, fetch);
  expect((await client.getBalance({})).supportedCurrencies).toEqual(["BTC", "LTC", "LTCT"]);
});

test("a deposit on the command line is in the running station's wallet", async () => {
  const ran = await runCli(
    "wallet",
    "deposit",
    "--currency",
    "LTC",
    "--amount",
    "1.5",
    "--data",
    data,
    "--json",
  );
  expect(JSON.parse(ran.stdout)).toMatchObject({ currency: "LTC", amount: "1.50000000" });
  const { balances } = await station.desk.getBalance({});
  expect(balances.find(({ currency }) => currency === "LTC")).toMatchObject({ balance: 1.5 });
});

test("a wrong amount names the option and changes nothing", async () => {
  const before = await station.desk.getBalance({});
  for (const amount of ["-1", "0", "1.123456789", "1e3", "abc", "99999999999"]) {
    const ran = await runCli(
      "wallet",
      "deposit",
      "--currency",
      "LTC",
      `--amount=${amount}`,
      "--data",
      data,
    );
    expect({ amount, ...ran }).toMatchObject({ amount, code: 1 });
    expect(ran.stderr).toMatch(/amount/);
  }
  const doge = await runCli(
    "wallet",
    "deposit",
    "--currency",
    "DOGE",
    "--amount",
    "1",
    "--data",
    data,
  );
  expect(doge).toMatchObject({ code: 1 });
  expect(doge.stderr).toMatch(/--currency must be one of BTC, LTC, LTCT/);
  expect(await station.desk.getBalance({})).toEqual(before);
});

test("the doctor says that all is well, in JSON and nothing else", async () => {
  const ran = await runCli("doctor", "--data", data, "--json");
  expect(ran).toMatchObject({ code: 0, stderr: "" });
  const diagnosis = JSON.parse(ran.stdout) as { ok: boolean; findings: { ok: boolean }[] };
  expect(diagnosis.ok).toBe(true);
  expect(diagnosis.findings.length).toBeGreaterThan(5);
});

test("the doctor of an empty folder exits with 1 and says what to do", async () => {
  const ran = await runCli("doctor", "--data", join(folder, "nothing"));
  expect(ran.code).toBe(1);
  expect(ran.stdout).toMatch(/There is no database/);
});

test.each([
  [["wallet", "deposit", "--currency", "LTC", "--amount", "0"], /amount/],
  [["keys", "revoke", "nope"], /nope/],
  [["keys", "create"], /--name/],
  [["restore", "no-such-file"], /restore/i],
])("with --json a failure is one JSON document too: %j", async (command, words) => {
  const ran = await runCli(...command, "--data", data, "--json");
  expect(ran.code).toBe(1);
  const failure = JSON.parse(ran.stdout) as Record<string, unknown>;
  expect(failure).toMatchObject({
    success: false,
    error: expect.any(String),
    message: expect.stringMatching(words),
    code: expect.stringMatching(/^[A-Z_]+$/),
    errors: expect.any(Array),
  });
});

test("an unknown command or option is told with the usage", async () => {
  expect((await runCli("ship-it")).code).toBe(1);
  const ran = await runCli("serve", "--port", "99999");
  expect(ran.code).toBe(1);
  expect(ran.stderr).toMatch(/whole number from 0 to 65535/);
});

test("the demo does the whole job and leaves the label", async () => {
  const label = join(folder, "demo.pdf");
  const ran = await runCli("demo", "--out", label);
  expect(ran.stderr).toBe("");
  expect(ran.code).toBe(0);
  for (const step of [
    "Verified",
    "Rated",
    "Ordered",
    "Bought",
    "Label",
    "Tracking",
    "signature is right",
  ])
    expect(ran.stdout).toContain(step);
  expect(readFileSync(label).subarray(0, 5).toString()).toBe("%PDF-");
});

test("the sample file: 24 orders are shipped, the broken lines are told one by one", async () => {
  const key = await station.key();
  await station.desk.deposit({ currency: "LTC", amount: "50" });
  const out = join(folder, "labels");
  const ran = await runNode(
    ["resources/examples/ship-csv.mjs", "resources/examples/orders-sample.csv", "--out", out],
    {
      SHIPDECK_URL: station.url,
      SHIPDECK_API_KEY: key.apiKey,
      SHIPDECK_API_SECRET: key.apiSecret,
    },
  );
  expect(ran).toMatchObject({ code: 0, stderr: "" });
  expect(ran.stdout).toMatch(/24 shipped, 4 not shipped\./);
  const refused = ran.stdout.split("\n").filter((line) => line.includes("NOT SHIPPED"));
  expect(refused).toEqual([
    expect.stringMatching(/order 1024: .*street1/),
    expect.stringMatching(/order 1025: .*city: .*SALT LAKE CITY/),
    expect.stringMatching(/order 1026: .*zip: .*05633/),
    expect.stringMatching(/order 1027: .*packageDetails\.weight: must be greater than 0/),
  ]);
  expect(existsSync(join(out, "1028.pdf"))).toBe(true);
  const orders = await station.desk.listOrders({ limit: 100 });
  expect(orders.orders.filter(({ paymentStatus }) => paymentStatus === "paid")).toHaveLength(24);
});

test("a rate card is refused by line, added, listed and removed beside the running station, which rates with it at once", async () => {
  const { desk } = station;
  const ground = async () => {
    const { rates } = await desk.getRates({
      fromAddress: warehouse,
      toAddress: dana,
      packageDetails: parcel,
    });
    return rates.find(({ service }) => service === "Ground");
  };
  const [good, bad] = [join(folder, "acme.csv"), join(folder, "bad.csv")];
  writeFileSync(good, "carrier,UPS\nversion,Acme\nservice,discount\nGROUND,25%\n");
  writeFileSync(bad, "carrier,UPS\nversion,Acme\nservice,discount\nGROUND,cheap\nGRUND,5%\n");
  const run = (...args: string[]) => runCli("cards", ...args, "--data", data);
  expect((await ground())?.rate_card).toBe("2026-11-sandbox");
  const refused = await run("add", bad);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(`${bad}:4: discount: must be a share`);
  expect(refused.stderr).toContain("nothing has changed");
  expect(await run("add", good)).toMatchObject({ code: 0 });
  const rate = await ground();
  expect(rate?.rate_card).toBe("Acme");
  expect(rate?.breakdown.map(({ code }) => code)).toContain("DISCOUNT");
  const listed = await run("list", "--json");
  expect(JSON.parse(listed.stdout)).toMatchObject({
    own: [{ name: "acme.csv", carrier: "UPS", inForce: "yes", problems: [] }],
  });
  expect((await run("remove", "acme.csv")).code).toBe(0);
  expect((await ground())?.rate_card).toBe("2026-11-sandbox");
});
