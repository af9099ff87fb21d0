import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { type Currency, currencies } from "#shared/rules/money.ts";
import { allOrders } from "../faults/audit.ts";
import type { Behaviour } from "../faults/fake-carrier.ts";
import type { StationWorld } from "../faults/station-world.ts";

/** Millionths of a dollar for a coin: the sandbox's prices, written down a second time on purpose. */
const prices = { BTC: 65_000_000_000n, LTC: 80_000_000n, LTCT: 80_000_000n };
const unitsPerCent = 10_000n * 100_000_000n;

export function cost(cents: number, currency: Currency): bigint {
  return (BigInt(cents) * unitsPerCent + prices[currency] - 1n) / prices[currency];
}
/** Cost and 10 % on top, rounded up once. */
export function needed(cents: number, currency: Currency): bigint {
  const tenths = prices[currency] * 10n;
  return (BigInt(cents) * unitsPerCent * 11n + tenths - 1n) / tenths;
}

/** What an unanswered purchase can only turn into. */
const endings: Partial<Record<Behaviour, "success" | "failed">> = {
  "sold unheard": "success",
  "sold and thrown": "success",
  "found late": "success",
  slow: "success",
  lost: "failed",
};

export interface ItemModel {
  to: Behaviour;
  cents: number;
  status: "pending" | "processing" | "success" | "failed" | "voided";
  currency: Currency;
  units: bigint;
}
export interface OrderModel {
  id: string;
  items: ItemModel[];
}

/** What a person with paper and pencil expects of the station. */
export class StationModel {
  readonly orders: OrderModel[] = [];
  readonly purses: Record<Currency, { available: bigint; held: bigint }>;
  /** Idempotency keys that were answered with 200, and the answer. */
  readonly answered = new Map<string, { orderId: string; body: unknown }>();

  constructor() {
    const purse = () => ({ available: 0n, held: 0n });
    this.purses = { BTC: purse(), LTC: purse(), LTCT: purse() };
  }

  /** What buying an order does: the status that HTTP answers, and the items and purses moved on. */
  purchase(order: OrderModel, named: Currency | undefined): 200 | 402 | 409 {
    const wanted = order.items.filter(({ status }) => status === "pending" || status === "failed");
    if (wanted.length === 0) return 409;
    const cents = wanted.reduce((sum, item) => sum + item.cents, 0);
    const paying = (named ? [named] : currencies).find(
      (currency) => this.purses[currency].available >= needed(cents, currency),
    );
    if (!paying) return 402;
    for (const item of wanted) {
      Object.assign(item, { currency: paying, units: cost(item.cents, paying) });
      item.status = "processing";
      this.purses[paying].available -= item.units;
      this.purses[paying].held += item.units;
    }
    for (const item of wanted)
      if (item.to === "fine") this.#end(item, "success");
      else if (item.to === "refused" || item.to === "dearer") this.#end(item, "failed");
    return 200;
  }

  #end(item: ItemModel, status: "success" | "failed"): void {
    item.status = status;
    this.purses[item.currency].held -= item.units;
    if (status === "failed") this.purses[item.currency].available += item.units;
  }

  void(item: ItemModel): void {
    item.status = "voided";
    this.purses[item.currency].available += item.units;
  }

  /** Station and model agree to the unit; what was under way may have ended by itself, in the one way that it can. */
  async compare(world: StationWorld): Promise<void> {
    const { desk } = world.station;
    deepStrictEqual(await world.problems(), []);
    const told = new Map((await allOrders(desk)).map((order) => [order.orderId, order]));
    strictEqual(told.size, this.orders.length);
    for (const { id, items } of this.orders)
      for (const [index, item] of items.entries()) {
        const status = told.get(id)?.items[index]?.status;
        if (item.status === "processing" && status !== "processing") {
          const ending = endings[item.to];
          ok(ending, `${item.to} must not stay open`);
          this.#end(item, ending);
        }
        strictEqual(status, item.status, `item ${index} to "${item.to}" of ${id}`);
      }
    for (const { currency, available, held } of (await desk.getBalance({})).balances) {
      const seen = [available, held].map((coins) => BigInt(Math.round(coins * 1e8)));
      const purse = this.purses[currency];
      deepStrictEqual(seen, [purse.available, purse.held], currency);
    }
    ok(
      world.station.errors.every(({ message }) => message === "the carrier call failed"),
      JSON.stringify(world.station.errors),
    );
  }

  /** Once nothing is open, the carrier's books are the station's. */
  async compareSettled(world: StationWorld): Promise<void> {
    ok(await world.settle(), "something is never settled");
    await this.compare(world);
    deepStrictEqual(world.carrierProblems(), []);
    ok(this.orders.every(({ items }) => items.every(({ status }) => status !== "processing")));
  }
}
