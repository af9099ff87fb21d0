import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadConfig } from "#electron/config.ts";
import { openPolicy } from "#electron/policy/open-policy.ts";
import { parsePolicy } from "#electron/policy/parse-policy.ts";
import { policyPlaces } from "#electron/policy/policy-places.ts";
import { policySchemaText } from "#electron/policy/policy-schema.ts";
import { Policy } from "#shared/contract/desk/policy.ts";
import { runCli, runNode } from "../cli/run-cli.ts";

let folder: string;
let file: string;
let env: { SHIPDECK_POLICY: string };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shipdeck-policy-"));
  file = join(folder, "policy.json");
  env = { SHIPDECK_POLICY: file };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (policy: object | string) =>
  writeFileSync(file, typeof policy === "string" ? policy : JSON.stringify(policy, null, 2), {
    mode: 0o644,
  });
const authority = join(import.meta.dirname, "../network/certificates/authority.pem");

test("the published schema is what the station checks by (else: node resources/scripts/write-policy-schema.ts)", () => {
  const published = readFileSync("resources/policy.schema.json", "utf8");
  expect(published).toBe(policySchemaText());
  const isGood = new Ajv2020({ strict: false }).compile(JSON.parse(published));
  expect(isGood({ port: 4820, modes: ["sandbox"] })).toBe(true);
  expect(isGood({ prot: 4820 })).toBe(false);
});

test("the guide's example is a good policy, and the guide names every entry that there is", () => {
  const guide = readFileSync("resources/guide/policy.md", "utf8");
  const [, example = ""] = /```json\n([\s\S]*?)```/.exec(guide) ?? [];
  expect(parsePolicy(example).problems).toEqual([]);
  const { $schema: _, ...entries } = Policy.shape;
  for (const entry of Object.keys(entries)) expect(guide).toContain(`| \`${entry}`);
});

test("the policy lies where only an administrator can write, on every system", () => {
  expect(policyPlaces("linux", {})).toEqual(["/etc/shipdeck/policy.json"]);
  expect(policyPlaces("darwin", {})).toEqual(["/Library/Application Support/Shipdeck/policy.json"]);
  // A person who sets ProgramData to a folder of their own does not leave the company's policy.
  expect(policyPlaces("win32", { ProgramData: String.raw`D:\Mine` })).toEqual([
    String.raw`C:\ProgramData\Shipdeck\policy.json`,
    String.raw`D:\Mine\Shipdeck\policy.json`,
  ]);
});

describe("the station's configuration", () => {
  test("has what the policy fixes, above command line, environment and defaults", () => {
    put({ port: 4820, dataFolder: join(folder, "fixed"), lanWebhooks: true, modes: ["live"] });
    const config = loadConfig({ ...env, SHIPDECK_LAN_WEBHOOKS: "false" });
    expect(config).toMatchObject({
      port: 4820,
      dataFolder: join(folder, "fixed"),
      mode: "live",
      lanWebhooks: true,
      policyFile: file,
    });
    expect(loadConfig({})).toMatchObject({ policy: {}, policyFile: null });
  });

  test("is not made when somebody asks for what the policy does not allow: the sentence says what to leave out", () => {
    put({ port: 4820, dataFolder: folder, modes: ["sandbox"], contact: "IT, extension 4242" });
    const asked: [Record<string, string>, Parameters<typeof loadConfig>[1], RegExp][] = [
      [{}, { port: 4811 }, /fixes the port: 4820\. 4811 cannot be used instead; .*extension 4242/],
      [{ SHIPDECK_PORT: "4811" }, {}, /fixes the port/],
      [{}, { data: "/elsewhere" }, /fixes the data folder/],
      [{ SHIPDECK_DATA: "/elsewhere" }, {}, /fixes the data folder/],
      [{}, { mode: "live" }, /does not allow live mode, only sandbox/],
      [{ SHIPDECK_MODE: "live" }, {}, /does not allow live mode, only sandbox/],
    ];
    for (const [variables, overrides, sentence] of asked)
      expect(() => loadConfig({ ...env, ...variables }, overrides)).toThrow(sentence);
    // The same in other words is no other wish.
    expect(
      loadConfig(env, { port: 4820, data: `${folder}/../${folder.split("/").at(-1)}` }).port,
    ).toBe(4820);
  });

  test("has a data folder of each account's own where the policy says ~/", () => {
    put({ dataFolder: "~/Labels" });
    expect(loadConfig(env).dataFolder).toBe(join(homedir(), "Labels"));
  });

  test("has the company's certificate authority, and is not made without it", () => {
    put({ network: { authorityFile: authority } });
    expect(loadConfig(env).policyAuthority).toContain("BEGIN CERTIFICATE");
    for (const [path, why] of [
      [join(folder, "none.pem"), /cannot be read/],
      [file, /no certificate/],
      [authority.replace("authority", "server"), /of one server/],
    ] as const) {
      put({ network: { authorityFile: path } });
      expect(() => loadConfig(env)).toThrow(why);
    }
  });
});

describe("a policy that anybody could have written", () => {
  test("is refused: the file or its folder is open to others", () => {
    put({ port: 4820 });
    for (const mode of [0o666, 0o664, 0o646]) {
      chmodSync(file, mode);
      expect(() => loadConfig(env)).toThrow(/The file can be written by others .*chmod go-w/);
    }
    chmodSync(file, 0o644);
    expect(loadConfig(env).port).toBe(4820);
    chmodSync(folder, 0o777);
    expect(() => loadConfig(env)).toThrow(/The folder .* can be written by others/);
    chmodSync(folder, 0o700);
  });

  test("is not taken from a variable by the program that is handed out", () => {
    put({});
    const product = join(folder, "product");
    mkdirSync(product);
    expect(() => openPolicy(env, product)).toThrow(/SHIPDECK_POLICY is for development alone/);
    mkdirSync(join(product, "electron"));
    writeFileSync(join(product, "electron/config.ts"), "");
    expect(openPolicy(env, product).file).toBe(file);
  });
});

describe("a policy file from Windows", () => {
  test("may begin with a byte order mark", () => {
    writeFileSync(file, '\uFEFF{"port": 4820}');
    expect(loadConfig(env).port).toBe(4820);
  });

  test("is refused as UTF-16, with the way out", () => {
    writeFileSync(file, Buffer.from('\uFEFF{"port": 4820}', "utf16le"));
    expect(() => loadConfig(env)).toThrow(/Save it as UTF-8/);
    writeFileSync(file, Buffer.from([0x7b, 0xff, 0x7d]));
    expect(() => loadConfig(env)).toThrow(/not UTF-8/);
  });
});

test("a file that is named and not there is an error, not an empty policy", () => {
  expect(() => loadConfig(env)).toThrow(/ENOENT/);
});

test("a station does not start with a policy that is half understood, and says where it is wrong", async () => {
  put('{\n  "port": 0,\n  "carriers": ["UPSS"]\n}');
  const ran = await runNode(["electron/cli.ts", "serve", "--data", join(folder, "data")], env);
  expect(ran.code).toBe(1);
  expect(ran.stdout).toBe("");
  expect(ran.stderr).toContain(`${file}:2:11: port must be at least 1.`);
  expect(ran.stderr).toContain(`${file}:3:16: carriers[0] must be one of USPS, UPS, FEDEX, DHL.`);
  expect(ran.stderr).toContain(`policy check ${file}`);
});

test("`policy check` tells every problem of a file with its place, and what a good one fixes", async () => {
  put({ port: 4820, contact: "IT", carriers: ["UPS"] });
  const good = await runCli("policy", "check", file);
  expect(good).toMatchObject({ code: 0, stdout: "Good. It fixes: port, carriers.\n", stderr: "" });
  put('{\n  "prot": 4820\n}');
  const bad = await runCli("policy", "check", file);
  expect(bad).toMatchObject({
    code: 1,
    stdout: "",
    stderr: `${file}:2:3: prot is not known here.\n`,
  });
});

test("no bytes whatever make the reader throw anything but its own refusal", () => {
  const texts = [
    "",
    "null",
    "[[[[",
    '{"a":',
    '{"a":{"b":[1,{"c":"\\u00',
    "\0",
    '{"":1}',
    '"x',
    "1e9",
    "{}{}",
  ];
  for (const text of texts) expect(() => parsePolicy(text)).not.toThrow();
});
