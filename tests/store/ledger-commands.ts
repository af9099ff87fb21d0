import { throws } from "node:assert/strict";
import fc from "fast-check";
import { type Currency, currencies, maxUnits } from "#shared/rules/money.ts";
import type { LedgerBench } from "./ledger-bench.ts";
import type { LedgerModel, ModelItem } from "./ledger-model.ts";

type Step = fc.Command<LedgerModel, LedgerBench>;

/** A step that may happen at any time; afterwards books and model are compared. */
function step(text: string, run: (model: LedgerModel, bench: LedgerBench) => void): Step {
  return {
    check: () => true,
    run(model, bench) {
      run(model, bench);
      model.compare(bench);
    },
    toString: () => text,
  };
}

/** A step on an item in one of the states; it does not happen when there is none. */
function itemStep(
  text: string,
  number: number,
  states: ModelItem["state"][],
  run: (item: ModelItem, model: LedgerModel, bench: LedgerBench) => void,
): Step {
  return {
    check: (model) => model.pick(number, ...states) !== null,
    run(model, bench) {
      const item = model.pick(number, ...states);
      if (item) run(item, model, bench);
      model.compare(bench);
    },
    toString: () => `${text}(${number})`,
  };
}

/** Deposits `units`, or all that still fits when that is less. */
const deposit = (currency: Currency, units: number) =>
  step(`deposit(${currency} ${units})`, (model, bench) => {
    const purse = model.purses[currency];
    const room = maxUnits - purse.wallet - purse.held - purse.spent;
    const amount = Math.min(units, room);
    if (amount === 0) return;
    bench.moveOutside("deposit", currency, amount);
    purse.wallet += amount;
    model.entries += 1;
  });

const withdraw = (currency: Currency, units: number) =>
  step(`withdraw(${currency} ${units})`, (model, bench) => {
    const purse = model.purses[currency];
    const act = () => bench.moveOutside("withdrawal", currency, units);
    if (units > purse.wallet) {
      throws(act, /CHECK/);
      return;
    }
    act();
    purse.wallet -= units;
    model.entries += 1;
  });

const order = (cents: number[]) =>
  step(`order(${cents.join()})`, (model, bench) => {
    for (const id of bench.order(cents))
      model.items.push({ id, state: "new", attempt: "", currency: "LTC", units: 0 });
  });

const hold = (number: number, currency: Currency, units: number) =>
  itemStep(`hold ${currency} ${units} `, number, ["new", "failed"], (item, model, bench) => {
    const purse = model.purses[currency];
    if (units > purse.wallet) {
      throws(() => bench.hold(item.id, currency, units), /CHECK/);
      return;
    }
    const attempt = bench.hold(item.id, currency, units);
    Object.assign(item, { state: "held", attempt, currency, units });
    purse.wallet -= units;
    purse.held += units;
    model.entries += 1;
  });

const sell = (number: number) =>
  itemStep("sell", number, ["held"], (item, model, bench) => {
    bench.sell(item.attempt);
    item.state = "bought";
    model.purses[item.currency].held -= item.units;
    model.purses[item.currency].spent += item.units;
    model.entries += 1;
  });

const refuse = (number: number) =>
  itemStep("refuse", number, ["held"], (item, model, bench) => {
    bench.refuse(item.attempt);
    item.state = "failed";
    model.purses[item.currency].held -= item.units;
    model.purses[item.currency].wallet += item.units;
    model.entries += 1;
  });

const refund = (number: number) =>
  itemStep("refund", number, ["bought"], (item, model, bench) => {
    bench.refund(item.id);
    item.state = "refunded";
    model.purses[item.currency].spent -= item.units;
    model.purses[item.currency].wallet += item.units;
    model.entries += 1;
  });

/** What must never work, whatever came before: the database itself has to refuse it and keep nothing of it. */
const wrong = (number: number) =>
  itemStep("wrong", number, ["held", "bought", "refunded", "failed"], (item, _, bench) => {
    if (item.state !== "failed") throws(() => bench.hold(item.id, item.currency, 1));
    if (item.state !== "held") {
      throws(() => bench.sell(item.attempt));
      throws(() => bench.refuse(item.attempt));
    }
    if (item.state !== "bought") throws(() => bench.refund(item.id));
  });

/** A transaction that fails after it moved money. */
const interrupted = (currency: Currency, units: number) =>
  step(`interrupted(${currency} ${units})`, (_, bench) => {
    const act = () =>
      bench.write(() => {
        bench.moveOutside("deposit", currency, units);
        throw new Error("the station stopped here");
      });
    throws(act, /stopped here|CHECK/);
  });

const units = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1, max: 500_000_000 }),
  fc.integer({ min: 1, max: maxUnits }),
  fc.constant(maxUnits),
);
const small = fc.integer({ min: 1, max: 50_000_000 });
const currency = fc.constantFrom(...currencies);
const number = fc.nat({ max: 30 });

export const ledgerSteps: fc.Arbitrary<Step>[] = [
  fc.tuple(currency, units).map(([c, u]) => deposit(c, u)),
  fc.tuple(currency, units).map(([c, u]) => withdraw(c, u)),
  fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 4 }).map(order),
  fc.tuple(number, currency, fc.oneof(small, units)).map(([n, c, u]) => hold(n, c, u)),
  fc.tuple(number, currency, small).map(([n, c, u]) => hold(n, c, u)),
  number.map(sell),
  number.map(refuse),
  number.map(refund),
  number.map(wrong),
  fc.tuple(currency, small).map(([c, u]) => interrupted(c, u)),
];
