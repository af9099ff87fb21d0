import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Api } from "#shared/contract/index.ts";
import type { Output } from "#shared/contract/operation.ts";
import type { CarrierGateway } from "#electron/carriers/carrier.ts";
import { nextAttemptDue } from "#electron/store/attempts.ts";
import { ManualClock } from "../manual-clock.ts";
import { dana, parcel, warehouse } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";
import { auditApi, auditCarrier, auditStore } from "./audit.ts";
import { type Behaviour, FakeCarrier, type Moment, readBook } from "./fake-carrier.ts";
import { fakePrinter } from "./label-content.ts";

/** Carriers in the place of the fake one, beside the station and with books of their own. */
export interface Outside {
  carriers(): CarrierGateway;
  /** What does not agree with their books. */
  problems(station: TestStation["station"]): string[];
  close(): Promise<void>;
}
export type OpenOutside = (parts: {
  book: string;
  moment: Moment;
  clock: ManualClock;
}) => Promise<Outside>;

export type Purchase = Output<Api["purchaseLabels"]>;
export interface HttpAnswer {
  status: number;
  replayed: boolean;
  body: { success: boolean; code?: string; data?: Purchase };
}

/** A station, the carrier beside it that keeps its own books, and the clock of both. Survives restarts of the station. */
export class StationWorld implements AsyncDisposable {
  readonly folder: string;
  readonly clock: ManualClock;
  readonly moment: Moment;
  #station: TestStation | null = null;
  /** Stays when the station restarts: it is another machine. */
  readonly carrier: FakeCarrier;
  /** The script's key; made at the first purchase. */
  key: { apiKey: string; apiSecret: string } | null = null;
  #outside: Outside | null = null;
  #keep = false;
  #advancing = Promise.resolve();

  /** The carrier's books: outside of the station's folder, as its machine would be. */
  readonly book: string;

  private constructor(folder: string, book: string, clock: ManualClock, moment: Moment) {
    this.folder = folder;
    this.book = book;
    this.clock = clock;
    this.moment = moment;
    // The slow carrier takes longer than the station waits; time passes as soon as it begins.
    const wait = (ms: number) => {
      const over = clock.wait(ms);
      this.#advancing = this.#advancing
        .then(() => new Promise((resolve) => setImmediate(resolve)))
        .then(() => clock.advance(31_000));
      return over;
    };
    this.carrier = new FakeCarrier({ book: this.book, moment, wait });
  }

  static async open(
    given: {
      folder?: string;
      book?: string;
      clock?: ManualClock;
      moment?: Moment;
      keep?: boolean;
      outside?: OpenOutside | undefined;
    } = {},
  ): Promise<StationWorld> {
    const folder = given.folder ?? mkdtempSync(join(tmpdir(), "shipdeck-world-"));
    const world = new StationWorld(
      folder,
      given.book ?? join(folder, "carrier.jsonl"),
      given.clock ?? new ManualClock(),
      given.moment ?? (() => {}),
    );
    world.#keep = given.keep ?? false;
    world.#outside = (await given.outside?.(world)) ?? null;
    await world.start();
    return world;
  }

  get data(): string {
    return join(this.folder, "data");
  }

  get station(): TestStation {
    if (!this.#station) throw new Error("the station is not open");
    return this.#station;
  }

  async start(): Promise<void> {
    const { clock } = this;
    const carriers = () => this.#outside?.carriers() ?? this.carrier;
    const parts = { carriers, labels: fakePrinter(this.moment) };
    this.#station = await TestStation.open({ data: this.data, clock, ...parts });
  }

  async stop(): Promise<void> {
    await this.#advancing;
    await this.#station?.close();
    this.#station = null;
  }

  /** Rates and orders a parcel to each recipient; the recipient's name tells the carrier what to do. */
  async order(items: readonly { to: Behaviour; ounces?: number }[]): Promise<string> {
    const { desk } = this.station;
    const rateIds: { rateId: string }[] = [];
    for (const { to, ounces = 18 } of items) {
      const { rates } = await desk.getRates({
        fromAddress: warehouse,
        toAddress: { ...dana, name: to },
        packageDetails: { ...parcel, weight: ounces },
      });
      rateIds.push({ rateId: rates[0]?.id ?? "" });
    }
    return (await desk.createOrder({ items: rateIds })).orderId;
  }

  /** Buys over the port, as a script would. */
  async buy(orderId: string, currency?: string, idempotencyKey?: string): Promise<HttpAnswer> {
    this.key ??= await this.station.key();
    const response = await fetch(`${this.station.url}/api/v1/labels/purchase`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-api-key": this.key.apiKey,
        "x-api-secret": this.key.apiSecret,
        ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
      },
      body: JSON.stringify({ orderId, ...(currency ? { currency } : {}) }),
    });
    const replayed = response.headers.get("idempotent-replayed") === "true";
    return {
      status: response.status,
      replayed,
      body: (await response.json()) as HttpAnswer["body"],
    };
  }

  /** Lets the station settle everything, however often it has to ask. False when something stays open for a day. */
  async settle(): Promise<boolean> {
    await this.#advancing;
    const { store } = this.station.station.parts;
    for (let round = 0; round < 200; round++) {
      await this.station.station.processAll();
      const due = store.read((db) => nextAttemptDue.get(db, {}))?.at ?? null;
      if (due === null) return true;
      await this.clock.advance(Math.max(1_000, due - this.clock.now()));
    }
    return false;
  }

  /** What the store and the API say is wrong. */
  async problems(): Promise<string[]> {
    return [...auditStore(this.station.station), ...(await auditApi(this.station.desk))];
  }

  /** And what does not agree with the carrier's books, once nothing is open. */
  carrierProblems(): string[] {
    const { station } = this.station;
    return this.#outside?.problems(station) ?? auditCarrier(station, readBook(this.book));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
    await this.#outside?.close();
    if (!this.#keep) rmSync(this.folder, { recursive: true, force: true });
  }
}
