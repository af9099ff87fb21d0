import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { StationError } from "#shared/contract/errors.ts";
import { type Currency, currencies, formatUnits } from "#shared/rules/money.ts";
import { type Behaviour, behaviours } from "../faults/fake-carrier.ts";
import type { StationWorld } from "../faults/station-world.ts";
import type { ItemModel, OrderModel, StationModel } from "./station-model.ts";
import { needed } from "./station-model.ts";

export type Step = fc.AsyncCommand<StationModel, StationWorld>;
type Run = (model: StationModel, world: StationWorld) => Promise<void>;

function step(text: string, run: Run, check: (model: StationModel) => boolean = () => true): Step {
  return {
    check,
    async run(model, world) {
      await run(model, world);
      await model.compare(world);
    },
    toString: () => text,
  };
}

function orderStep(
  text: string,
  number: number,
  run: (order: OrderModel, model: StationModel, world: StationWorld) => Promise<void>,
): Step {
  const check = (model: StationModel) => model.orders.length > 0;
  return step(
    `${text}(#${number})`,
    async (model, world) => {
      const order = model.orders[number % model.orders.length];
      if (order) await run(order, model, world);
    },
    check,
  );
}

const deposit = (currency: Currency, units: number) =>
  step(`deposit(${currency} ${units})`, async (model, world) => {
    await world.station.desk.deposit({ currency, amount: formatUnits(units) });
    model.purses[currency].available += BigInt(units);
  });

const order = (items: { to: Behaviour; ounces: number }[]) =>
  step(`order(${items.map(({ to }) => to).join()})`, async (model, world) => {
    const id = await world.order(items);
    const fresh = { status: "pending", currency: "LTC", units: 0n } as const;
    const modelItems = items.map(({ to, ounces }): ItemModel => ({
      to,
      cents: 500 + ounces,
      ...fresh,
    }));
    model.orders.push({ id, items: modelItems });
  });

const buy = (number: number, currency: Currency | undefined, key: string | undefined) =>
  orderStep(`buy ${currency ?? "any"} ${key ?? ""}`, number, async (order, model, world) => {
    if (key && model.answered.has(key)) return;
    const expected = model.purchase(order, currency);
    const { status, body, replayed } = await world.buy(order.id, currency, key);
    deepStrictEqual([status, replayed], [expected, false], body.code);
    if (status !== 200) return;
    strictEqual(body.data?.totalLabels, order.items.length);
    if (key) model.answered.set(key, { orderId: order.id, body: { currency, ...body } });
  });

/** Fills a purse to exactly what the purchase needs, or one unit less, and buys. */
const buyAtTheLimit = (number: number, currency: Currency, short: 0 | 1) =>
  orderStep(`buy at the limit -${short} `, number, async (order, model, world) => {
    const open = order.items.filter(({ status }) => status === "pending" || status === "failed");
    const cents = open.reduce((sum, item) => sum + item.cents, 0);
    const missing = needed(cents, currency) - model.purses[currency].available - BigInt(short);
    if (open.length === 0 || missing <= 0n) return;
    const amount = formatUnits(Number(missing));
    await world.station.desk.deposit({ currency, amount });
    model.purses[currency].available += missing;
    const expected = model.purchase(order, currency);
    strictEqual(expected, short === 0 ? 200 : 402);
    strictEqual((await world.buy(order.id, currency)).status, expected);
  });

/** The same request under the same key, from a script that did not hear the answer. */
const replay = (number: number) =>
  step(
    `replay(#${number})`,
    async (model, world) => {
      const [key, known] = [...model.answered][number % model.answered.size] ?? ["", undefined];
      if (!known) return;
      const { currency, ...wanted } = known.body as { currency?: string };
      const again = await world.buy(known.orderId, currency, key);
      const seen = JSON.parse(JSON.stringify(again.body)) as { requestId?: unknown };
      strictEqual(again.replayed, true);
      deepStrictEqual({ ...seen, requestId: 0 }, { ...wanted, requestId: 0 });
    },
    (model) => model.answered.size > 0,
  );

/** The same order at the same moment from several windows: one buys, the others are told so. */
const buyAtOnce = (number: number, times: number) =>
  orderStep(`buy ${times} times at once`, number, async (order, model, world) => {
    const expected = model.purchase(order, undefined);
    const { station } = world.station;
    const call = () => station.invoke("purchaseLabels", { orderId: order.id });
    const replies = await Promise.all(Array.from({ length: times }, call));
    const codes = replies.map((reply) => (reply.success ? "bought" : reply.failure.code));
    const bought = codes.filter((code) => code === "bought").length;
    if (expected === 402) {
      // Whoever comes while the first is still being refused is told that one is under way; nobody buys.
      ok(codes.includes("INSUFFICIENT_BALANCE"), codes.join());
      const refusals = new Set(["INSUFFICIENT_BALANCE", "PURCHASE_IN_PROGRESS"]);
      ok(
        codes.every((code) => refusals.has(code)),
        codes.join(),
      );
    } else strictEqual(bought, expected === 200 ? 1 : 0, codes.join());
  });

/** Every order at the same moment from one purse: as many are bought as it pays for. */
const buyAll = (currency: Currency) =>
  step(`buyAll(${currency})`, async (model, world) => {
    const { desk } = world.station;
    const results = await Promise.allSettled(
      model.orders.map(({ id }) => desk.purchaseLabels({ orderId: id, currency })),
    );
    const refused: OrderModel[] = [];
    for (const [index, result] of results.entries()) {
      const order = model.orders[index];
      if (!order) continue;
      if (result.status === "fulfilled") strictEqual(model.purchase(order, currency), 200);
      else if (result.reason instanceof StationError && result.reason.code.startsWith("INSUFF"))
        refused.push(order);
    }
    // Nobody was refused while the others had left enough, unless a refused label gave money back since.
    const { available } = model.purses[currency];
    for (const { items } of refused) {
      const open = items.filter(({ status }) => status === "pending" || status === "failed");
      const cents = open.reduce((sum, item) => sum + item.cents, 0);
      const gaveBack = model.orders.some(({ items }) => items.some((i) => i.status === "failed"));
      ok(gaveBack || available < needed(cents, currency), "refused with enough in the purse");
    }
  });

const voidLabel = (number: number, at: number) =>
  orderStep(`void item ${at} `, number, async (order, model, world) => {
    const index = at % order.items.length;
    const item = order.items[index];
    const { items } = await world.station.desk.getOrder({ id: order.id });
    const reply = await world.station.station.invoke("voidLabel", {
      orderItemId: items[index]?.orderItemId,
    });
    strictEqual(reply.success, item?.status === "success");
    if (reply.success && item) model.void(item);
  });

const time = (minutes: number) =>
  step(`time(${minutes} min)`, async (_, world) => {
    await world.clock.advance(minutes * 60_000);
    await world.station.station.processAll();
  });

/** Somebody sets the computer's clock back: nothing may depend on its going forward. */
const clockBack = (minutes: number) =>
  step(`clock set back ${minutes} min`, async (_, world) => {
    world.clock.jump(-minutes * 60_000);
    await world.station.station.processAll();
  });

const restart = step("restart", async (_, world) => {
  await world.stop();
  await world.start();
  await world.station.station.processAll();
});

const settle = step("settle", (model, world) => model.compareSettled(world));

const number = fc.nat({ max: 9 });
const currency = fc.constantFrom(...currencies);
const item = fc.record({
  to: fc.oneof(fc.constant("fine" as const), fc.constantFrom(...behaviours)),
  ounces: fc.integer({ min: 1, max: 900 }),
});
const key = fc.constantFrom(undefined, "a", "b", "c");

export const stationSteps: fc.Arbitrary<Step>[] = [
  fc.integer({ min: 1, max: 100_000_000 }).map((units) => deposit("LTC", units)),
  fc.tuple(currency, fc.integer({ min: 1, max: 50_000 })).map(([c, u]) => deposit(c, u)),
  fc.array(item, { minLength: 1, maxLength: 4 }).map(order),
  fc.tuple(number, fc.option(currency, { nil: undefined }), key).map(([n, c, k]) => buy(n, c, k)),
  fc.tuple(number, key).map(([n, k]) => buy(n, undefined, k)),
  fc
    .tuple(number, currency, fc.constantFrom(0 as const, 1 as const))
    .map(([n, c, short]) => buyAtTheLimit(n, c, short)),
  number.map(replay),
  fc.tuple(number, fc.integer({ min: 2, max: 4 })).map(([n, t]) => buyAtOnce(n, t)),
  currency.map(buyAll),
  fc.tuple(number, number).map(([n, at]) => voidLabel(n, at)),
  fc.integer({ min: 0, max: 40 }).map(time),
  fc.integer({ min: 1, max: 90 }).map(clockBack),
  fc.constant(restart),
  fc.constant(settle),
];
