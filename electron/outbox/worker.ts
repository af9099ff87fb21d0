import {
  type AttemptResult,
  pullBack,
  recordAttempt,
  waitFromNow,
} from "#electron/store/deliveries.ts";
import { attemptDelivery, patience } from "./attempt.ts";
import { type Claim, claim, type Claims } from "./claims.ts";
import { gatherer } from "./gather.ts";
import type { OutboxParts } from "./parts.ts";
import { longestPauseMs } from "./schedule.ts";
import { slotsInAll } from "./slots.ts";

/** A timer never sleeps longer, so a clock that was set, or a computer that slept, is noticed. */
const lookAgainMs = 60_000;
const storagePauseMs = 5_000;

interface Flight {
  webhookId: string;
  abort: AbortController;
}

export interface Outbox {
  /** Something may be due: look soon. The first call starts the worker. */
  wake(): void;
  /** Resolves when everything that is due now was attempted, and what came of it is on the disk (or the disk refuses it). */
  idle(): Promise<void>;
  /** Interrupts what is under way; it is sent again at the next start, under the same id. */
  close(): Promise<void>;
}

/**
 * Sends what the outbox holds. The due times are rows, so whatever stops the station, each delivery that is due has one attempt
 * after it. Only committed rows are seen: who reads amid a group of writes reads beside it.
 */
export function openOutbox(parts: OutboxParts): Outbox {
  const { store, clock, log } = parts;
  const flights = new Map<string, Flight>();
  const active = new Set<Promise<void>>();
  const served = new Map<string, number>();
  const pauses = new Set<() => void>();
  const gathered = gatherer();
  /** When the clock was looked at last. */
  let seen = Number.POSITIVE_INFINITY;
  let looking: Promise<void> | null = null;
  let cancelTimer = () => {};
  let closed = false;

  function wake(): void {
    if (closed || looking) return;
    looking = lookSoon();
  }

  /** One turn of the event loop later, so that many commits together cost one look. */
  async function lookSoon(): Promise<void> {
    await new Promise((next) => setImmediate(next));
    looking = null;
    if (!closed) look();
  }

  /** At start, and whenever the clock has been set back, nothing may stay planned for a time that a wrong clock meant. */
  function noteClock(now: number): void {
    const setBack = now < seen;
    seen = now;
    if (!setBack || store.refusal !== null) return;
    const latest = now + longestPauseMs;
    const moved = store.write((tx) => {
      const waiting = waitFromNow.run(tx, { now }).changes;
      if (waiting + pullBack.run(tx, { now, latest }).changes > 0) wake();
    });
    // What the storage refused is done at the next look.
    moved.catch(() => void (seen = Number.POSITIVE_INFINITY));
    track(moved);
  }

  function look(): void {
    cancelTimer();
    const now = clock.now();
    noteClock(now);
    let claims: Claims = { start: [], upcoming: now + storagePauseMs };
    try {
      // What could not be recorded is not sent.
      if (store.refusal === null)
        claims = store.read((db) => claim(db, now, flights, served, parts.secrets));
    } catch (error) {
      log.error({ err: error }, "the outbox cannot be read");
    }
    for (const next of claims.start) start(next);
    const wait = Math.min(lookAgainMs, (claims.upcoming ?? Number.POSITIVE_INFINITY) - now);
    cancelTimer = clock.after(Math.max(0, wait), wake);
  }

  function start({ id, webhookId }: Claim): void {
    const abort = new AbortController();
    flights.set(id, { webhookId, abort });
    track(
      attemptDelivery(parts, id, abort.signal).then(
        (result) => (result ? record(result) : land(id)),
        (error: unknown) => {
          // Nothing was sent: only reading what to send can fail like this. Its slot is given back after a pause.
          log.error({ err: error, delivery: id }, "a webhook delivery could not be read");
          if (!closed) pause(() => land(id));
        },
      ),
    );
  }

  /** A failure here is a bug or the storage; the delivery keeps its slot until the station restarts, so nothing loops. */
  function track(work: Promise<void>): void {
    const tracked = work
      .catch((error: unknown) => log.error({ err: error }, "the outbox failed"))
      .finally(() => active.delete(tracked));
    active.add(tracked);
  }

  function land(id: string): void {
    flights.delete(id);
    wake();
  }

  async function record(result: AttemptResult): Promise<void> {
    let disabled: ReturnType<typeof recordAttempt>;
    await gathered();
    try {
      disabled = await store.write((tx) => recordAttempt(tx, result));
    } catch (error) {
      log.error({ err: error, delivery: result.id }, "a webhook delivery could not be recorded");
      // The slot stays taken: sending again what was sent would be worse than waiting for the disk.
      if (!closed) pause(() => track(record(result)));
      return;
    }
    land(result.id);
    parts.announce({ kind: "webhooks.changed", id: result.webhookId });
    if (disabled) parts.announce(noticeOf(result, disabled));
  }

  function pause(then: () => void): void {
    const cancel = clock.after(storagePauseMs, () => {
      pauses.delete(cancel);
      then();
    });
    pauses.add(cancel);
  }

  return {
    wake: () => {
      if (flights.size < slotsInAll) wake();
    },
    async idle() {
      wake();
      for (;;) {
        if (looking) await looking;
        else if (active.size > 0) await Promise.race(active);
        else return;
      }
    },
    async close() {
      closed = true;
      cancelTimer();
      for (const cancel of pauses) cancel();
      for (const { abort } of flights.values()) abort.abort();
      await Promise.all(active);
      await parts.post.hangUp?.();
    },
  };
}

function noticeOf({ webhookId: id, url }: AttemptResult, disabled: "gone" | "exhausted") {
  const why =
    disabled === "gone"
      ? "the receiver answered that it is gone (410)"
      : `${patience} events in a row could not be delivered`;
  const message = `The webhook to ${url} was switched off: ${why}. Nothing more is sent to it until you switch it on again.`;
  return { kind: "notice", id, message } as const;
}
