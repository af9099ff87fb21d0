import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openAskHttp } from "#electron/deposits/watchers/ask-http.ts";
import { nodeWatcher } from "#electron/deposits/watchers/node.ts";
import type { NodeAccess } from "#electron/deposits/watchers/rpc.ts";
import { addresses } from "./lookers.ts";
import { type Script, ScriptedServer } from "./scripted-server.ts";

const ask = openAskHttp(undefined, 10_000);
const [first = "", second = ""] = addresses;
const [hashA, hashB, txA, txB] = ["a", "b", "c", "d"].map((digit) => digit.repeat(64));
const auth: NodeAccess["auth"] = { kind: "password", user: "desk", password: "s3cret" };

const info = {
  chain: "main",
  blocks: 800,
  headers: 800,
  bestblockhash: hashA,
  mediantime: 1_700_000_000,
  verificationprogress: 1,
  initialblockdownload: false,
  pruned: false,
};

interface Answered {
  result?: unknown;
  error?: { code: number; message: string };
}
type Method = (params: Record<string, unknown>, path: string) => Answered;

const cookie = `__cookie__:${"0f".repeat(32)}`;
const known = new Set(["desk:s3cret", cookie].map((said) => `Basic ${btoa(said)}`));

/** A node that answers methods as a test says; unknown ones as Bitcoin Core does. */
function nodeOf(methods: Record<string, Method>): Script & { calls: string[] } {
  const calls: string[] = [];
  const answer = (
    { id, method, params }: { id: number; method: string; params: Record<string, unknown> },
    path: string,
  ) => {
    calls.push(`${method} ${JSON.stringify(params)}`);
    const found = methods[method];
    const said = found?.(params, path) ?? { error: { code: -32_601, message: "Method not found" } };
    return { result: said.result ?? null, error: said.error ?? null, id };
  };
  const script: Script = (request, response, body) => {
    if (!known.has(request.headers.authorization ?? "")) {
      response.writeHead(401).end();
      return;
    }
    const asked = JSON.parse(body) as Parameters<typeof answer>[0] | Parameters<typeof answer>[0][];
    const path = request.url ?? "";
    const said = Array.isArray(asked) ? asked.map((one) => answer(one, path)) : answer(asked, path);
    response.end(JSON.stringify(said));
  };
  return Object.assign(script, { calls });
}

/** A node as new ones are: wallets of descriptors, which know addresses once they are told of them. */
function modernNode(changes: Record<string, Method> = {}) {
  const known = new Set<string>();
  let hasWallet = false;
  return nodeOf({
    getblockchaininfo: () => ({ result: info }),
    getblockhash: ({ height }) =>
      Number(height) > 800
        ? { error: { code: -8, message: "Block height out of range" } }
        : { result: height === 800 ? hashA : hashB },
    loadwallet: () => ({ error: { code: -18, message: "Wallet file not found." } }),
    createwallet: () => {
      hasWallet = true;
      return { result: { name: "w" } };
    },
    getwalletinfo: () =>
      hasWallet
        ? { result: { descriptors: true, private_keys_enabled: false, scanning: false } }
        : { error: { code: -18, message: "Requested wallet does not exist or is not loaded" } },
    getaddressinfo: ({ address }) => ({
      result: { ismine: known.has(String(address)), iswatchonly: false },
    }),
    getdescriptorinfo: ({ descriptor }) => ({
      result: { descriptor: `${String(descriptor)}#sum` },
    }),
    importdescriptors: ({ requests }) => ({
      result: (requests as { desc: string }[]).map(({ desc }) => {
        known.add(/\((\w+)\)/.exec(desc)?.[1] ?? "");
        return { success: true };
      }),
    }),
    listsinceblock: () => ({ result: { transactions: [] } }),
    scantxoutset: () => ({ result: { success: true, unspents: [] } }),
    getmempoolentry: () => ({ result: {} }),
    gettxout: () => ({ result: { coinbase: false } }),
    ...changes,
  });
}

const watched = [first, second].map((address) => ({ address, since: 5e12, sinceHeight: 0 }));

async function over(script: Script) {
  const server = await ScriptedServer.open(script);
  const watcher = nodeWatcher({ url: server.url, auth }, ask, "shipdeck-btc-mainnet");
  return { watcher, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

test("a new node is given a wallet without keys, and told of each address once", async () => {
  const node = modernNode();
  await using room = await over(node);
  await room.watcher.outputsOf(watched);
  expect(node.calls).toContain(
    `createwallet ${JSON.stringify({
      wallet_name: "shipdeck-btc-mainnet",
      disable_private_keys: true,
      blank: true,
      descriptors: true,
      load_on_startup: true,
    })}`,
  );
  const imported = node.calls.filter((call) => call.startsWith("importdescriptors"));
  // A clock that is ahead asks for nothing after the node's own newest block.
  expect(imported).toEqual([
    `importdescriptors ${JSON.stringify({
      requests: [first, second].map((address) => ({
        desc: `addr(${address})#sum`,
        timestamp: info.mediantime,
      })),
    })}`,
  ]);
  await room.watcher.outputsOf(watched);
  expect(node.calls.filter((call) => call.startsWith("importdescriptors"))).toHaveLength(1);
});

test("amounts are exact, and what the memory pool has lost is no deposit", async () => {
  const entry = (txid: string | undefined, amount: number, confirmations: number) => ({
    address: first,
    category: "receive",
    amount,
    vout: 0,
    confirmations,
    txid,
    ...(confirmations > 0 ? { blockhash: hashA, blockheight: 800 } : {}),
  });
  const node = modernNode({
    listsinceblock: () => ({
      result: {
        transactions: [
          entry(txA, 0.29, 1),
          { ...entry(txA, 20_999_999.9769, 1), vout: 1 },
          entry(txB, 0.00000001, 0),
          { ...entry(txB, 1, -3), vout: 2 },
          { ...entry(txA, -1, 1), category: "send", vout: 3 },
          { ...entry(txA, 50, 1), category: "immature", generated: true, vout: 4 },
        ],
      },
    }),
    getmempoolentry: ({ txid }) =>
      txid === txB
        ? { error: { code: -5, message: "Transaction not in mempool" } }
        : { result: {} },
  });
  await using room = await over(node);
  const outputs = await room.watcher.outputsOf(watched);
  expect(outputs.map(({ units, height, coinbase }) => [units, height, coinbase])).toEqual([
    [29_000_000, 800, false],
    [2_099_999_997_690_000, 800, false],
    [5_000_000_000, 800, true],
  ]);
});

test("a pruned node is asked once for what lies unspent from before", async () => {
  const node = modernNode({
    getblockchaininfo: () => ({ result: { ...info, pruned: true } }),
    importdescriptors: () => ({
      result: watched.map(() => ({
        success: false,
        error: { message: "Rescan failed: the node is pruned" },
      })),
    }),
    scantxoutset: () => ({
      result: {
        success: true,
        unspents: [{ txid: txA, vout: 1, desc: `addr(${second})#x`, amount: 1.5, height: 700 }],
      },
    }),
  });
  await using room = await over(node);
  expect(await room.watcher.outputsOf(watched)).toEqual([
    {
      address: second,
      txid: txA,
      vout: 1,
      units: 150_000_000,
      height: 700,
      blockHash: hashB,
      coinbase: false,
    },
  ]);
  expect(await room.watcher.outputsOf(watched)).toEqual([]);
});

test("the chain's end is known", async () => {
  await using room = await over(modernNode());
  expect(await room.watcher.tip()).toEqual({ height: 800, hash: hashA });
  expect(await room.watcher.blockHashAt(801)).toBeNull();
});

describe("a node that cannot be used is a sentence", () => {
  const refusal =
    (code: number, message: string): Method =>
    () => ({ error: { code, message } });
  const cases: [string, Script, RegExp][] = [
    [
      "wrong password",
      (_, response) => void response.writeHead(401).end(),
      /does not accept the password/,
    ],
    [
      "not let in",
      (_, response) => void response.writeHead(403).end(),
      /does not let this computer in/,
    ],
    ["a web page", (_, response) => void response.end("<html>"), /does not answer as a node does/],
    [
      "starting",
      modernNode({ getblockchaininfo: refusal(-28, "Loading block index…") }),
      /is still starting: Loading/,
    ],
    [
      "still reading",
      modernNode({
        getblockchaininfo: () => ({ result: { ...info, headers: 900, verificationprogress: 0.5 } }),
      }),
      /still reading the chain \(50 %\)/,
    ],
    [
      "without wallets",
      modernNode({ getwalletinfo: refusal(-32_601, "Method not found") }),
      /runs without wallets/,
    ],
    [
      "another chain",
      modernNode({ getaddressinfo: refusal(-5, "Invalid address") }),
      /one of another chain/,
    ],
    [
      "a wallet with keys",
      modernNode({
        getwalletinfo: () => ({ result: { descriptors: true, private_keys_enabled: true } }),
      }),
      /can hold private keys/,
    ],
    [
      "a rescan",
      modernNode({
        getwalletinfo: () => ({
          result: { descriptors: true, private_keys_enabled: false, scanning: { progress: 0.25 } },
        }),
      }),
      /reads its older blocks again \(25 %\)/,
    ],
    [
      "an import that failed",
      modernNode({
        importdescriptors: () => ({ result: [{ success: false, error: { message: "Bad luck" } }] }),
      }),
      /The node says: Bad luck/,
    ],
  ];
  test.each(cases)("%s", async (_, script, words) => {
    await using room = await over(script);
    await expect(room.watcher.outputsOf(watched)).rejects.toThrow(words);
  });
});

describe("the cookie file", () => {
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-cookie-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("is read at every question, since a node writes it anew when it starts", async () => {
    const file = join(folder, ".cookie");
    await using server = await ScriptedServer.open(modernNode());
    const watcher = nodeWatcher({ url: server.url, auth: { kind: "cookie", file } }, ask, "w");
    await expect(watcher.tip()).rejects.toThrow(/cookie file .* cannot be read/);
    writeFileSync(file, `__cookie__:${"1f".repeat(32)}`);
    await expect(watcher.tip()).rejects.toThrow(/does not accept/);
    writeFileSync(file, `${cookie}\n`);
    expect((await watcher.tip()).height).toBe(800);
  });

  test.each(["desk:s3cret", "root:x:0:0:root:/root:/bin/bash", `${cookie}\nand more`, ""])(
    "that holds %j instead of a cookie is not sent anywhere",
    async (text) => {
      const file = join(folder, "other");
      writeFileSync(file, text);
      await using server = await ScriptedServer.open(modernNode());
      const watcher = nodeWatcher({ url: server.url, auth: { kind: "cookie", file } }, ask, "w");
      await expect(watcher.tip()).rejects.toThrow("is not a node's cookie file");
      expect(server.asked).toEqual([]);
    },
  );
});
