import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { chainOf } from "#electron/deposits/keys/chains.ts";
import { deriveAddresses } from "#electron/deposits/keys/derive-addresses.ts";
import { readExtendedKey } from "#electron/deposits/keys/extended-key.ts";
import { checkLedger } from "#electron/store/check-ledger.ts";
import type { Purse, WatcherAsked } from "#shared/contract/desk/purse.ts";
import type { TestStation } from "../station.ts";
import { esploraOf } from "./esplora-of-node.ts";
import { publicKey } from "./keys.ts";
import { LitecoinNode } from "./litecoin-node.ts";
import { liveStation } from "./live-station.ts";

let node: LitecoinNode;
let esplora: Awaited<ReturnType<typeof esploraOf>>;
beforeAll(async () => {
  node = await LitecoinNode.start();
  await node.mine(102);
  esplora = await esploraOf(node);
});
afterAll(async () => {
  await esplora?.[Symbol.asyncDispose]();
  await node?.[Symbol.asyncDispose]();
});

test("addresses are those that litecoind derives from the same key", async () => {
  const key = publicKey(7);
  const read = readExtendedKey("LTCT", key);
  if (typeof read === "string") throw new Error(read);
  const { descriptor } = await node.rpc<{ descriptor: string }>(
    "getdescriptorinfo",
    `wpkh(${key}/0/*)`,
  );
  const theirs = await node.rpc<string[]>("deriveaddresses", descriptor, [0, 40]);
  expect(deriveAddresses(read.xpub, chainOf("LTCT", "regtest"), 0, 41)).toEqual(theirs);
});

test("the chain's first block is the one that a server is known by", async () => {
  expect(await node.rpc("getblockhash", 0)).toBe(chainOf("LTCT", "regtest").genesis);
});

const watchers = {
  "the company's own node": (): WatcherAsked => ({
    kind: "node",
    url: node.url,
    auth: { kind: "cookie", file: node.cookieFile },
  }),
  "an Esplora server": (): WatcherAsked => ({ kind: "esplora", servers: [esplora.url] }),
};
let seed = 20;
beforeEach(() => void (seed += 1));

async function connected(watcher: WatcherAsked): Promise<{
  station: TestStation;
  look: () => Promise<Purse>;
  balance: () => Promise<number>;
}> {
  const station = await liveStation();
  await station.desk.setDepositWatcher({ currency: "LTCT", watcher });
  await station.desk.connectDepositKey({
    currency: "LTCT",
    network: "regtest",
    key: publicKey(seed),
  });
  const client = await station.http();
  return {
    station,
    look: () => station.desk.lookForDeposits({ currency: "LTCT" }),
    async balance() {
      const { balances } = await client.getBalance({});
      return balances.find(({ currency }) => currency === "LTCT")?.balance ?? Number.NaN;
    },
  };
}

describe.each(Object.entries(watchers))("through %s", (_, watcher) => {
  test("a deposit is seen at once, counted up, and credited once after six blocks", async () => {
    const { station, look, balance } = await connected(watcher());
    await using _station = station;
    const [first] = (await look()).addresses;
    expect(first?.path).toBe("m/84'/1'/0'/0/0");
    await node.pay({ [first?.address ?? ""]: 0.12345678 });
    const seen = await look();
    expect(seen.watch).toMatchObject({ state: "well", trouble: null });
    expect(seen.pending).toBe("0.12345678");
    expect(seen.arriving).toMatchObject([{ state: "pending", confirmations: 0, needed: 6 }]);
    expect(seen.addresses[0]?.path).toBe("m/84'/1'/0'/0/1");
    for (const confirmations of [1, 2, 3, 4, 5]) {
      await node.mine(1);
      expect((await look()).arriving).toMatchObject([{ confirmations }]);
      expect(await balance()).toBe(0);
    }
    await node.mine(1);
    expect((await look()).arriving).toEqual([]);
    expect(await balance()).toBe(0.12345678);
    await look();
    await node.mine(1);
    await look();
    expect(await balance()).toBe(0.12345678);
    const { deposits } = await station.desk.listDeposits({});
    expect(deposits).toMatchObject([{ state: "credited", amount: "0.12345678" }]);
    expect(checkLedger(station.station.parts.store.db)).toEqual([]);
    expect(station.errors).toEqual([]);
  });

  test("several outputs of one transaction, and a second payment to a used address, all count", async () => {
    const { station, look, balance } = await connected(watcher());
    await using _station = station;
    await look();
    const other = await station.desk.freshDepositAddress({ currency: "LTCT", note: "for Ana" });
    const { addresses } = await look();
    expect(addresses.map(({ note }) => note)).toEqual(["for Ana", ""]);
    const [a, b = ""] = [other.address, addresses[1]?.address];
    await node.pay({ [a]: 0.5, [b]: 0.25 });
    await node.mine(6);
    await look();
    expect(await balance()).toBe(0.75);
    await node.pay({ [a]: 0.125 });
    await node.mine(6);
    await look();
    expect(await balance()).toBe(0.875);
    expect(checkLedger(station.station.parts.store.db)).toEqual([]);
  });

  test("a replaced transaction goes before it is credited", async () => {
    const { station, look, balance } = await connected(watcher());
    await using _station = station;
    const [first] = (await look()).addresses;
    const elsewhere = await node.miner<string>("getnewaddress", "", "bech32");
    await node.payAndReplace(first?.address ?? "", 1.5, elsewhere);
    expect((await look()).pending).toBe("1.50000000");
    await node.replacement();
    const after = await look();
    expect([after.pending, after.arriving]).toEqual(["0.00000000", []]);
    await node.mine(7);
    await look();
    expect(await balance()).toBe(0);
    const { deposits } = await station.desk.listDeposits({});
    expect(deposits).toMatchObject([{ state: "gone" }]);
  });

  test("a reorganisation takes a credited deposit back, and gives it again when it is mined again", async () => {
    const { station, look, balance } = await connected(watcher());
    await using _station = station;
    const [first] = (await look()).addresses;
    const before = await node.rpc<number>("getblockcount");
    await node.pay({ [first?.address ?? ""]: 2 });
    await node.mine(6);
    await look();
    expect(await balance()).toBe(2);
    // Six blocks are thrown away; the longer chain that takes their place is empty.
    await node.rpc("invalidateblock", await node.rpc("getblockhash", before + 1));
    for (let blocks = 0; blocks < 7; blocks++)
      await node.rpc("generateblock", await node.miner("getnewaddress", "", "bech32"), []);
    const taken = await look();
    expect(await balance()).toBe(0);
    expect(taken.arriving).toMatchObject([{ state: "disputed", owed: "0.00000000" }]);
    expect(station.errors.map(({ message }) => message)).toEqual([
      expect.stringContaining("A deposit of 2.00000000 LTCT was taken back"),
    ]);
    await node.mine(6);
    await look();
    expect(await balance()).toBe(2);
    expect((await station.desk.listWalletEntries({})).entries.map(({ type }) => type)).toEqual([
      "deposit",
      "withdrawal",
      "deposit",
    ]);
    expect(checkLedger(station.station.parts.store.db)).toEqual([]);
  });

  test("coins that a miner made wait until they can be spent", async () => {
    const { station, look, balance } = await connected(watcher());
    await using _station = station;
    const [first] = (await look()).addresses;
    await node.mine(1, first?.address);
    expect((await look()).arriving).toMatchObject([{ confirmations: 1, needed: 101 }]);
    await node.mine(99);
    await look();
    expect(await balance()).toBe(0);
    await node.mine(1);
    await look();
    expect(await balance()).toBeGreaterThan(0);
  });
});

test("a node that restarts is a state while it is away; what came meanwhile is credited", async () => {
  const { station, look, balance } = await connected(watchers["the company's own node"]());
  await using _station = station;
  const [first] = (await look()).addresses;
  await node.restart(async () => {
    const { watch } = await look();
    expect(watch.state).toBe("trouble");
    expect(watch.trouble).toMatch(/nothing listens there|cookie file/);
  });
  await node.pay({ [first?.address ?? ""]: 0.75 });
  await node.mine(6);
  expect((await look()).watch.state).toBe("well");
  expect(await balance()).toBe(0.75);
});
