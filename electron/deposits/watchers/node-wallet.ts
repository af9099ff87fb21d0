import { z } from "zod";
import type { AskHttp } from "./ask-http.ts";
import { AddressInfo, Anything, Imported, WalletInfo } from "./node-answers.ts";
import { type NodeAccess, openRpc, type Rpc, RpcRefusal } from "./rpc.ts";
import { WatcherTrouble } from "./trouble.ts";
import type { WatchedAddress } from "./watcher.ts";

const [methodUnknown, walletUnknown, walletTrouble] = [-32_601, -18, -4];

/** A wallet in the node that holds addresses and no key at all. */
export interface NodeWallet {
  rpc: Rpc;
  /** Makes or loads the wallet and tells the node of the addresses that it does not know yet; whether there were such. */
  follow(
    addresses: readonly WatchedAddress[],
    node: { medianTime: number; isPruned: boolean },
  ): Promise<boolean>;
}

/** `name` is the wallet's own in the node; it is made when the node has none such. */
export function openNodeWallet(access: NodeAccess, ask: AskHttp, name: string): NodeWallet {
  const node = openRpc(access, ask);
  const rpc = openRpc(access, ask, name);
  const known = new Set<string>();

  function refused(error: unknown): never {
    if (!(error instanceof RpcRefusal)) throw error;
    if (error.code === methodUnknown)
      throw new WatcherTrouble(
        "The node runs without wallets (disablewallet=1). The station needs one in it that only watches; it holds no key.",
      );
    throw new WatcherTrouble(`The node says: ${error.message}`);
  }

  function create(descriptors: boolean): Promise<unknown> {
    return node.call(Anything, "createwallet", {
      wallet_name: name,
      disable_private_keys: true,
      blank: true,
      descriptors,
      load_on_startup: true,
    });
  }

  /** A node restarted without the wallet has it on its disk still. */
  async function openWallet(): Promise<z.output<typeof WalletInfo>> {
    try {
      return await rpc.call(WalletInfo, "getwalletinfo");
    } catch (error) {
      if (!(error instanceof RpcRefusal) || error.code !== walletUnknown) refused(error);
    }
    known.clear();
    try {
      await node.call(Anything, "loadwallet", { filename: name, load_on_startup: true });
    } catch (error) {
      if (!(error instanceof RpcRefusal) || ![walletUnknown, walletTrouble].includes(error.code))
        refused(error);
      // Litecoin Core is often built without SQLite, where only the older kind of wallet can be made.
      await create(true).catch((problem: unknown) =>
        problem instanceof RpcRefusal && /sqlite/i.test(problem.message)
          ? create(false).catch(refused)
          : refused(problem),
      );
    }
    return rpc.call(WalletInfo, "getwalletinfo").catch(refused);
  }

  async function unknownOf(addresses: readonly WatchedAddress[]): Promise<WatchedAddress[]> {
    const fresh = addresses.filter(({ address }) => !known.has(address));
    const infos = await rpc.batch(
      AddressInfo,
      fresh.map(({ address }) => ({ method: "getaddressinfo", params: { address } })),
    );
    return fresh.filter(({ address }, at) => {
      const info = infos[at];
      if (info instanceof RpcRefusal)
        throw new WatcherTrouble(
          `The node does not know addresses such as ${address}: it is one of another chain.`,
        );
      if (!info?.ismine && !info?.iswatchonly) return true;
      known.add(address);
      return false;
    });
  }

  async function importAll(
    addresses: readonly WatchedAddress[],
    hasDescriptors: boolean,
    medianTime: number,
  ) {
    const times = addresses.map(({ since }) => Math.min(Math.floor(since / 1000), medianTime));
    if (!hasDescriptors)
      return rpc.call(Imported, "importmulti", {
        requests: addresses.map(({ address }, at) => ({
          scriptPubKey: { address },
          timestamp: times[at],
          watchonly: true,
        })),
      });
    const described = await node.batch(
      z.object({ descriptor: z.string() }),
      addresses.map(({ address }) => ({
        method: "getdescriptorinfo",
        params: { descriptor: `addr(${address})` },
      })),
    );
    return rpc.call(Imported, "importdescriptors", {
      requests: described.map((one, at) => {
        if (one instanceof RpcRefusal) throw one;
        return { desc: one.descriptor, timestamp: times[at] };
      }),
    });
  }

  return {
    rpc,
    async follow(addresses, { medianTime, isPruned }) {
      const { descriptors, private_keys_enabled: hasKeys, scanning } = await openWallet();
      if (hasKeys)
        throw new WatcherTrouble(
          `The node's wallet ${name} can hold private keys; the station uses one that cannot. Rename it.`,
        );
      if (scanning)
        throw new WatcherTrouble(
          `The node reads its older blocks again (${Math.floor(scanning.progress * 100)} %).`,
        );
      const fresh = await unknownOf(addresses);
      if (fresh.length === 0) return false;
      const results = await importAll(fresh, descriptors, medianTime).catch(refused);
      const failed = results.find(({ success }) => !success);
      // A pruned node takes the addresses in, but cannot read what it has thrown away.
      if (failed && !isPruned)
        throw new WatcherTrouble(`The node says: ${failed.error?.message ?? "no"}`);
      for (const { address } of fresh) known.add(address);
      return true;
    },
  };
}
