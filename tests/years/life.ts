import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadConfig, type StationConfig } from "#electron/config.ts";
import { idMaker } from "#electron/ids.ts";
import { filesOf, openStorage, type Storage } from "#electron/open-parts.ts";
import { systemClock } from "#electron/clock.ts";
import { openKeeper, type Keeper } from "#electron/service/retention/keeper.ts";
import { insertInto } from "#electron/store/sql.ts";
import { post } from "#electron/store/ledger.ts";
import type { Tx } from "#electron/store/store.ts";
import { ManualClock } from "../manual-clock.ts";
import { editLivedBatch, liveBatchRows, openLivedBatch } from "./live-batch.ts";
import { liveOrder, liveRates, type Means } from "./live-order.ts";
import { repeatDays } from "./repeat-days.ts";
import { liveFirstDay, type Template } from "./template.ts";

export const dayMs = 24 * 60 * 60 * 1000;
const perWrite = 100;

/** A file may have some 65,000 names at the most (ext4). */
const namesPerFile = 60_000;

/** Gives the one label file another name: a million files of their own size would be thirty gigabytes. */
function sharedFile(template: Template, labels: string): () => string {
  const bytes = readFileSync(join(labels, template.label.file));
  const made = new Set<string>();
  let count = 0;
  let base = "";
  return () => {
    const name = count.toString(16).padStart(8, "0");
    const file = `${name.slice(-2)}/lived_${name}.pdf`;
    const path = join(labels, file);
    if (!made.has(name.slice(-2))) mkdirSync(dirname(path), { recursive: true });
    made.add(name.slice(-2));
    if (count % namesPerFile === 0) {
      base = path;
      writeFileSync(base, bytes);
    } else linkSync(base, path);
    count += 1;
    return file;
  };
}

/** Random bytes from a supply, because asking the system for ten at a time is slow. */
function randomSupply(): (length: number) => Uint8Array {
  let supply = randomBytes(65_536);
  let used = 0;
  return (length) => {
    if (used + length > supply.length) [supply, used] = [randomBytes(65_536), 0];
    used += length;
    return supply.subarray(used - length, used);
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
  readonly #file: () => string;
  #days = 0;

  private constructor(
    config: StationConfig,
    means: Omit<Means, "newId">,
    clock: ManualClock,
    pace: Pace,
    file: () => string,
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
    this.#means = { ...means, newId: idMaker(clock, randomSupply()) };
    this.#file = file;
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
    const supply = randomSupply();
    const hex = (length: number) => Buffer.from(supply(length)).toString("hex");
    const { sha256, bytes } = template.label;
    const config = loadConfig({}, { data, port: 0 });
    const file = sharedFile(template, filesOf(config.folder).labels);
    const keepLabel = () => ({ file: file(), sha256, bytes });
    const clock = new ManualClock(start);
    const life = new Life(config, { template, random, hex, keepLabel }, clock, pace, file);
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

  /** Somebody asks what a parcel would cost, and buys nothing. */
  askRates(tx: Tx, now: number): void {
    liveRates(this.#means, tx, now);
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

  /**
   * Lives the days so far again and again, as the rows that retention leaves, until `times` as many days have passed. Batches are made
   * in the last `batchDays` of them.
   */
  async repeat(times: number, batchDays: number): Promise<void> {
    const { store } = this.storage;
    const days = this.#days;
    const begin = this.clock.now() - days * dayMs;
    store.db.function("another", (_file: unknown) => this.#file());
    for (let number = 1; number < times; number++) {
      const shiftMs = number * days * dayMs;
      for (let day = 0; day < days; day++) {
        const fromMs = begin + day * dayMs;
        const withBatches = (times - number) * days - day <= batchDays;
        await store.write((tx) =>
          repeatDays(tx, { fromMs, toMs: fromMs + dayMs, shiftMs, number, withBatches }),
        );
      }
    }
    this.clock.jump((times - 1) * days * dayMs);
    this.#days = times * days;
  }

  async close(): Promise<void> {
    await this.keeper.close();
    await this.storage.close();
  }
}
