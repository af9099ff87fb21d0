import type { FakeChain, FakeTransaction } from "./fake-chain.ts";
import type { Script } from "./scripted-server.ts";

/** A script that tells of a fake chain in Esplora's language, page by page. */
export function esploraOf(chain: FakeChain): Script {
  const told = (one: FakeTransaction, height: number | null) => ({
    txid: one.txid,
    vin: [{ is_coinbase: one.coinbase }],
    vout: [
      ...one.outputs.map(({ address, units }) => ({
        scriptpubkey_address: address,
        value: units,
      })),
      { scriptpubkey: "6a", scriptpubkey_type: "op_return", value: 0 },
    ],
    status:
      height === null
        ? { confirmed: false }
        : { confirmed: true, block_height: height, block_hash: chain.blocks[height]?.hash },
  });
  const mined = () =>
    chain.blocks
      .flatMap(({ transactions }, height) => transactions.map((one) => told(one, height)))
      .toReversed();
  const waiting = () => chain.pool.map((one) => told(one, null));
  const pays = (address: string) => (one: ReturnType<typeof told>) =>
    one.vout.some((out) => "scriptpubkey_address" in out && out.scriptpubkey_address === address);
  return (request, response) => {
    const path = request.url ?? "";
    const say = (body: unknown) =>
      response
        .writeHead(body === undefined ? 404 : 200)
        .end(typeof body === "string" ? body : JSON.stringify(body ?? "not found"));
    if (path === "/blocks/tip/height") return say(chain.height);
    const [, height] = /^\/block-height\/(\d+)$/.exec(path) ?? [];
    if (height) return say(chain.blocks[Number(height)]?.hash);
    const [, txid] = /^\/tx\/(\w+)$/.exec(path) ?? [];
    if (txid) return say([...waiting(), ...mined()].find((one) => one.txid === txid));
    const [, address = "", after] = /^\/address\/(\w+)\/txs(?:\/chain\/(\w+))?$/.exec(path) ?? [];
    const paying = mined().filter(pays(address));
    const from = after ? paying.findIndex((one) => one.txid === after) + 1 : 0;
    const page = paying.slice(from, from + 25);
    return say(after ? page : [...waiting().filter(pays(address)), ...page]);
  };
}
