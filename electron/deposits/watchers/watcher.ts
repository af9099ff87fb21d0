/** An output of a transaction that pays one of our addresses. */
export interface ChainOutput {
  address: string;
  txid: string;
  /** Which of the transaction's outputs, counted from 0. */
  vout: number;
  /** 1e-8 of a coin; positive. */
  units: number;
  /** The block that it lies in; both null while it lies in none. */
  height: number | null;
  blockHash: string | null;
  /** Made by a miner: it cannot be spent at once. */
  coinbase: boolean;
}

export interface Tip {
  height: number;
  hash: string;
}

export interface WatchedAddress {
  address: string;
  /** Nothing was sent to it before, in ms of the epoch; a node need not look at older blocks. */
  since: number;
  /** Older blocks were looked at before. */
  sinceHeight: number;
}

/**
 * - `agrees`: it lies where it is said to lie, or nobody else was set up to be asked.
 * - `differs`: somebody else says otherwise.
 * - `unknown`: nobody else could be asked now.
 */
export type SecondOpinion = "agrees" | "differs" | "unknown";

/** Whoever can see a chain. Every call rejects with WatcherTrouble when it cannot be seen now. Nothing here can move a coin. */
export interface ChainWatcher {
  tip(): Promise<Tip>;
  /**
   * Every output that pays these addresses, spent ones too: those in no block yet, and those in blocks from each one's
   * `sinceHeight` on. Older ones may be among them.
   */
  outputsOf(addresses: readonly WatchedAddress[]): Promise<ChainOutput[]>;
  /** The block at a height of the best chain; null when the chain is not that long. */
  blockHashAt(height: number): Promise<string | null>;
  /** Does another source say the same of where an output lies, or that it lies in no block (`blockHash` null)? */
  secondOpinion(output: ChainOutput): Promise<SecondOpinion>;
}
