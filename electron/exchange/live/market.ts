import type { StationError } from "#shared/contract/errors.ts";
import type { ExchangeRate, RateUse, SourceReport } from "../exchange.ts";
import { confirmAfterMs, type Suspect, suspicion } from "./accept.ts";
import type { SourceLine } from "./ask-source.ts";
import { judgeRound, type Round } from "./judge-round.ts";
import { type KeptRate, readKept } from "./kept-rate.ts";
import type { LiveExchangeParts } from "./parts.ts";
import type { MarketCurrency } from "./ticker.ts";
import { heldBack, noRate } from "./words.ts";

/** Nobody waits longer for the exchanges. */
const patienceMs = 5_000;
/** A purchase asks afresh when the last answers are older. */
const freshMs = 60_000;
/** Nothing is paid with a price that is older. */
const staleMs = 5 * 60_000;
/** After a round without a rate nobody is asked for so long. */
const pauseMs = 10_000;
/** Who needed a rate so long ago needs it no more: the rounds stop. */
const needMs = 10 * 60_000;

/** The price of one currency: what is known of it, and when the exchanges are asked again. */
export class Market {
  readonly #currency: MarketCurrency;
  readonly #lines: readonly SourceLine[];
  readonly #parts: LiveExchangeParts;
  readonly #closing = new AbortController();
  #last: KeptRate | null;
  #suspect: Suspect | null = null;
  #problem = "The exchanges were not asked yet.";
  #reports: readonly SourceReport[] = [];
  #round: Promise<void> | null = null;
  #keeping: Promise<void> = Promise.resolve();
  /** When the last round began; and the last that brought a rate. */
  #begunMs = -Infinity;
  #foundMs = -Infinity;
  #neededMs = -Infinity;
  #cancelNext: (() => void) | null = null;

  constructor(currency: MarketCurrency, lines: readonly SourceLine[], parts: LiveExchangeParts) {
    this.#currency = currency;
    this.#lines = lines;
    this.#parts = parts;
    this.#last = readKept(parts.memory.read(currency));
  }

  get reports(): readonly SourceReport[] {
    return this.#reports;
  }

  async rate(use: RateUse): Promise<ExchangeRate> {
    const now = this.#parts.clock.now();
    this.#neededMs = now;
    const fresh = isWithin(this.#foundMs, freshMs, now);
    if (!fresh && !isWithin(this.#begunMs, pauseMs, now)) this.#begin();
    if ((use === "pay" && !fresh) || !this.#usable(now)) await this.#round;
    this.#plan();
    return this.#usable(this.#parts.clock.now()) ?? Promise.reject(this.#refusal());
  }

  async close(): Promise<void> {
    this.#cancelNext?.();
    this.#closing.abort();
    await this.#round;
    await this.#keeping;
  }

  #usable(now: number): ExchangeRate | null {
    const last = this.#last;
    if (!last || this.#suspect || !isWithin(last.asOfMs, staleMs, now)) return null;
    const source = last.sources.flatMap(({ source, used }) => (used ? [source] : [])).join(", ");
    return { ...last, source };
  }

  #refusal(): StationError {
    const now = this.#parts.clock.now();
    if (this.#last && this.#suspect)
      return heldBack(this.#currency, this.#last.priceMicros, this.#suspect, now);
    return noRate(this.#currency, this.#problem);
  }

  #begin(): void {
    if (this.#round || this.#closing.signal.aborted) return;
    this.#begunMs = this.#parts.clock.now();
    this.#round = this.#ask().finally(() => {
      this.#round = null;
      this.#cancelNext?.();
      this.#cancelNext = null;
      this.#plan();
    });
  }

  async #ask(): Promise<void> {
    const { clock, log, changed } = this.#parts;
    const ending = new AbortController();
    const stop = () => ending.abort();
    const cancel = clock.after(patienceMs, stop);
    this.#closing.signal.addEventListener("abort", stop, { once: true });
    try {
      const heard = await Promise.all(
        this.#lines.map((line) => line.ask(this.#currency, ending.signal)),
      );
      if (this.#closing.signal.aborted) return;
      this.#take(judgeRound(heard, clock.now()), clock.now());
      changed();
    } catch (error) {
      this.#problem = "The exchanges could not be asked.";
      log.warn({ err: error, currency: this.#currency }, "a round of exchange rates failed");
    } finally {
      cancel();
      this.#closing.signal.removeEventListener("abort", stop);
    }
  }

  #take({ found, problem, reports }: Round, now: number): void {
    const { log } = this.#parts;
    const currency = this.#currency;
    for (const { source, problem } of reports) {
      const before = this.#reports.find((report) => report.source === source)?.problem ?? null;
      if (problem !== null && before === null)
        log.warn({ currency, source }, `an exchange gives no price: it ${problem}`);
      else if (problem === null && before !== null)
        log.info({ currency, source }, "an exchange gives its price again");
    }
    this.#reports = reports;
    this.#problem = problem ?? "";
    if (!found) return;
    const suspect = suspicion(
      this.#last?.priceMicros ?? null,
      this.#suspect,
      found.priceMicros,
      now,
    );
    if (suspect && suspect !== this.#suspect)
      log.warn({ currency, ...found }, "the price jumped; a second round must say so, too");
    this.#suspect = suspect;
    this.#foundMs = this.#begunMs;
    if (suspect) return;
    this.#last = { ...found, sources: [...found.sources] };
    this.#keep(this.#last);
  }

  /** A restart finds it again. That it could not be kept stops no purchase. */
  #keep(rate: KeptRate): void {
    const { memory, log } = this.#parts;
    this.#keeping = memory.write(this.#currency, JSON.stringify(rate)).catch((error: unknown) => {
      log.warn({ err: error, currency: this.#currency }, "an exchange rate could not be kept");
    });
  }

  /** The next round in a minute, give or take a tenth, while somebody needs it; a jump is confirmed as soon as it may be. */
  #plan(): void {
    const { clock, random } = this.#parts;
    if (this.#cancelNext || this.#round || this.#closing.signal.aborted) return;
    const now = clock.now();
    if (!isWithin(this.#neededMs, needMs, now)) return;
    const waitMs = this.#suspect
      ? this.#suspect.sinceMs + confirmAfterMs - now
      : freshMs * (0.9 + random() / 5);
    this.#cancelNext = clock.after(Math.max(1_000, Math.round(waitMs)), () => {
      this.#cancelNext = null;
      if (isWithin(this.#neededMs, needMs, clock.now())) this.#begin();
    });
  }
}

/** Was it at most `ms` ago? What a clock that was set back puts into the future was not. */
function isWithin(atMs: number, ms: number, nowMs: number): boolean {
  return nowMs - atMs <= ms && nowMs - atMs >= -1_000;
}
