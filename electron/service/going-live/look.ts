import { allProfiles } from "#electron/store/printer-profiles.ts";
import { walletOf } from "#electron/store/ledger.ts";
import type { Db } from "#electron/store/store.ts";
import {
  type GoingLive,
  liveSteps,
  type LiveStep,
  neededSteps,
} from "#shared/contract/desk/going-live.ts";
import { currencies, formatUnits } from "#shared/rules/money.ts";
import { storedAccount } from "../account/stored-key.ts";
import { planOf, storedPlan } from "../backups/plan.ts";
import type { Context } from "../context.ts";
import { instant } from "../json.ts";
import { stationSettings } from "../settings/station-settings.ts";
import { clockLimitMs, minutesApart } from "./clock-limit.ts";
import { type Kept, keptSteps } from "./kept.ts";

type Looked = Pick<Context, "store" | "carriers" | "machine" | "dataFolder" | "policy">;
type Found = Pick<LiveStep, "state" | "finding"> &
  Partial<Pick<LiveStep, "facts">> & { at?: number | null | undefined };

const troubles = {
  NO_CARRIER_ACCOUNT: "account.none",
  CARRIER_ACCOUNT_REFUSED: "account.refused",
  CARRIER_NO_FUNDS: "account.poor",
  CARRIER_UNREACHABLE: "account.away",
} as const;

function account(ctx: Looked, db: Db, kept: Kept): Found {
  const state = ctx.carriers.account?.state();
  if (!state || state.kind === null)
    return storedAccount(db)
      ? { state: "wrong", finding: "account.unread" }
      : { state: "todo", finding: "account.none" };
  const facts = { key: state.keyPreview ?? "" };
  if (state.trouble) {
    const { code, message, at } = state.trouble;
    return { state: "wrong", finding: troubles[code], facts: { ...facts, message }, at };
  }
  const checked = kept.account?.keyPreview === state.keyPreview ? kept.account : null;
  const at = state.answeredAt ?? checked?.at ?? null;
  if (at === null) return { state: "todo", finding: "account.unasked", facts };
  return {
    state: "done",
    finding: state.rehearsal ? "account.rehearsal" : "account.good",
    facts,
    at,
  };
}

function clock(ctx: Looked, kept: Kept): Found {
  const now = ctx.carriers.account?.state().clockDifferenceMs ?? null;
  const difference = now ?? kept.clock?.differenceMs ?? null;
  if (difference === null) return { state: "todo", finding: "clock.unasked" };
  const { at } = kept.clock ?? { at: null };
  return Math.abs(difference) > clockLimitMs
    ? { state: "wrong", finding: "clock.wrong", facts: { minutes: minutesApart(difference) }, at }
    : { state: "done", finding: "clock.right", at };
}

function rates({ rates: found }: Kept): Found {
  if (!found) return { state: "todo", finding: "rates.unasked" };
  const facts = { currencies: found.currencies.join(", ") };
  return found.currencies.length > 0
    ? { state: "done", finding: "rates.good", facts, at: found.at }
    : { state: "wrong", finding: "rates.none", at: found.at };
}

/** LTCT is play money and pays nothing here. */
function money(db: Db): Found {
  const there = currencies
    .filter((currency) => currency !== "LTCT")
    .map((currency) => ({ currency, units: walletOf(db, currency).available }))
    .filter(({ units }) => units > 0);
  if (there.length === 0) return { state: "todo", finding: "money.none" };
  const amounts = there.map(({ currency, units }) => `${formatUnits(units)} ${currency}`);
  return { state: "done", finding: "money.there", facts: { amounts: amounts.join(", ") } };
}

function sender(db: Db, { sender: asked }: Kept): Found {
  const [first] = stationSettings(db).shipFrom;
  if (!first) return { state: "todo", finding: "sender.none" };
  const facts = { name: first.name };
  if (asked?.address !== JSON.stringify(first.address))
    return { state: "todo", finding: "sender.unasked", facts };
  const { problem, at } = asked;
  return problem === null
    ? { state: "done", finding: "sender.good", facts, at }
    : { state: "wrong", finding: "sender.wrong", facts: { ...facts, message: problem }, at };
}

function printer(db: Db, { printedAt }: Kept): Found {
  if (printedAt !== null) return { state: "done", finding: "printer.printed", at: printedAt };
  const [first] = allProfiles.all(db, {});
  return { state: "todo", finding: first ? "printer.unprinted" : "printer.none" };
}

function backup(ctx: Looked, db: Db): Found {
  const stored = storedPlan(db);
  const { schedule, folder } = planOf(ctx, stored);
  if (schedule === "off") return { state: "todo", finding: "backup.off" };
  return stored.folder === null
    ? { state: "todo", finding: "backup.same-disk", facts: { folder } }
    : { state: "done", finding: "backup.good", facts: { folder } };
}

/** Every step as it is known, without asking anybody outside. */
export function lookAtSteps(ctx: Looked): GoingLive {
  return ctx.store.read((db) => {
    const kept = keptSteps(db);
    const found: Record<(typeof liveSteps)[number], Found> = {
      account: account(ctx, db, kept),
      clock: clock(ctx, kept),
      rates: rates(kept),
      money: money(db),
      sender: sender(db, kept),
      printer: printer(db, kept),
      backup: backup(ctx, db),
    };
    const steps = liveSteps.map((step): LiveStep => {
      const { state, finding, facts = {}, at = null } = found[step];
      const needed = neededSteps.includes(step);
      return { step, needed, state, finding, facts, checkedAt: at === null ? null : instant(at) };
    });
    return { ready: steps.every(({ needed, state }) => !needed || state === "done"), steps };
  });
}
