import { createHash } from "node:crypto";
import { chainOf } from "#electron/deposits/keys/chains.ts";
import { WatcherTrouble } from "#electron/deposits/watchers/trouble.ts";
import type {
  ChainOutput,
  ChainWatcher,
  SecondOpinion,
} from "#electron/deposits/watchers/watcher.ts";

export interface FakeTransaction {
  txid: string;
  outputs: { address: string; units: number }[];
  coinbase: boolean;
}
interface FakeBlock {
  hash: string;
  transactions: FakeTransaction[];
}

const { genesis } = chainOf("LTCT", "regtest");

/** A chain that a test makes: blocks, a memory pool, and whoever looks at it. */
export class FakeChain {
  /** By height. */
  blocks: FakeBlock[];
  pool: FakeTransaction[] = [];
  #made = 0;

  /** @param first the hash of the first block; a Litecoin regtest's when absent */
  constructor(first = genesis) {
    this.blocks = [{ hash: first, transactions: [] }];
  }

  get height(): number {
    return this.blocks.length - 1;
  }

  #hash(): string {
    this.#made += 1;
    return createHash("sha256").update(`made ${this.#made}`).digest("hex");
  }

  /** A transaction that waits; `coinbase` ones only ever come in a block. */
  send(...outputs: FakeTransaction["outputs"]): FakeTransaction {
    const transaction = { txid: this.#hash(), outputs, coinbase: false };
    this.pool.push(transaction);
    return transaction;
  }

  /** Takes a waiting transaction's place. */
  replace(transaction: FakeTransaction, ...outputs: FakeTransaction["outputs"]): FakeTransaction {
    this.pool = this.pool.filter((one) => one !== transaction);
    return this.send(...outputs);
  }

  /** Blocks on top; the first has everything that waits. */
  mine(count = 1, coinbase?: FakeTransaction["outputs"][number]): void {
    for (let n = 0; n < count; n++) {
      const minted = coinbase ? [{ txid: this.#hash(), outputs: [coinbase], coinbase: true }] : [];
      this.blocks.push({ hash: this.#hash(), transactions: [...minted, ...this.pool] });
      this.pool = [];
    }
  }

  /** Throws so many blocks away; their transactions wait again, but for those that `drop` says were spent otherwise. */
  reorganise(depth: number, drop: (transaction: FakeTransaction) => boolean = () => false): void {
    const gone = this.blocks.splice(Math.max(1, this.blocks.length - depth));
    const back = gone.flatMap(({ transactions }) => transactions);
    this.pool.push(...back.filter((one) => !one.coinbase && !drop(one)));
  }

  /** Everything that pays to an address, waiting or in a block. */
  outputsAt(address: string): ChainOutput[] {
    const told = (one: FakeTransaction, height: number | null, blockHash: string | null) =>
      one.outputs.flatMap((output, vout) =>
        output.address === address
          ? [
              {
                address,
                txid: one.txid,
                vout,
                units: output.units,
                height,
                blockHash,
                coinbase: one.coinbase,
              },
            ]
          : [],
      );
    return [
      ...this.pool.flatMap((one) => told(one, null, null)),
      ...this.blocks.flatMap(({ hash, transactions }, height) =>
        transactions.flatMap((one) => told(one, height, hash)),
      ),
    ];
  }
}

/** Looks at a fake chain, well or badly. */
export class FakeWatcher implements ChainWatcher {
  readonly chain: FakeChain;
  offline = false;
  /** How many of the newest blocks it does not know yet. */
  behind = 0;
  opinion: SecondOpinion = "agrees";
  asked = 0;

  constructor(chain: FakeChain) {
    this.chain = chain;
  }

  get #height(): number {
    this.asked += 1;
    if (this.offline) throw new WatcherTrouble("The server is offline.");
    return Math.max(0, this.chain.height - this.behind);
  }

  async tip() {
    const height = this.#height;
    return { height, hash: this.chain.blocks[height]?.hash ?? "" };
  }

  async outputsOf(addresses: readonly { address: string; sinceHeight: number }[]) {
    const height = this.#height;
    return addresses
      .flatMap(({ address, sinceHeight }) =>
        this.chain
          .outputsAt(address)
          .filter((output) => output.height === null || output.height >= sinceHeight),
      )
      .filter((output) => output.height === null || output.height <= height);
  }

  async blockHashAt(height: number) {
    return height > this.#height ? null : (this.chain.blocks[height]?.hash ?? null);
  }

  async secondOpinion() {
    return this.opinion;
  }
}
