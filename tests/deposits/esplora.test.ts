import { describe, expect, test } from "vitest";
import { openAskHttp } from "#electron/deposits/watchers/ask-http.ts";
import { esploraWatcher } from "#electron/deposits/watchers/esplora.ts";
import type { WatcherTrouble } from "#electron/deposits/watchers/trouble.ts";
import type { ChainOutput } from "#electron/deposits/watchers/watcher.ts";
import { esploraOf } from "./esplora-of-chain.ts";
import { FakeChain } from "./fake-chain.ts";
import { addresses } from "./lookers.ts";
import { type Script, ScriptedServer } from "./scripted-server.ts";

/** Long enough for a busy machine; silence is waited for twice. */
const ask = openAskHttp(undefined, 2_000);
const [first = "", second = ""] = addresses;
const watched = (address: string, sinceHeight = 0) => ({ address, since: 0, sinceHeight });

async function troubleOf(call: Promise<unknown>): Promise<WatcherTrouble> {
  return call.then(
    () => {
      throw new Error("a trouble was expected");
    },
    (error: unknown) => error as WatcherTrouble,
  );
}

test("an address with hundreds of payments is read page by page, and only as far back as needed", async () => {
  const chain = new FakeChain();
  for (let n = 0; n < 260; n++) {
    chain.send({ address: first, units: n + 1 });
    chain.mine();
  }
  chain.send({ address: first, units: 999 });
  await using server = await ScriptedServer.open(esploraOf(chain));
  const watcher = esploraWatcher([server.url], ask);
  const all = await watcher.outputsOf([watched(first), watched(second)]);
  expect(all.map(({ units }) => units).sort((a, b) => a - b)).toEqual([
    ...Array.from({ length: 260 }, (_, n) => n + 1),
    999,
  ]);
  server.asked.length = 0;
  const some = await watcher.outputsOf([watched(first, 240)]);
  expect(server.asked).toHaveLength(1);
  expect(some.length).toBeGreaterThanOrEqual(21);
});

const page = "<!doctype html><title>Sign in to the hotel's network</title>";
const weathers: [name: string, script: Script, words: string, retryAfterMs?: number][] = [
  ["a web page", (_, res) => res.end(page), "answered with a web page instead of data"],
  ["half an answer", (_, res) => res.end('[{"txid":'), "is not Esplora's language"],
  ["another language", (_, res) => res.end('{"ok":true}'), "is not Esplora's language"],
  ["an error", (_, res) => res.writeHead(500).end("oops"), "answered 500"],
  ["nothing there", (_, res) => res.writeHead(404).end(), "is its address right?"],
  ["a redirect", (_, res) => res.writeHead(302, { location: "http://127.0.0.1:1/" }).end(), "302"],
  [
    "too many questions",
    (_, res) => res.writeHead(429, { "retry-after": "120" }).end(),
    "come more rarely",
    120_000,
  ],
  ["a repair", (_, res) => res.writeHead(503).end(), "overloaded or under repair"],
  ["a cut line", (req) => req.socket.destroy(), "closed the connection without an answer"],
  ["silence", () => {}, "did not answer within 2 seconds"],
  [
    "a flood",
    (_, res) => {
      const block = "x".repeat(1024 * 1024);
      const pour = () => {
        while (res.write(block));
        res.once("drain", pour);
      };
      pour();
    },
    /far too long|did not answer within/.source,
  ],
];

describe.each(weathers)("a server that gives %s", (_, script, words, retryAfterMs = 0) => {
  test("is a sentence, and the next server is asked instead", async () => {
    const chain = new FakeChain();
    chain.mine(3);
    await using bad = await ScriptedServer.open(script);
    await using good = await ScriptedServer.open(esploraOf(chain));
    const alone = await troubleOf(esploraWatcher([bad.url], ask).tip());
    expect(alone.name).toBe("WatcherTrouble");
    expect(alone.message).toMatch(new RegExp(words));
    expect(alone.message).toContain(new URL(bad.url).host);
    expect(alone.retryAfterMs).toBe(retryAfterMs);
    const both = esploraWatcher([bad.url, good.url], ask);
    expect((await both.tip()).height).toBe(3);
    // The one that answered is asked first from now on.
    bad.asked.length = 0;
    expect((await both.tip()).height).toBe(3);
    expect(bad.asked).toEqual([]);
  });
});

test("a server that nobody runs, and a name that nobody knows, are sentences", async () => {
  const gone = await ScriptedServer.open(() => {});
  const { url } = gone;
  await gone[Symbol.asyncDispose]();
  const refused = await troubleOf(esploraWatcher([url], ask).tip());
  expect(refused.message).toContain("nothing listens there");
  const unknown = await troubleOf(esploraWatcher(["http://nobody.invalid/api"], ask).tip());
  expect(unknown.message).toMatch(/nobody knows|cannot be looked up|did not answer/);
});

describe("of two servers", () => {
  const deposit = (chain: FakeChain): ChainOutput => {
    const [output] = chain.outputsAt(first);
    if (!output) throw new Error("nothing was paid");
    return output;
  };

  test("the second one is asked before money moves, and says what it knows", async () => {
    const [honest, other] = [new FakeChain(), new FakeChain()];
    await using a = await ScriptedServer.open(esploraOf(honest));
    await using b = await ScriptedServer.open(esploraOf(other));
    const watcher = esploraWatcher([a.url, b.url], ask);
    honest.send({ address: first, units: 5_000 });
    honest.mine(6);
    await watcher.tip();
    expect(await watcher.secondOpinion(deposit(honest))).toBe("differs");
    other.blocks = honest.blocks;
    expect(await watcher.secondOpinion(deposit(honest))).toBe("agrees");
    expect(await watcher.secondOpinion({ ...deposit(honest), units: 9_000 })).toBe("differs");
    expect(await watcher.secondOpinion({ ...deposit(honest), height: null, blockHash: null })).toBe(
      "differs",
    );
    other.blocks = [honest.blocks[0] ?? { hash: "", transactions: [] }];
    expect(await watcher.secondOpinion({ ...deposit(honest), height: null, blockHash: null })).toBe(
      "agrees",
    );
    b.script = (request) => request.socket.destroy();
    expect(await watcher.secondOpinion(deposit(honest))).toBe("unknown");
  });

  test("a single one is believed", async () => {
    const chain = new FakeChain();
    chain.send({ address: first, units: 5_000 });
    chain.mine(6);
    await using server = await ScriptedServer.open(esploraOf(chain));
    expect(await esploraWatcher([server.url], ask).secondOpinion(deposit(chain))).toBe("agrees");
  });
});
