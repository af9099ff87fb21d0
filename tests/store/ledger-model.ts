import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { type Currency, currencies, maxUnits } from "#shared/rules/money.ts";
import type { LedgerBench } from "./ledger-bench.ts";

export interface ModelItem {
  id: string;
  state: "new" | "held" | "failed" | "bought" | "refunded";
  attempt: string;
  currency: Currency;
  units: number;
}

/** What the books should say, kept by plain additions that share no code with the product. */
export class LedgerModel {
  readonly items: ModelItem[] = [];
  readonly purses = Object.fromEntries(
    currencies.map((currency) => [currency, { wallet: 0, held: 0, spent: 0 }]),
  ) as Record<Currency, { wallet: number; held: number; spent: number }>;
  entries = 0;

  /** The item that a command with this number means; null when none is in one of the states. */
  pick(number: number, ...states: ModelItem["state"][]): ModelItem | null {
    const fitting = this.items.filter(({ state }) => states.includes(state));
    return fitting[number % Math.max(1, fitting.length)] ?? null;
  }

  /** The books and the model agree, and the books are right in themselves. */
  compare(bench: LedgerBench): void {
    deepStrictEqual(bench.problems(), []);
    strictEqual(bench.entries, this.entries);
    for (const currency of currencies) {
      const { wallet, held, spent } = this.purses[currency];
      strictEqual(bench.room(currency), maxUnits - wallet - held - spent);
      const shown = { balance: wallet + held, held, available: wallet };
      deepStrictEqual(bench.wallet(currency), shown);
    }
  }
}
