import { spendBetween } from "#electron/store/spend.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Spent } from "#shared/contract/desk/wallet.ts";
import { invalidField } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { formatCents } from "#shared/rules/money.ts";
import type { Context } from "../context.ts";
import { startOfDay, zoneOf } from "./range.ts";

const mostDays = 800;

interface Sum {
  bought: number;
  refunded: number;
  labels: number;
}
const nothing: Sum = { bought: 0, refunded: 0, labels: 0 };

type SpendRow = ReturnType<typeof spendBetween.all>[number];

function plus(sum: Sum, row: SpendRow): Sum {
  return {
    bought: sum.bought + row.bought_cents,
    refunded: sum.refunded + row.refunded_cents,
    labels: sum.labels + row.labels,
  };
}

function sumsBy(rows: readonly SpendRow[], keyOf: (row: SpendRow) => string): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const row of rows) sums.set(keyOf(row), plus(sums.get(keyOf(row)) ?? nothing, row));
  return sums;
}

function told({ bought, refunded, labels }: Sum): Spent {
  const cents = bought - refunded;
  return {
    usd: formatCents(cents),
    cents,
    boughtUsd: formatCents(bought),
    refundedUsd: formatCents(refunded),
    labels,
  };
}

/** `12.5` percent of what was spent; a part that only gave back has none. */
function withShares(
  sums: ReadonlyMap<string, Sum>,
): { key: string; spent: Spent & { share: string } }[] {
  const parts = [...sums].map(([key, sum]) => ({ key, spent: told(sum) }));
  const whole = parts.reduce((sum, { spent: { cents } }) => sum + Math.max(0, cents), 0);
  return parts
    .map(({ key, spent }) => {
      const share = whole === 0 ? 0 : (Math.max(0, spent.cents) * 100) / whole;
      return { key, spent: { ...spent, share: share.toFixed(1) } };
    })
    .sort((a, b) => b.spent.cents - a.spent.cents);
}

function dayStarts(from: string, to: string, timeZone: string): { day: string; at: number }[] {
  const zone = zoneOf(timeZone);
  const starts: { day: string; at: number }[] = [];
  const first = Date.parse(from);
  for (let day = from; day <= to;) {
    if (starts.length === mostDays)
      throw invalidField("to", `must be at most ${mostDays} days after the first day`);
    starts.push({ day, at: startOfDay(day, zone) });
    day = new Date(first + starts.length * 86_400_000).toISOString().slice(0, 10);
  }
  if (starts.length === 0) throw invalidField("to", "must not be before the first day", from);
  return [...starts, { day: "", at: startOfDay(to, zone, 1) }];
}

/** What labels cost in a range of days. The sums are whole cents; only a share is a ratio. */
export async function getSpend(
  ctx: Context,
  { from, to, timeZone }: Parsed<Desk["getSpend"]>,
): Promise<Answer<Desk["getSpend"]>> {
  const starts = dayStarts(from, to, timeZone);
  const [since = 0, until = 0] = [starts[0]?.at, starts.at(-1)?.at];
  const rows = ctx.store.read((db) => spendBetween.all(db, { since, until }));
  let at = 0;
  // Oldest first, so the day only ever moves on.
  const byDay = sumsBy(rows, ({ half_hour }) => {
    while (half_hour >= (starts[at + 1]?.at ?? Infinity)) at += 1;
    return starts[at]?.day ?? "";
  });
  const total = rows.reduce(plus, nothing);
  return {
    total: told(total),
    days: starts.slice(0, -1).map(({ day }) => ({ day, ...told(byDay.get(day) ?? nothing) })),
    carriers: withShares(sumsBy(rows, ({ carrier }) => carrier)).map(({ key, spent }) => ({
      carrier: key,
      ...spent,
    })),
    services: withShares(sumsBy(rows, ({ carrier, service }) => `${carrier} ${service}`)).map(
      ({ key, spent }) => {
        const space = key.indexOf(" ");
        return { carrier: key.slice(0, space), service: key.slice(space + 1), ...spent };
      },
    ),
  };
}
