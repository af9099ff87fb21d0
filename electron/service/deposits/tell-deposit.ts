import type { ListedDeposit } from "#electron/store/deposits.ts";
import type { Deposit } from "#shared/contract/desk/purse.ts";
import { coinbaseMaturity, confirmationsOf, type DepositRules } from "#shared/rules/deposits.ts";
import { formatCents, formatUnits } from "#shared/rules/money.ts";
import { instant } from "../json.ts";

function stateOf({ state, units }: ListedDeposit, rules: DepositRules): Deposit["state"] {
  if (state === "final") return "credited";
  return state === "pending" && units < rules.minimumUnits ? "small" : state;
}

/** A deposit as the desk is told of it. `height` is the newest block that was seen, null before the first look. */
export function tellDeposit(
  row: ListedDeposit,
  rules: DepositRules,
  height: number | null,
): Deposit {
  const { confirmations: asked } = rules;
  return {
    id: row.id,
    currency: row.currency,
    amount: formatUnits(row.units),
    usd: row.usd_cents === null ? null : formatCents(row.usd_cents),
    state: stateOf(row, rules),
    problem: row.problem,
    confirmations: confirmationsOf(row.height, height ?? row.height ?? 0),
    needed: row.coinbase === 1 ? Math.max(coinbaseMaturity, asked) : asked,
    owed: row.state === "disputed" ? formatUnits(row.units - row.taken_units) : null,
    txid: row.txid,
    vout: row.vout,
    address: row.address,
    seenAt: instant(row.seen_at),
    creditedAt: row.credited_at === null ? null : instant(row.credited_at),
  };
}
