import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { Purse, WatcherAsked } from "#shared/contract/desk/purse.ts";
import { api } from "#shared/contract/index.ts";
import { depositRows } from "#shared/contract/desk/deposits.ts";
import { failureOf } from "../doors/room.ts";
import { TestStation } from "../station.ts";
import { esploraOf } from "./esplora-of-chain.ts";
import { FakeChain } from "./fake-chain.ts";
import { deriveAddresses } from "#electron/deposits/keys/derive-addresses.ts";
import { publicKey, publicXpub, testKey } from "./keys.ts";
import { liveStation } from "./live-station.ts";
import { ScriptedServer } from "./scripted-server.ts";

let chain: FakeChain;
beforeEach(() => void (chain = new FakeChain()));

const LTCT = { currency: "LTCT" } as const;

/** A live station whose LTCT chain is watched through a server of the test. */
async function connected() {
  chain.mine(3);
  const server = await ScriptedServer.open(esploraOf(chain));
  const station = await liveStation();
  const watcher: WatcherAsked = { kind: "esplora", servers: [server.url] };
  await station.desk.setDepositWatcher({ ...LTCT, watcher });
  await station.desk.connectDepositKey({ ...LTCT, network: "regtest", key: publicKey(1) });
  await station.desk.lookForDeposits(LTCT);
  return {
    station,
    desk: station.desk,
    server,
    async purse(): Promise<Purse> {
      const { purses } = await station.desk.getDeposits();
      const found = purses.find(({ currency }) => currency === "LTCT");
      if (!found) throw new Error("no purse");
      return found;
    },
    async [Symbol.asyncDispose]() {
      await station[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}

/** Every byte that a station keeps. */
function filesUnder(folder: string): string {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, "latin1"))
    .join("\n");
}

test("none of it is on the port", () => {
  for (const name of Object.keys(depositRows)) expect(Object.keys(api)).not.toContain(name);
});

test("live mode takes no play money", async () => {
  await using station = await liveStation();
  const failure = await failureOf(station.desk.deposit({ currency: "LTC", amount: "5" }));
  expect([failure.code, failure.message]).toEqual([
    "FORBIDDEN",
    "Deposits by hand exist in sandbox mode only.",
  ]);
});

test("no address is shown without a key", async () => {
  await using station = await liveStation();
  const failure = await failureOf(station.desk.freshDepositAddress(LTCT));
  expect(failure.code).toBe("DEPOSIT_KEY_MISSING");
});

test("the sandbox takes no real coins from a chain, but test coins", async () => {
  await using station = await TestStation.open();
  for (const currency of ["BTC", "LTC"] as const) {
    const key = publicKey(1, "zpub", "m/84'/0'/0'");
    const failure = await failureOf(station.desk.connectDepositKey({ currency, key }));
    expect(failure.code).toBe("FORBIDDEN");
    expect(failure.message).toContain("belongs to live mode");
  }
  const purse = await station.desk.connectDepositKey({ ...LTCT, key: publicKey(1) });
  expect(purse).toMatchObject({ network: "testnet", watch: { state: "off" }, addresses: [] });
});

test("a private key is refused loudly, and not a letter of it is kept or logged", async () => {
  await using station = await liveStation();
  const secret = testKey(5).privateExtendedKey;
  const words = `${"legal winner thank year wave sausage worth useful ".repeat(2)}title thank`;
  for (const key of [secret, words, words.replaceAll(" ", "\n")])
    for (const verb of ["previewDepositKey", "connectDepositKey"] as const) {
      const failure = await failureOf(station.desk[verb]({ ...LTCT, key }));
      expect(failure.errors).toMatchObject([{ field: "key", code: "PRIVATE_KEY" }]);
      expect(failure.message).toContain("PRIVATE");
      expect(JSON.stringify(failure)).not.toContain(key.slice(6, 30));
    }
  await station.station.parts.store.idle();
  const kept = filesUnder(station.station.config.folder) + JSON.stringify(station.lines);
  expect(kept).not.toContain(secret.slice(4, 30));
  expect(kept).not.toContain("sausage");
});

test("a key is shown by its first addresses before it is connected, and nothing is kept of the look", async () => {
  await using station = await liveStation();
  const seen = await station.desk.previewDepositKey({
    currency: "BTC",
    key: "zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs",
  });
  expect(seen.addresses.slice(0, 2)).toEqual([
    { path: "m/84'/0'/0'/0/0", address: "bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu" },
    { path: "m/84'/0'/0'/0/1", address: "bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g" },
  ]);
  expect((await station.desk.getDeposits()).purses.every(({ key }) => key === null)).toBe(true);
});

describe("a connected key", () => {
  test("shows an address with its code for a camera, and a new one once it is paid to", async () => {
    await using room = await connected();
    const [first] = (await room.purse()).addresses;
    expect(first).toMatchObject({ path: "m/84'/1'/0'/0/0", note: "" });
    expect(first?.uri).toBe(`litecoin:${first?.address}`);
    chain.send({ address: first?.address ?? "", units: 2_000_000 });
    const after = await room.desk.lookForDeposits(LTCT);
    expect(after.addresses.map(({ path }) => path)).toEqual(["m/84'/1'/0'/0/1"]);
    expect([after.pending, after.pendingUsd]).toEqual(["0.02000000", "1.60"]);
  });

  test("gives an address a purpose, no more than twenty that wait, and none while the chain is not seen", async () => {
    await using room = await connected();
    const own = await room.desk.freshDepositAddress({ ...LTCT, note: "Kraken" });
    expect(own).toMatchObject({ path: "m/84'/1'/0'/0/1", note: "Kraken" });
    const { script } = room.server;
    room.server.script = (request) => request.socket.destroy();
    const unseen = await failureOf(room.desk.freshDepositAddress(LTCT));
    expect(unseen.code).toBe("CHAIN_UNAVAILABLE");
    expect(unseen.message).toContain("closed the connection without an answer");
    room.server.script = script;
    for (let n = 2; n < 20; n++) await room.desk.freshDepositAddress(LTCT);
    expect((await failureOf(room.desk.freshDepositAddress(LTCT))).code).toBe("ADDRESS_GAP_FULL");
    chain.send({ address: own.address, units: 20_000 });
    const next = await room.desk.freshDepositAddress(LTCT);
    expect(next.path).toBe("m/84'/1'/0'/0/20");
  });

  test("is told apart from another coin's, and from no address at all", async () => {
    await using room = await connected();
    const [shown] = (await room.purse()).addresses;
    const check = (address: string) => room.desk.checkDepositAddress({ ...LTCT, address });
    expect(await check(`litecoin:${shown?.address}?amount=1`)).toEqual({
      path: "m/84'/1'/0'/0/0",
      note: "",
      isUsed: false,
    });
    const [strange = ""] = deriveAddresses(publicXpub(2), { prefix: "rltc" }, 0, 1);
    expect(await check(strange)).toEqual({ path: null, note: "", isUsed: false });
    const bitcoin = await failureOf(check("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"));
    expect(bitcoin.errors[0]?.message).toBe(
      "is one of Bitcoin. What is sent there never comes to LTCT",
    );
    const wrong = await failureOf(check(`${shown?.address}x`));
    expect(wrong.errors[0]?.message).toContain("is no address");
  });

  test("that is replaced is watched on; connected again, it goes on where it stopped", async () => {
    await using room = await connected();
    const [first] = (await room.purse()).addresses;
    await room.desk.freshDepositAddress(LTCT);
    await room.desk.connectDepositKey({ ...LTCT, network: "regtest", key: publicKey(2) });
    const replaced = await room.desk.lookForDeposits(LTCT);
    expect(replaced.addresses.map(({ path }) => path)).toEqual(["m/84'/1'/0'/0/0"]);
    expect(replaced.addresses[0]?.address).not.toBe(first?.address);
    chain.send({ address: first?.address ?? "", units: 30_000 });
    chain.mine(6);
    await room.desk.lookForDeposits(LTCT);
    expect((await room.desk.getBalance({})).balances.at(-1)?.balance).toBe(0.0003);
    await room.desk.disconnectDepositKey(LTCT);
    const none = await room.desk.lookForDeposits(LTCT);
    expect([none.key, none.addresses]).toEqual([null, []]);
    chain.send({ address: first?.address ?? "", units: 30_000 });
    chain.mine(6);
    await room.desk.lookForDeposits(LTCT);
    expect((await room.desk.getBalance({})).balances.at(-1)?.balance).toBe(0.0006);
    await room.desk.connectDepositKey({
      ...LTCT,
      network: "regtest",
      key: publicKey(1, "vpub"),
    });
    const again = await room.desk.lookForDeposits(LTCT);
    expect(again.addresses.map(({ path }) => path)).toEqual(["m/84'/1'/0'/0/1"]);
  });

  test("is no other coin's", async () => {
    await using station = await liveStation();
    const key = publicKey(1, "zpub", "m/84'/0'/0'");
    await station.desk.connectDepositKey({ currency: "BTC", key });
    const failure = await failureOf(
      station.desk.connectDepositKey({ currency: "LTC", key: publicKey(1, "xpub", "m/84'/0'/0'") }),
    );
    expect(failure.errors[0]?.message).toContain("is the one of BTC already");
  });
});

describe("the rules", () => {
  test("say when money counts; a deposit that waits follows them at once", async () => {
    await using room = await connected();
    const [first] = (await room.purse()).addresses;
    chain.send({ address: first?.address ?? "", units: 9_000 });
    chain.mine(2);
    const small = await room.desk.lookForDeposits(LTCT);
    expect(small.arriving).toMatchObject([{ state: "small", confirmations: 2 }]);
    expect(small.pending).toBe("0.00000000");
    await room.desk.setDepositRules({ ...LTCT, confirmations: 2, minimum: "0.00009" });
    const { balances } = await room.desk.getBalance({});
    expect(balances.at(-1)?.balance).toBe(0.00009);
  });

  test.each([
    [0, "1", "confirmations"],
    [101, "1", "confirmations"],
    [1.5, "1", "confirmations"],
    [2, "-1", "minimum"],
    [2, "0.000000001", "minimum"],
  ])("refuse %s confirmations and a minimum of %s", async (confirmations, minimum, field) => {
    await using station = await liveStation();
    const call = station.desk.setDepositRules({ ...LTCT, confirmations, minimum });
    expect((await failureOf(call)).errors.map((error) => error.field)).toEqual([field]);
  });
});

describe("the watcher", () => {
  test("is tried before it is kept, and one of another chain is known for what it is", async () => {
    await using station = await liveStation();
    chain.mine(4);
    await using server = await ScriptedServer.open(esploraOf(chain));
    const watcher: WatcherAsked = { kind: "esplora", servers: [server.url] };
    const attempt = (currency: "LTC" | "LTCT") =>
      station.desk.tryDepositWatcher({
        currency,
        network: currency === "LTC" ? "mainnet" : "regtest",
        watcher,
      });
    expect(await attempt("LTCT")).toEqual({ height: 4, trouble: null });
    expect(await attempt("LTC")).toEqual({
      height: null,
      trouble: "What answers there watches another chain than LTC's mainnet.",
    });
    const { purses } = await station.desk.getDeposits();
    expect(purses.map((purse) => purse.watcher.kind)).toEqual(["none", "none", "none"]);
  });

  test.each([
    ["http://mempool.space/api", "must begin with https://"],
    ["https://me:pw@mempool.space/api", "user name or password"],
    ["mempool", "is not a URL"],
  ])("is not asked at %s", async (url, reason) => {
    await using station = await liveStation();
    const esplora: WatcherAsked = { kind: "esplora", servers: ["https://mempool.space/api", url] };
    const first = await failureOf(
      station.desk.setDepositWatcher({ currency: "BTC", watcher: esplora }),
    );
    expect(first.errors).toMatchObject([{ field: "watcher.servers.1" }]);
    expect(first.message).toContain(reason);
    const auth = { kind: "cookie", file: "/tmp/.cookie" } as const;
    const node = { kind: "node", url, auth } as const;
    const second = await failureOf(
      station.desk.setDepositWatcher({ currency: "BTC", watcher: node }),
    );
    expect(second.message).toContain(reason);
  });

  test("is a node of this computer when its cookie file is used, and a password goes to no other address", async () => {
    await using station = await liveStation();
    const cookie = { kind: "cookie", file: "/home/desk/.litecoin/.cookie" } as const;
    const elsewhere = { kind: "node", url: "https://node.example", auth: cookie } as const;
    const failure = await failureOf(
      station.desk.setDepositWatcher({ ...LTCT, watcher: elsewhere }),
    );
    expect(failure.errors).toMatchObject([{ field: "watcher.url" }]);
    expect(failure.message).toContain("must be this computer");

    const typed = { kind: "password", user: "desk", password: "correct horse" } as const;
    const own = { kind: "node", url: "http://127.0.0.1:9", auth: typed } as const;
    await station.desk.setDepositWatcher({ ...LTCT, watcher: own });
    const untyped = { ...typed, password: null };
    const moved = { kind: "node", url: "http://127.0.0.1:10", auth: untyped } as const;
    const set = await failureOf(station.desk.setDepositWatcher({ ...LTCT, watcher: moved }));
    expect(set.message).toContain("must be typed again");
    const tried = await failureOf(station.desk.tryDepositWatcher({ ...LTCT, watcher: moved }));
    expect(tried.message).toContain("must be typed again");
  });

  test("keeps a node's password sealed, tells it to nobody, and sends it to the node alone", async () => {
    await using station = await liveStation();
    const seen: string[] = [];
    await using server = await ScriptedServer.open((request, response) => {
      seen.push(request.headers.authorization ?? "");
      response.writeHead(403).end();
    });
    const auth = { kind: "password", user: "desk", password: "correct horse battery" } as const;
    const watcher = { kind: "node", url: server.url, auth } as const;
    const kept = await station.desk.setDepositWatcher({ ...LTCT, watcher });
    expect(kept.watcher).toEqual({ ...watcher, auth: { kind: "password", user: "desk" } });
    await station.desk.connectDepositKey({ ...LTCT, key: publicKey(1) });
    const { watch } = await station.desk.lookForDeposits(LTCT);
    expect(watch.trouble).toContain("does not let this computer in");
    const basic = `Basic ${btoa("desk:correct horse battery")}`;
    expect(new Set(seen)).toEqual(new Set([basic]));
    // Saved again without typing it.
    await station.desk.setDepositWatcher({
      ...LTCT,
      watcher: { ...watcher, auth: { ...auth, password: null } },
    });
    seen.length = 0;
    await station.desk.lookForDeposits(LTCT);
    expect(new Set(seen)).toEqual(new Set([basic]));
    await station.station.parts.store.idle();
    const all = filesUnder(station.station.config.folder) + JSON.stringify(station.lines);
    expect(all).not.toContain("correct horse");
    const missing = await failureOf(
      station.desk.setDepositWatcher({
        currency: "BTC",
        watcher: { ...watcher, auth: { ...auth, password: null } },
      }),
    );
    expect(missing.errors).toMatchObject([{ field: "watcher.auth.password" }]);
  });

  test("that fails is a state with its reason, asked more and more rarely, and again at once when it is asked for", async () => {
    await using room = await connected();
    const { station, server } = room;
    const { script } = server;
    expect((await room.purse()).watch.state).toBe("well");
    server.script = (_, response) => void response.end("<html>");
    await room.desk.lookForDeposits(LTCT);
    const { watch } = await room.purse();
    expect(watch).toMatchObject({ state: "trouble", height: 3 });
    expect(watch.trouble).toContain("web page");
    const waits: number[] = [];
    for (let n = 0; n < 6; n++) {
      const { nextAt } = (await room.purse()).watch;
      const wait = Date.parse(nextAt ?? "") - station.clock.now();
      waits.push(wait);
      await station.clock.advance(wait);
      await room.desk.lookForDeposits(LTCT);
    }
    expect(waits.at(-1)).toBeGreaterThan(700_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(1_080_000);
    expect([...waits].sort((a, b) => a - b).slice(0, 2)).toEqual(waits.slice(0, 2));
    server.script = script;
    await room.desk.lookForDeposits(LTCT);
    expect((await room.purse()).watch).toMatchObject({ state: "well", trouble: null });
    expect(station.errors).toEqual([]);
  });

  test("looks by itself, minute by minute, whatever the clock is set to", async () => {
    await using room = await connected();
    const { station } = room;
    const [first] = (await room.purse()).addresses;
    chain.send({ address: first?.address ?? "", units: 40_000 });
    chain.mine(6);
    station.clock.jump(-30 * 86_400_000);
    await station.clock.advance(31 * 86_400_000);
    await station.station.processAll();
    expect((await room.desk.getBalance({})).balances.at(-1)?.balance).toBe(0.0004);
  });
});

test("a station closes at once, even while a server keeps it waiting", async () => {
  await using room = await connected();
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  room.server.script = () => isAsked();
  const look = room.desk.lookForDeposits(LTCT);
  await asked;
  const began = performance.now();
  await room.station.close();
  expect(performance.now() - began).toBeLessThan(10_000);
  // The answer may meet a store that is closed already.
  await look.catch(() => null);
  expect(JSON.stringify(room.station.lines)).toContain("was broken off");
});

test("a deposit is told to programs as a deposit, with what it was worth", async () => {
  await using room = await connected();
  const [first] = (await room.purse()).addresses;
  chain.send({ address: first?.address ?? "", units: 125_000_000 });
  chain.mine(6);
  await room.desk.lookForDeposits(LTCT);
  const client = await room.station.http();
  const { transactions } = await client.getBalance({ includeTransactions: true });
  expect(transactions).toMatchObject([
    { type: "deposit", currency: "LTCT", amount: 1.25, balanceAfter: 1.25, amountUsd: 100 },
  ]);
  expect(transactions?.[0]?.description).toMatch(/^Deposit [0-9a-f]{64}:0$/);
});

test("the list of what arrived is read page by page", async () => {
  await using room = await connected();
  const [first] = (await room.purse()).addresses;
  for (let n = 1; n <= 5; n++) chain.send({ address: first?.address ?? "", units: n * 10_000 });
  await room.desk.lookForDeposits(LTCT);
  const pages: string[][] = [];
  let after = "";
  for (;;) {
    const page = await room.desk.listDeposits({ limit: 2, after });
    pages.push(page.deposits.map(({ amount }) => amount));
    if (!page.next) break;
    after = page.next;
  }
  expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
  expect(new Set(pages.flat()).size).toBe(5);
});
