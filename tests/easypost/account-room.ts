import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type FakeEasyPost,
  openFakeEasyPost,
} from "#electron/carriers/easypost/fake/fake-easypost.ts";
import type { Way } from "#electron/carriers/easypost/fake/ways.ts";
import type { StationConfig } from "#electron/config.ts";
import { pinnedExchange, sandboxPrices } from "#electron/exchange/pinned.ts";
import { nextAttemptDue } from "#electron/store/attempts.ts";
import { post, walletOf } from "#electron/store/ledger.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Client, Output } from "#shared/contract/operation.ts";
import { auditApi, auditStore } from "../faults/audit.ts";
import { ManualClock } from "../manual-clock.ts";
import { dana, parcel, warehouse } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";
import { auditAccount } from "./audit-account.ts";

export const testKey = "EZTK0123456789abcdef0123456789abcdef";

type Purchase = Output<Api["purchaseLabels"]>;

export interface AccountRoomOptions {
  /** LTC units in the wallet; a hundred coins when absent. */
  units?: number;
  /** Where the station looks for EasyPost; absent: the fake. */
  url?: string;
  events?: StationConfig["easypostEvents"];
}

/** A live station, the account that it buys from, and the clock of both. The station can be started again. */
export class AccountRoom implements AsyncDisposable {
  readonly clock = new ManualClock();
  readonly folder = mkdtempSync(join(tmpdir(), "shipdeck-account-"));
  readonly fake: FakeEasyPost;
  /** The connected key; null for none. */
  key: string | null = testKey;
  url: string;
  events: StationConfig["easypostEvents"] = null;
  #station: TestStation | null = null;

  private constructor(fake: FakeEasyPost, url: string) {
    this.fake = fake;
    this.url = url;
  }

  static async open({
    units = 100 * 1e8,
    url,
    events = null,
  }: AccountRoomOptions = {}): Promise<AccountRoom> {
    const folder = mkdtempSync(join(tmpdir(), "shipdeck-fake-"));
    let clock: ManualClock | null = null;
    const fake = await openFakeEasyPost({
      book: join(folder, "book.jsonl"),
      now: () => clock?.now() ?? 0,
    });
    const room = new AccountRoom(fake, url ?? fake.url);
    clock = room.clock;
    room.events = events;
    await room.start();
    if (units > 0) await room.fund(units);
    return room;
  }

  get station(): TestStation {
    if (!this.#station) throw new Error("the station is not open");
    return this.#station;
  }

  get desk(): Client<Api & Desk> {
    return this.station.desk;
  }

  async start(): Promise<void> {
    this.#station = await TestStation.open({
      data: this.folder,
      clock: this.clock,
      config: { mode: "live", easypostUrl: this.url, easypostEvents: this.events },
      accountKeys: { easypost: () => this.key },
      exchange: pinnedExchange(sandboxPrices, this.clock),
    });
  }

  async stop(): Promise<void> {
    await this.#station?.close();
    this.#station = null;
  }

  /** Money as a deposit of the chain would bring it. */
  async fund(units: number): Promise<void> {
    const { parts } = this.station.station;
    await parts.store.write((tx) => {
      const id = parts.newId("txn");
      const [type, currency] = ["deposit", "LTC"] as const;
      post(tx, { id, type, currency, units, description: "Deposit", createdAt: this.clock.now() });
    });
  }

  wallet(): { balance: number; held: number; available: number } {
    return walletOf(this.station.station.parts.store.db, "LTC");
  }

  /** Rates a parcel to somebody of that name. */
  rates(name: string) {
    return this.desk.getRates({
      fromAddress: warehouse,
      toAddress: { ...dana, name },
      packageDetails: parcel,
    });
  }

  /** An order of the cheapest service for each recipient; a name tells the fake what to do. */
  async order(
    names: readonly (Way | (string & {}))[],
    externalReference?: string,
  ): Promise<string> {
    const items: { rateId: string }[] = [];
    for (const name of names) items.push({ rateId: (await this.rates(name)).rates[0]?.id ?? "" });
    const more = externalReference === undefined ? {} : { externalReference };
    return (await this.desk.createOrder({ items, ...more })).orderId;
  }

  /** Orders and buys for one recipient. */
  async buy(name: Way | (string & {}), externalReference?: string): Promise<Purchase> {
    return this.desk.purchaseLabels({ orderId: await this.order([name], externalReference) });
  }

  /** Lets the station settle everything, however often it has to ask. */
  async settle(): Promise<void> {
    const { store } = this.station.station.parts;
    for (let round = 0; round < 60; round++) {
      await this.station.station.processAll();
      const due = store.read((db) => nextAttemptDue.get(db, {}))?.at ?? null;
      if (due === null) return;
      await this.clock.advance(Math.max(1_000, due - this.clock.now()));
    }
    throw new Error("something is never settled");
  }

  /** What does not agree: inside the station, through its API, with the account's books. */
  async problems(): Promise<string[]> {
    const { station } = this.station;
    return [
      ...auditStore(station),
      ...(await auditApi(this.desk)),
      ...auditAccount(station, this.fake.shipments()),
    ];
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
    await this.fake.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
