import { execFile } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectFolder } from "#electron/runtime/places.ts";
import { runNode } from "../cli/run-cli.ts";
import { TestStation } from "../station.ts";
import { access, examples } from "./languages.ts";

const run = promisify(execFile);
const { resolve } = createRequire(import.meta.url);
const program = join(dirname(resolve("typescript/package.json")), "bin", "tsc");
const folder = mkdtempSync(join(tmpdir(), "shipdeck-typed-"));
const typed = join(folder, "typed-client.ts");
let shop: TestStation;
beforeAll(async () => {
  shop = await TestStation.open();
  await shop.desk.deposit({ currency: "LTC", amount: "5" });
  const answer = await fetch(`${shop.url}/api/v1/openapi.json`);
  writeFileSync(join(folder, "openapi.json"), await answer.text());
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  symlinkSync(join(projectFolder, "node_modules"), join(folder, "node_modules"));
  const generator = join(projectFolder, "node_modules", "oazapfts", "dist", "cli.js");
  await run(process.execPath, [
    generator,
    join(folder, "openapi.json"),
    join(folder, "shipdeck-api.ts"),
  ]);
  copyFileSync(join(examples, "typed-client.ts"), typed);
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

/** What the compiler complains of when it is strict. */
async function complaints(file: string): Promise<string> {
  const strict = ["--strict", "--noUncheckedIndexedAccess"];
  const kind = ["--noEmit", "--module", "nodenext", "--target", "es2023", "--skipLibCheck"];
  const extra = ["--allowImportingTsExtensions", "--types", "node"];
  try {
    await run(process.execPath, [program, ...kind, ...strict, ...extra, file], { cwd: folder });
    return "";
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test("the client that a public generator writes compiles, and a wrong field does not", async () => {
  expect(await complaints(typed)).toBe("");
  const wrong = join(folder, "wrong.ts");
  writeFileSync(
    wrong,
    `import { purchaseLabels } from "./shipdeck-api.ts";
await purchaseLabels({ orderId: 7, currency: "DOGE" });
`,
  );
  const told = await complaints(wrong);
  expect(told).toContain("Type 'number' is not assignable to type 'string'");
  expect(told).toContain(`"DOGE"`);
});

test("it ships a parcel with the running station, and shows what is refused in the station's words", async () => {
  const key = await shop.key();
  const first = await runNode([typed], access(shop.url, key));
  expect(first).toMatchObject({ code: 0, stderr: "" });
  expect(first.stdout).toMatch(/^USPS \w+ \d{20,} http:\S+\.pdf pre_transit\n$/);
  // A new rate under the old key: the station tells it from the first request.
  const second = await runNode([typed], access(shop.url, key));
  expect(second.code).toBe(1);
  expect(second.stderr).toContain('"code": "IDEMPOTENCY_KEY_REUSED"');
  const { orders } = await shop.desk.listOrders({});
  expect(orders.map(({ externalReference }) => externalReference)).toEqual(["1001"]);
});
