import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TestStation } from "../station.ts";
import { access, languages, runExample } from "./languages.ts";
import { sampleWith } from "./sample-lines.ts";

describe.each(languages)("nightly-batch in $name", (language) => {
  let shop: TestStation;
  let inbox: string;
  let env: Record<string, string>;
  beforeEach(async () => {
    shop = await TestStation.open();
    await shop.desk.deposit({ currency: "LTC", amount: "50" });
    env = access(shop.url, await shop.key(["read", "rates", "orders", "purchase"], 250));
    inbox = mkdtempSync(join(tmpdir(), "shipdeck-inbox-"));
  });
  afterEach(async () => {
    await shop[Symbol.asyncDispose]();
    rmSync(inbox, { recursive: true, force: true });
  });
  const night = () => runExample(language, "nightly-batch", [inbox], env);
  const put = (name: string, numbers: number[]) =>
    writeFileSync(join(inbox, name), sampleWith(numbers));
  const labels = async () => {
    const { orders } = await shop.desk.listOrders({ limit: 100 });
    return orders.map((one) => `${one.externalReference} ${one.labels.success}`).toSorted();
  };

  test("whole files are put aside with a form for the driver; a file with a wrong row stays, and only that row is shipped the night after", async () => {
    put("a.csv", [1001]);
    put("b.csv", [1004, 1026]);
    const first = await night();
    expect(first.stderr).toBe("");
    expect(first.code).toBe(1);
    expect(first.stdout).toMatch(/b\.csv: 1 (shipped, 1 left|shipped, 1 not shipped)/);
    expect(existsSync(join(inbox, "done", "a.csv"))).toBe(true);
    expect(existsSync(join(inbox, "b.csv"))).toBe(true);
    expect(await labels()).toEqual(["1001 1", "1004 1"]);
    const forms = readdirSync(join(inbox, "done")).filter((name) => name.endsWith(".pdf"));
    const { manifests } = await shop.desk.listManifests({});
    expect(forms).toHaveLength(manifests.length);
    expect(manifests.reduce((sum, { labelCount }) => sum + labelCount, 0)).toBe(2);
    writeFileSync(join(inbox, "b.csv"), sampleWith([1004, 1026]).replace("O5633", "05633"));
    expect((await night()).code).toBe(0);
    expect(existsSync(join(inbox, "done", "b.csv"))).toBe(true);
    expect(await labels()).toEqual(["1001 1", "1004 1", "1026 1"]);
    // Nothing to do is no trouble.
    expect((await night()).code).toBe(0);
  });
});

test.skipIf(languages.length < 2)(
  "started twice at the same moment, in two languages, it ships nothing twice",
  async () => {
    await using shop = await TestStation.open();
    await shop.desk.deposit({ currency: "LTC", amount: "50" });
    const env = access(shop.url, await shop.key());
    const two = languages.slice(0, 2);
    const inboxes = two.map(() => mkdtempSync(join(tmpdir(), "shipdeck-inbox-")));
    const numbers = [1001, 1003];
    for (const inbox of inboxes) writeFileSync(join(inbox, "a.csv"), sampleWith(numbers));
    await Promise.all(
      two.map((language, at) => runExample(language, "nightly-batch", [inboxes[at] ?? ""], env)),
    );
    const { orders } = await shop.desk.listOrders({ limit: 100 });
    expect(orders.map((one) => Number(one.externalReference)).toSorted((a, b) => a - b)).toEqual(
      numbers,
    );
    for (const order of orders) expect(order.labels).toMatchObject({ total: 1, success: 1 });
    for (const inbox of inboxes) rmSync(inbox, { recursive: true, force: true });
  },
);
