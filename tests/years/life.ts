import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadConfig, type StationConfig } from "#electron/config.ts";
import { idMaker } from "#electron/ids.ts";
import { filesOf, openStorage, type Storage } from "#electron/open-parts.ts";
import { systemClock } from "#electron/clock.ts";
import { openKeeper, type Keeper } from "#electron/service/retention/keeper.ts";
import { insertInto } from "#electron/store/sql.ts";
import { post } from "#electron/store/ledger.ts";
import { ManualClock } from "../manual-clock.ts";
import { editLivedBatch, liveBatchRows, openLivedBatch } from "./live-batch.ts";
import { liveOrder, liveRates, type Means } from "./live-order.ts";
import { liveFirstDay } from "./template.ts";

export const dayMs = 24 * 60 * 60 * 1000;
const perWrite = 100;

function labelKeeper(folder: string): Means["keepLabel"] {
  const made = new Set<string>();
  return (itemId) => {
    const below = itemId.slice(-2);
    if (!made.has(below)) mkdirSync(join(folder, below), { recursive: true });
    made.add(below);
    const file = `${below}/${itemId}.pdf`;
    writeFileSync(join(folder, file), itemId);
    return {
      file,
      sha256: createHash("sha256").update(itemId).digest("hex"),
      bytes: itemId.length,
    };
  };
}

export interface Pace {
  ordersPerDay: number;
  /** Of the orders, those that come through a batch. */
  batched: number;
  /** Rates that are asked for and not used, for each order. */
  asked: number;
  /**
   * Days at whose beginning offers are left out that retention would have removed long before the end, so that a million orders are
   * made in minutes.
   */
  thinDays?: number;
}

/** The same numbers for the same seed. */
function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // A linear congruential generator (Numerical Recipes): even enough for names and prices.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A station that is left running: its store, its clock and its keeper, day after day, much faster than the days. */
export class Life {
  readonly clock: ManualClock;
  readonly config: StationConfig;
  readonly storage: Storage;
  readonly keeper: Keeper;
  readonly #means: Means;
  readonly #pace: Pace;
  #days = 0;

  private constructor(
    config: StationConfig,
    means: Omit<Means, "newId">,
    clock: ManualClock,
    pace: Pace,
  ) {
    this.config = config;
    this.clock = clock;
    this.#pace = pace;
    this.storage = openStorage(config, {
      wait: (ms) => systemClock.wait(ms),
      report: (error) => {
        throw error;
      },
    });
    const bytes = (length: number) => new Uint8Array(randomBytes(length));
    this.#means = { ...means, newId: idMaker(clock, bytes) };
    const fail = (facts: object, message: string) => {
      throw new Error(`${message} ${JSON.stringify(facts)}`);
    };
    this.keeper = openKeeper({
      store: this.storage.store,
      clock,
      announce: () => {},
      log: { info: () => {}, warn: fail, error: fail },
    });
  }

  /** In a new data folder, from `start` on; the first order is bought through the whole station. */
  static async begin(data: string, start: number, pace: Pace): Promise<Life> {
    const template = await liveFirstDay(data, start);
    const random = sequence(20_261_121);
    const hex = (length: number) =>
      createHash("sha256")
        .update(randomBytes(length))
        .digest("hex")
        .slice(0, length * 2);
    const config = loadConfig({}, { data, port: 0 });
    const clock = new ManualClock(start);
    const keepLabel = labelKeeper(filesOf(config.folder).labels);
    const life = new Life(config, { template, random, hex, keepLabel }, clock, pace);
    await life.storage.store.write((tx) =>
      post(tx, {
        id: life.#means.newId("txn"),
        type: "deposit",
        currency: "LTC",
        units: 1_000_000_000_000_000,
        description: "Sandbox deposit",
        createdAt: start,
      }),
    );
    return life;
  }

  /** One day of work, then what the keeper does in it. Answers what it removed. */
  async day(): Promise<Record<string, number>> {
    const { ordersPerDay, batched, thinDays = 0 } = this.#pace;
    const { store } = this.storage;
    const means = this.#means;
    means.thin = this.#days < thinDays;
    const asked = means.thin ? 0 : this.#pace.asked;
    this.#days += 1;
    const step = Math.floor(dayMs / (ordersPerDay + 1));
    const inBatch = Math.floor(ordersPerDay * batched);
    for (let made = 0; made < ordersPerDay - inBatch; made += perWrite)
      await store.write((tx) => {
        for (let at = made; at < Math.min(made + perWrite, ordersPerDay - inBatch); at++) {
          this.clock.jump(step);
          const now = this.clock.now();
          liveOrder(means, tx, now);
          if (means.random() < asked) liveRates(means, tx, now);
          insertInto(tx, "idempotency", {
            key_id: "key_years",
            idempotency_key: means.newId("idem"),
            request_hash: means.hex(32),
            reference: null,
            status: 200,
            body: JSON.stringify({ at: now, labels: [means.newId("item")] }),
            created_at: now,
          });
        }
      });
    if (inBatch > 0) await this.#batch(inBatch, step);
    await this.clock.advance(dayMs - step * ordersPerDay);
    return this.keeper.run();
  }

  async #batch(count: number, step: number): Promise<void> {
    const { store } = this.storage;
    const means = this.#means;
    const batch = await store.write((tx) => openLivedBatch(means, tx, this.clock.now(), count));
    for (let from = 0; from < count; from += perWrite)
      await store.write((tx) => {
        const size = Math.min(perWrite, count - from);
        this.clock.jump(step * size);
        liveBatchRows(means, tx, { ...batch, from, count: size, now: this.clock.now() });
      });
    await store.write((tx) => {
      editLivedBatch(tx, batch.id, this.clock.now());
      // Delivered: nobody asks the carriers about parcels that they never saw.
      tx.prepare(
        "UPDATE parcel SET status = 'delivered', status_detail = 'delivered', next_check_at = NULL WHERE next_check_at IS NOT NULL",
      ).run();
    });
  }

  async close(): Promise<void> {
    await this.keeper.close();
    await this.storage.close();
  }
}
