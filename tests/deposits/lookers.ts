import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chainOf } from "#electron/deposits/keys/chains.ts";
import { deriveAddresses } from "#electron/deposits/keys/derive-addresses.ts";
import { readExtendedKey } from "#electron/deposits/keys/extended-key.ts";
import { look, type Memory } from "#electron/deposits/rounds/look.ts";
import type { Change } from "#electron/deposits/rounds/record-findings.ts";
import { checkLedger } from "#electron/store/check-ledger.ts";
import { post, walletOf } from "#electron/store/ledger.ts";
import { insertInto } from "#electron/store/sql.ts";
import { Store } from "#electron/store/store.ts";
import { ManualClock } from "../manual-clock.ts";
import { FakeChain, FakeWatcher } from "./fake-chain.ts";
import { publicKey } from "./keys.ts";

const chain = chainOf("LTCT", "regtest");
const read = readExtendedKey("LTCT", publicKey(3));
if (typeof read === "string") throw new Error(read);
export const key = read;
/** The first addresses of the test's key. */
export const addresses = deriveAddresses(key.xpub, chain, 0, 60);

function memory(): Memory {
  return { lookedAt: new Map(), lookedIn: new Map(), looks: 0 };
}

/** A store with a connected key, a fake chain, and looks at it: the whole of crediting, without a station around it. */
export class Lookers implements AsyncDisposable {
  readonly chain = new FakeChain();
  readonly watcher = new FakeWatcher(this.chain);
  readonly clock = new ManualClock();
  readonly #folder: string;
  readonly #removes: boolean;
  store: Store;
  #memory = memory();
  #ids = 0;

  private constructor(folder: string, removes: boolean) {
    this.#folder = folder;
    this.#removes = removes;
    this.store = this.#openStore();
  }

  static async open(folder?: string): Promise<Lookers> {
    const place = folder ?? mkdtempSync(join(tmpdir(), "shipdeck-looks-"));
    const lookers = new Lookers(place, folder === undefined);
    await lookers.store.write((tx) =>
      insertInto(tx, "deposit_key", {
        id: "dkey_1",
        currency: "LTCT",
        network: "regtest",
        xpub: key.xpub,
        kind: key.kind,
        fingerprint: key.fingerprint,
        account: key.account,
        created_at: lookers.clock.now(),
      }),
    );
    return lookers;
  }

  /** Looks at a store that was left by others. */
  static over(folder: string, chain: FakeChain): Lookers {
    const lookers = new Lookers(folder, false);
    Object.assign(lookers.chain, { blocks: chain.blocks, pool: chain.pool });
    return lookers;
  }

  get file(): string {
    return join(this.#folder, "station.db");
  }

  #openStore(): Store {
    return Store.open(
      { file: this.file },
      {
        wait: () => Promise.resolve(),
        report: (error) => {
          throw error;
        },
      },
    );
  }

  async look(isThorough = true): Promise<Change[]> {
    const { changes } = await look({
      store: this.store,
      clock: this.clock,
      newId: (prefix) => {
        this.#ids += 1;
        return `${prefix}_${this.clock.now()}_${this.#ids}`;
      },
      random: () => 0.5,
      announce: () => {},
      log: { info: () => {}, warn: () => {}, error: () => {} },
      rate: async () => ({ priceMicros: 80_000_000, asOfMs: 0, source: "pinned" }),
      open: () => null,
      askHttp: () => Promise.reject(new Error("nothing is asked here")),
      currency: "LTCT",
      network: "regtest",
      watcher: this.watcher,
      isThorough,
      memory: this.#memory,
    });
    this.clock.jump(60_000);
    return changes;
  }

  /** The program ends and starts again: what it only remembered is gone. */
  async restart(): Promise<void> {
    await this.store.close();
    this.store = this.#openStore();
    this.#memory = memory();
  }

  get balance(): number {
    return walletOf(this.store.db, "LTCT").balance;
  }

  /** Deposits by state, as `{ pending: 2 }`. */
  get states(): Record<string, number> {
    const rows = this.store.db
      .prepare("SELECT state, COUNT(*) n FROM deposit GROUP BY state")
      .all() as { state: string; n: number }[];
    return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
  }

  /** Spends what is there, up to `units`: gone as a withdrawal, which the ledger's rules allow without an order. */
  async spend(units: number): Promise<number> {
    return this.store.write((tx) => {
      const spent = Math.min(units, walletOf(tx, "LTCT").available);
      this.#ids += 1;
      if (spent > 0)
        post(tx, {
          id: `spent_${this.#ids}`,
          type: "withdrawal",
          currency: "LTCT",
          units: spent,
          description: "Spent",
          createdAt: this.clock.now(),
        });
      return spent;
    });
  }

  get wrong(): string[] {
    return checkLedger(this.store.db);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.store.close();
    if (this.#removes) rmSync(this.#folder, { recursive: true, force: true });
  }
}
