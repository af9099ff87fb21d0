import { once } from "node:events";
import { createServer } from "node:http";
import type { LitecoinNode } from "./litecoin-node.ts";

interface NodeTransaction {
  txid: string;
  vin: { coinbase?: string }[];
  vout: { n: number; value: number; scriptPubKey: { addresses?: string[] } }[];
}

interface Block {
  tx: NodeTransaction[];
}
/** A block never changes. */
const blocks = new Map<string, Promise<Block>>();

/** Every transaction of the node's chain and memory pool as Esplora tells it, newest first. */
async function transactionsOf(node: LitecoinNode, pool: readonly string[]) {
  const told = (tx: NodeTransaction, status: object) => ({
    txid: tx.txid,
    vin: tx.vin.map((one) => ({ is_coinbase: one.coinbase !== undefined })),
    vout: tx.vout.map(({ value, scriptPubKey: { addresses } }) => ({
      ...(addresses?.[0] ? { scriptpubkey_address: addresses[0] } : {}),
      value: Math.round(value * 1e8),
    })),
    status,
  });
  const waiting = await Promise.all(
    pool.map((txid) => node.rpc<NodeTransaction>("getrawtransaction", txid, true)),
  );
  const all = waiting.map((tx) => told(tx, { confirmed: false }));
  for (let height = await node.rpc<number>("getblockcount"); height > 0; height--) {
    const hash = await node.rpc<string>("getblockhash", height);
    const block = blocks.get(hash) ?? node.rpc<Block>("getblock", hash, 2);
    blocks.set(hash, block);
    const status = { confirmed: true, block_height: height, block_hash: hash };
    all.push(...(await block).tx.map((tx) => told(tx, status)));
  }
  return all;
}

/** A small server that speaks Esplora's language and asks a real node. */
export async function esploraOf(node: LitecoinNode): Promise<AsyncDisposable & { url: string }> {
  let kept = { state: "", all: transactionsOf(node, []) };
  /** Read anew only when there is something new. */
  const transactions = async () => {
    const pool = await node.rpc<string[]>("getrawmempool");
    const state = [await node.rpc<string>("getbestblockhash"), ...pool].join();
    if (state !== kept.state) kept = { state, all: transactionsOf(node, pool) };
    return kept.all;
  };
  const answer = async (path: string): Promise<unknown> => {
    if (path === "/blocks/tip/height") return node.rpc<number>("getblockcount");
    const height = /^\/block-height\/(\d+)$/.exec(path)?.[1];
    if (height !== undefined)
      return node.rpc<string>("getblockhash", Number(height)).catch(() => null);
    const txid = /^\/tx\/(\w+)$/.exec(path)?.[1];
    const address = /^\/address\/(\w+)\/txs(?:\/chain\/(\w+))?$/.exec(path);
    const all = await transactions();
    if (txid) return all.find((tx) => tx.txid === txid) ?? null;
    if (!address) return null;
    const paying = all.filter((tx) =>
      tx.vout.some((out) => out.scriptpubkey_address === address[1]),
    );
    const isMined = (tx: (typeof all)[number]) => "block_height" in tx.status;
    const mined = paying.filter(isMined);
    const after = address[2] ? mined.findIndex((tx) => tx.txid === address[2]) + 1 : 0;
    const page = mined.slice(after, after + 25);
    return address[2] ? page : [...paying.filter((tx) => !isMined(tx)), ...page];
  };
  const server = createServer((request, response) => {
    answer(request.url ?? "").then(
      (body) => {
        response.statusCode = body === null ? 404 : 200;
        return response.end(typeof body === "string" ? body : JSON.stringify(body));
      },
      (error: unknown) => {
        response.statusCode = 500;
        return response.end(String(error));
      },
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
