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

/** `12.5` percent of the whole, by what was bought; refunds may be of another time. */
function share(part: Sum, whole: Sum): string {
  return whole.bought === 0 ? "0.0" : ((part.bought * 100) / whole.bought).toFixed(1);
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

const byCost = (a: { cents: number }, b: { cents: number }) => b.cents - a.cents;

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
  const withShare = (sum: Sum) => ({ ...told(sum), share: share(sum, total) });
  return {
    total: told(total),
    days: starts.slice(0, -1).map(({ day }) => ({ day, ...told(byDay.get(day) ?? nothing) })),
    carriers: [...sumsBy(rows, ({ carrier }) => carrier)]
      .map(([carrier, sum]) => ({ carrier, ...withShare(sum) }))
      .sort(byCost),
    services: [...sumsBy(rows, ({ carrier, service }) => `${carrier} ${service}`)]
      .map(([key, sum]) => {
        const space = key.indexOf(" ");
        return { carrier: key.slice(0, space), service: key.slice(space + 1), ...withShare(sum) };
      })
      .sort(byCost),
  };
}
