import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestStation } from "../station.ts";
import { access, languages, runExample } from "./languages.ts";
import { openLosingProxy } from "./losing-proxy.ts";
import { sampleWith } from "./sample-lines.ts";

describe.each(languages)("ship-csv in $name", (language) => {
  let shop: TestStation;
  let folder: string;
  let key: { apiKey: string; apiSecret: string };
  beforeAll(async () => {
    shop = await TestStation.open();
    await shop.desk.deposit({ currency: "LTC", amount: "50" });
    key = await shop.key(["read", "rates", "orders", "purchase"]);
    folder = mkdtempSync(join(tmpdir(), "shipdeck-example-"));
  });
  afterAll(async () => {
    await shop[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });
  const out = () => join(folder, "labels");
  const option = language.ending === "sh" ? [] : ["--out"];
  const ship = (numbers: number[], url = shop.url) => {
    writeFileSync(join(folder, "orders.csv"), sampleWith(numbers));
    const args = [join(folder, "orders.csv"), ...option, out()];
    return runExample(language, "ship-csv", args, access(url, key));
  };
  const spent = async () => {
    const { balances } = await shop.desk.getBalance({});
    return 50 - (balances.find(({ currency }) => currency === "LTC")?.balance ?? 0);
  };

  test("ships what can be shipped, names what is wrong with the rest, and ships nothing twice", async () => {
    const first = await ship([1001, 1023, 1024, 1026, 1028]);
    expect(first.stderr).toBe("");
    expect(first.stdout).toMatch(/3 shipped, 2 not shipped\./);
    expect(first.stdout).toMatch(/line 2, order 1001: \w+ .+ \d+\.\d{2} USD/);
    expect(first.stdout).toMatch(/order 1024: NOT SHIPPED: .*street1/);
    expect(first.stdout).toMatch(/order 1026: NOT SHIPPED: .*zip: .*05633/);
    expect(readdirSync(out()).toSorted()).toEqual(
      ["1001", "1023", "1028"].map((number) => `${number}.pdf`),
    );
    const cost = await spent();
    expect(cost).toBeGreaterThan(0);
    const again = await ship([1001, 1024]);
    expect(again.stdout).toMatch(/order 1001: SHIPPED BEFORE: /);
    expect(again.stdout).toMatch(/1 shipped, 1 not shipped\./);
    expect(await spent()).toBe(cost);
  });

  test("an answer that is lost is asked for again under the same key, and nothing is bought twice", async () => {
    await using proxy = await openLosingProxy(shop.url, "/api/v1/labels/purchase");
    const ran = await ship([1003], proxy.url);
    expect(ran.stdout).toMatch(/1 shipped, 0 not shipped\./);
    expect(proxy.keys).toHaveLength(2);
    expect(proxy.keys[0]).toBe(proxy.keys[1]);
    const { orders } = await shop.desk.listOrders({ externalReference: "1003" });
    expect(orders.map(({ labels }) => labels)).toMatchObject([{ total: 1, success: 1 }]);
  });

  test("where nobody answers, and without a key, it says what is missing", async () => {
    const deaf = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
    await once(deaf, "listening");
    const { port } = deaf.address() as AddressInfo;
    const gone = await ship([1001], `http://127.0.0.1:${port}`);
    expect(gone.code).not.toBe(0);
    expect(gone.stderr).toMatch(/No station answers|curl: \(/);
    const keyless = await runExample(language, "ship-csv", [join(folder, "orders.csv")], {
      SHIPDECK_API_KEY: "",
      SHIPDECK_API_SECRET: "",
    });
    deaf.close();
    expect(keyless.code).not.toBe(0);
    expect(keyless.stderr).toMatch(/SHIPDECK_API_KEY/);
  });
});
