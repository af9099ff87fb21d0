import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exampleCode, type ExampleLanguage } from "../../renderer/features/keys/example-code.ts";
import {
  exampleRequests,
  type ExampleTask,
} from "../../renderer/features/keys/example-requests.ts";
import { TestStation } from "../station.ts";

const run = promisify(execFile);
/** Stands for curl: asks as its arguments say, and prints the answer. So the test needs no curl, only a shell. */
const curl = `
const [verb, ...rest] = process.argv.slice(1);
const args = verb === "-X" ? rest : ["GET", verb, ...rest];
const [method, url, ...options] = args;
const headers = [], init = { method };
for (let i = 0; i < options.length; i += 2)
  if (options[i] === "-H") headers.push(options[i + 1].split(/: (.*)/s).slice(0, 2));
  else init.body = options[i + 1];
const answer = await (await fetch(url, { ...init, headers })).json();
if (!answer.success) throw new Error(answer.message);
console.log(JSON.stringify(answer.data));
`;

function commandOf(language: ExampleLanguage, code: string): [string, string[]] {
  if (language === "JavaScript") return [process.execPath, ["--input-type=module", "-e", code]];
  if (language === "Python") return ["python3", ["-c", code]];
  const stand = `curl() { "$NODE" --input-type=module -e "$CURL" -- "$@"; }`;
  return ["sh", ["-c", `${stand}\n${code}`]];
}

const hasPython = spawnSync("python3", ["-V"]).status === 0;
if (!hasPython) console.log("NO PYTHON on this machine: its examples are written, but not run.");
const languages: ExampleLanguage[] = hasPython
  ? ["curl", "JavaScript", "Python"]
  : ["curl", "JavaScript"];

describe.each(languages)("the examples in %s do the whole job as they are copied", (language) => {
  let shop: TestStation;
  let key: { apiKey: string; apiSecret: string };
  beforeAll(async () => {
    shop = await TestStation.open();
    key = await shop.key();
    await shop.desk.deposit({ currency: "LTC", amount: "5" });
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  async function answerOf(
    task: ExampleTask,
    apiKey: string | null,
    given: [string, string][] = [],
  ) {
    const input = { request: exampleRequests[task], apiUrl: `${shop.url}/api/v1`, apiKey };
    let code = exampleCode[language](input);
    for (const [name, value] of given) code = code.replaceAll(name, value);
    expect(code).not.toContain(key.apiSecret);
    const [file, args] = commandOf(language, code);
    const env = {
      ...process.env,
      NODE: process.execPath,
      CURL: curl,
      SHIPDECK_API_KEY: key.apiKey,
      SHIPDECK_API_SECRET: key.apiSecret,
    };
    const { stdout } = await run(file, args, { env });
    return JSON.parse(stdout) as Record<string, unknown>;
  }

  test("rates, an order, its labels, tracking and a webhook, with a chosen key or the environment's", async () => {
    const { rates } = (await answerOf("rates", key.apiKey)) as { rates: { id: string }[] };
    const rateId = rates[0]?.id ?? "none";
    const order = await answerOf("order", null, [["RATE_ID", rateId]]);
    expect(order["orderId"]).toMatch(/^ord_/);
    const bought = await answerOf("purchase", null, [["ORDER_ID", String(order["orderId"])]]);
    expect(bought["successCount"]).toBe(1);
    expect(await answerOf("tracking", key.apiKey)).toMatchObject({ status: "delivered" });
    expect(await answerOf("webhook", null)).toMatchObject({
      secret: expect.stringMatching(/^whsec_/) as string,
    });
  });

  test("a failure is told with its code, and ends the program", async () => {
    await expect(answerOf("order", null)).rejects.toThrow(/RATE_ID|rate/i);
  });
});
