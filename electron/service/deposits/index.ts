import { depositRules, keepRules } from "#electron/deposits/settings.ts";
import { pageOfDeposits } from "#electron/store/deposits.ts";
import type { depositRows } from "#shared/contract/desk/deposits.ts";
import { invalidField } from "#shared/contract/errors.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import { currencies, parseUnits } from "#shared/rules/money.ts";
import type { Context } from "../context.ts";
import { checkDepositAddress, freshDepositAddress } from "./addresses.ts";
import { connectDepositKey, disconnectDepositKey, previewDepositKey } from "./connect-key.ts";
import { purseOf } from "./purse.ts";
import { tellDeposit } from "./tell-deposit.ts";
import { setDepositWatcher, tryDepositWatcher } from "./watcher.ts";

function readKey(after: string): number | null {
  if (after === "") return null;
  if (!/^\d{1,16}$/.test(after))
    throw invalidField("after", "must be the `next` of the page before");
  return Number(after);
}

export const depositVerbs: Handlers<typeof depositRows, Context> = {
  getDeposits: async (ctx) => ({
    mode: ctx.mode,
    purses: await Promise.all(currencies.map((currency) => purseOf(ctx, currency))),
  }),
  async listDeposits(ctx, { currency, limit, after }) {
    const before = readKey(after);
    return ctx.store.read((db) => {
      const found = pageOfDeposits(db, { currency, limit, before });
      const last = found.length === limit ? found.at(-1) : undefined;
      return {
        deposits: found.map((row) =>
          tellDeposit(row, depositRules(db, row.currency), ctx.deposits.state(row.currency).height),
        ),
        next: last ? String(last.seq) : null,
      };
    });
  },
  previewDepositKey,
  connectDepositKey,
  disconnectDepositKey,
  tryDepositWatcher,
  setDepositWatcher,
  async setDepositRules(ctx, { currency, confirmations, minimum }) {
    const minimumUnits = parseUnits(minimum);
    if (minimumUnits === null)
      throw invalidField("minimum", "must be a number of coins with at most 8 decimals", "0.0001");
    await ctx.store.write((tx) => keepRules(tx, currency, { confirmations, minimumUnits }));
    await ctx.deposits.look(currency);
    ctx.announce({ kind: "wallet.changed" });
    return purseOf(ctx, currency);
  },
  freshDepositAddress,
  checkDepositAddress,
  async lookForDeposits(ctx, { currency }) {
    await ctx.deposits.look(currency);
    return purseOf(ctx, currency);
  },
};
