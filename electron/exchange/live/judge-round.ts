import type { SourcePrice, SourceReport } from "../exchange.ts";
import { agree } from "./agree.ts";
import type { Heard } from "./ask-source.ts";

/** What a round of questions came to. */
export interface Round {
  /** Null when there is no rate; then `problem` says why. */
  found: { priceMicros: number; asOfMs: number; sources: readonly SourcePrice[] } | null;
  problem: string | null;
  reports: readonly SourceReport[];
}

/** Two clocks may differ by so much. */
const clockToleranceMs = 5 * 60_000;
/** A market whose last trade is older than that has no price of now. */
const quietMs = 2 * 60_000;

/**
 * By how much this computer's clock is ahead (positive) or behind, as two exchanges or more see it, none of which says otherwise;
 * null when it is right.
 */
function wrongBy(heard: readonly Heard[], nowMs: number): number | null {
  const ahead = heard.flatMap(({ serverAtMs }) =>
    serverAtMs === null ? [] : [nowMs - serverAtMs],
  );
  const [first = 0] = ahead;
  const wrong = ahead.filter(
    (ms) => Math.abs(ms) > clockToleranceMs && Math.sign(ms) === Math.sign(first),
  );
  return wrong.length >= 2 && wrong.length === ahead.length ? first : null;
}

/** How old the price is, by the exchange's own clock where it tells both times: what our clock says does not matter then. */
function ageOf({ ticker, serverAtMs }: Extract<Heard, { problem: null }>, nowMs: number): number {
  return ticker.atMs === null ? 0 : (serverAtMs ?? nowMs) - ticker.atMs;
}

function unfit(ageMs: number): string | null {
  if (ageMs > quietMs) return `has had no trade for ${Math.round(ageMs / 60_000)} minutes`;
  return ageMs < -clockToleranceMs ? "tells a price of the future" : null;
}

function say(reports: readonly SourceReport[]): string {
  return reports
    .flatMap(({ source, problem }) => (problem === null ? [] : [`${source} ${problem}`]))
    .join("; ");
}

function clockProblem(aheadMs: number): string {
  const minutes = Math.round(Math.abs(aheadMs) / 60_000);
  return `This computer's clock is ${minutes} minutes ${aheadMs > 0 ? "ahead of" : "behind"} the exchanges' clocks; set it right.`;
}

/** One rate from what the exchanges said at `nowMs`. */
export function judgeRound(heard: readonly Heard[], nowMs: number): Round {
  const aheadMs = wrongBy(heard, nowMs);
  const told = heard.map((one) => {
    const { source } = one;
    if (one.problem !== null) return { source, priceMicros: null, at: null, problem: one.problem };
    const ageMs = ageOf(one, nowMs);
    const problem = aheadMs === null ? unfit(ageMs) : "keeps another time than this computer";
    return { source, priceMicros: one.ticker.priceMicros, at: nowMs - Math.max(0, ageMs), problem };
  });
  const fit = told.flatMap(({ source, priceMicros, at, problem }) =>
    priceMicros === null || problem !== null ? [] : [{ source, priceMicros, at }],
  );
  const agreed = agree(fit.map(({ priceMicros }) => priceMicros));
  const sources = fit.map((one, index) => ({ ...one, used: agreed?.used[index] ?? false }));
  const used = new Set(sources.flatMap(({ source, used }) => (used ? [source] : [])));
  const aside = agreed ? "stands too far from the others" : "is confirmed by no other";
  const reports = told.map((one) =>
    used.has(one.source)
      ? { ...one, used: true, problem: null }
      : { ...one, used: false, problem: one.problem ?? aside },
  );
  if (aheadMs !== null) return { found: null, problem: clockProblem(aheadMs), reports };
  if (!agreed) return { found: null, problem: `No two exchanges agree: ${say(reports)}.`, reports };
  const asOfMs = Math.min(...sources.flatMap(({ at, used }) => (used ? [at] : [])));
  return { found: { priceMicros: agreed.priceMicros, asOfMs, sources }, problem: null, reports };
}
