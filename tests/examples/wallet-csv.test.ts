import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Papa from "papaparse";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dana, orderFor } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";
import { access, languages, runExample } from "./languages.ts";

let shop: TestStation;
let env: Record<string, string>;
let folder: string;
beforeAll(async () => {
  shop = await TestStation.open();
  folder = mkdtempSync(join(tmpdir(), "shipdeck-wallet-"));
  // More than one page, and an amount that JSON writes with an exponent.
  for (let count = 0; count < 101; count += 1)
    await shop.desk.deposit({ currency: "LTC", amount: "0.00000001" });
  await shop.desk.deposit({ currency: "LTC", amount: "5" });
  const { orderId } = await orderFor(shop.desk, [dana]);
  await shop.desk.purchaseLabels({ orderId });
  env = access(shop.url, await shop.key(["read"]));
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

test.each(languages)(
  "wallet-csv in $name writes every transaction once, in full decimals that sum up to the balance",
  async (language) => {
    // PowerShell's console is no place for a file's bytes: there it is named.
    const file = language.ending === "ps1" ? join(folder, "wallet.csv") : null;
    const ran = await runExample(language, "wallet-csv", file ? [file] : [], env);
    expect(ran).toMatchObject({ code: 0, stderr: "" });
    const text = file ? readFileSync(file, "utf8") : ran.stdout;
    const { data: lines } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ""), {
      header: true,
      skipEmptyLines: true,
    });
    expect(lines).toHaveLength(103);
    expect(new Set(lines.map(({ Amount }) => Amount))).toContain("0.00000001");
    for (const { Amount, Balance } of lines)
      for (const amount of [Amount, Balance]) expect(amount).toMatch(/^-?\d+\.\d{8}$/);
    const units = (text = "") => BigInt(text.replace(".", ""));
    const sum = lines.reduce((total, { Amount }) => total + units(Amount), 0n);
    const { balances } = await shop.desk.getBalance({});
    const balance = balances.find(({ currency }) => currency === "LTC")?.balance ?? 0;
    expect(sum).toBe(units(balance.toFixed(8)));
    const purchase = lines.find(({ Type }) => Type === "label_purchase");
    expect(purchase?.["Order"]).toMatch(/^ord_/);
    expect(Number(purchase?.["USD"])).toBeGreaterThan(0);
  },
);
