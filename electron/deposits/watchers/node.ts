import type { z } from "zod";
import type { AskHttp } from "./ask-http.ts";
import { Anything, BlockHash, ChainInfo, Scanned, SinceBlock, TxOut } from "./node-answers.ts";
import { openNodeWallet } from "./node-wallet.ts";
import { type NodeAccess, openRpc, RpcRefusal } from "./rpc.ts";
import { WatcherTrouble } from "./trouble.ts";
import type { ChainOutput, ChainWatcher, WatchedAddress } from "./watcher.ts";

/** Bitcoin Core's RPC_INVALID_PARAMETER: there is no block of that height. */
const outOfRange = -8;
const received = new Set(["receive", "generate", "immature"]);

/**
 * Watches through the company's own node, by a wallet in it that holds addresses and no keys: it knows what waits in the memory
 * pool, goes on watching while the station is off, and needs no old blocks, so the node may be a pruned one.
 */
export function nodeWatcher(access: NodeAccess, ask: AskHttp, walletName: string): ChainWatcher {
  const rpc = openRpc(access, ask);
  const wallet = openNodeWallet(access, ask, walletName);
  /** Blocks from before the wallet was made are not read again (a pruned node cannot): what lies unspent is looked for once. */
  let isScanned = false;

  async function chainInfo(): Promise<z.output<typeof ChainInfo>> {
    const info = await rpc.call(ChainInfo, "getblockchaininfo");
    const behind = info.headers - info.blocks;
    if (behind > 2 || (info.initialblockdownload && info.chain !== "regtest"))
      throw new WatcherTrouble(
        `The node is still reading the chain (${Math.floor(info.verificationprogress * 100)} %).`,
      );
    return info;
  }

  async function blockHashAt(height: number): Promise<string | null> {
    try {
      return await rpc.call(BlockHash, "getblockhash", { height });
    } catch (error) {
      if (error instanceof RpcRefusal && error.code === outOfRange) return null;
      throw asTrouble(error);
    }
  }

  /** What the wallet has seen since a block, without what waits nowhere any more. */
  async function seenSince(height: number, isOurs: (address: string) => boolean) {
    const blockhash = height > 0 ? await blockHashAt(height - 1) : null;
    const { transactions } = await wallet.rpc.call(SinceBlock, "listsinceblock", {
      ...(blockhash ? { blockhash } : {}),
      include_watchonly: true,
      include_removed: false,
    });
    const ours = transactions.flatMap((tx): ChainOutput[] => {
      const { address, category, vout, confirmations } = tx;
      if (address === undefined || vout === undefined || tx.amount <= 0) return [];
      if (!received.has(category) || confirmations < 0 || !isOurs(address)) return [];
      return [
        {
          address,
          txid: tx.txid,
          vout,
          units: tx.amount,
          height: confirmations > 0 ? (tx.blockheight ?? null) : null,
          blockHash: confirmations > 0 ? (tx.blockhash ?? null) : null,
          coinbase: tx.generated,
        },
      ];
    });
    // A wallet remembers transactions that were replaced or thrown out; the memory pool does not.
    const loose = [...new Set(ours.flatMap((one) => (one.height === null ? [one.txid] : [])))];
    const entries = await rpc.batch(
      Anything,
      loose.map((txid) => ({ method: "getmempoolentry", params: { txid } })),
    );
    const waiting = new Set(loose.filter((_, at) => !(entries[at] instanceof RpcRefusal)));
    return ours.filter(({ height: at, txid }) => at !== null || waiting.has(txid));
  }

  async function unspentOf(addresses: readonly WatchedAddress[]): Promise<ChainOutput[]> {
    const { unspents } = await rpc.call(Scanned, "scantxoutset", {
      action: "start",
      scanobjects: addresses.map(({ address }) => `addr(${address})`),
    });
    const hashes = await rpc.batch(
      BlockHash,
      unspents.map(({ height }) => ({ method: "getblockhash", params: { height } })),
    );
    const outs = await rpc.batch(
      TxOut,
      unspents.map(({ txid, vout }) => ({ method: "gettxout", params: { txid, n: vout } })),
    );
    return unspents.flatMap(({ txid, vout, desc, amount, height }, at) => {
      const [blockHash, out] = [hashes[at], outs[at]];
      const address = /^addr\((\w+)\)/.exec(desc)?.[1];
      if (typeof blockHash !== "string" || address === undefined) return [];
      const coinbase = out instanceof RpcRefusal ? false : (out?.coinbase ?? false);
      return [{ address, txid, vout, units: amount, height, blockHash, coinbase }];
    });
  }

  return {
    blockHashAt,
    async tip() {
      const { blocks, bestblockhash } = await chainInfo().catch(rethrow);
      return { height: blocks, hash: bestblockhash };
    },
    async outputsOf(addresses) {
      if (addresses.length === 0) return [];
      const sinceHeight = Math.min(...addresses.map((one) => one.sinceHeight));
      const { mediantime, pruned } = await chainInfo().catch(rethrow);
      const node = { medianTime: mediantime, isPruned: pruned };
      const hasNew = await wallet.follow(addresses, node).catch(rethrow);
      const ours = new Set(addresses.map(({ address }) => address));
      const seen = await seenSince(sinceHeight, (address) => ours.has(address)).catch(rethrow);
      if (isScanned || !(pruned || hasNew)) return seen;
      const unspent = await unspentOf(addresses).catch(rethrow);
      isScanned = true;
      const keys = new Set(seen.map(({ txid, vout }) => `${txid}:${vout}`));
      return [...seen, ...unspent.filter(({ txid, vout }) => !keys.has(`${txid}:${vout}`))];
    },
    // It is the company's own node: there is nobody to ask who knows better.
    secondOpinion: async () => "agrees",
  };
}

function asTrouble(error: unknown): unknown {
  return error instanceof RpcRefusal
    ? new WatcherTrouble(`The node says: ${error.message}`)
    : error;
}

function rethrow(error: unknown): never {
  throw asTrouble(error);
}
