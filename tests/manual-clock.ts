import type { Clock } from "#electron/service/context.ts";

interface Alarm {
  at: number;
  fn: () => void;
}

/** A clock that a test holds: time stands still until it is advanced. */
export class ManualClock implements Clock {
  #now: number;
  #alarms = new Set<Alarm>();

  constructor(start = Date.parse("2026-11-23T16:00:00.000Z")) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, fn: () => void): () => void {
    const alarm = { at: this.#now + Math.max(0, ms), fn };
    this.#alarms.add(alarm);
    return () => void this.#alarms.delete(alarm);
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => void this.after(ms, resolve));
  }

  /** How many alarms are set. */
  get pending(): number {
    return this.#alarms.size;
  }

  /** Sets the clock without ringing what lies between, as a wrong or changed system clock does. */
  jump(ms: number): void {
    this.#now += ms;
  }

  /** Lets time pass, ringing each alarm at its own moment and giving what it started a turn to run. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      const next = [...this.#alarms].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#alarms.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.fn();
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#now = end;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
