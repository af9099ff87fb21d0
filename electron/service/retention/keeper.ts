import type { Parts } from "../context.ts";
import { retentionRules, type Rule } from "./policy.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Not at once: a start stays quick, and a clock that a start found wrong is set right by then. */
const firstMs = 10 * 60 * 1000;
const roundMs = 6 * 60 * 60 * 1000;
/** Between two slices, so that a long backlog disturbs nobody. */
const restMs = 50;
const afterTroubleMs = 10 * 60 * 1000;

export interface Keeper {
  /** Removes everything that is too old now; how many rows went, by what they were. */
  run(): Promise<Record<string, number>>;
  close(): Promise<void>;
}

type KeeperParts = Pick<Parts, "store" | "clock" | "announce" | "log">;

interface Round {
  rules: Rule[];
  after: string;
  removed: Record<string, number>;
}

const newRound = (): Round => ({ rules: [...retentionRules], after: "", removed: {} });

/** Keeps what the station stores within its policy: a few rows at a time, several times a day, from where it left off. */
export function openKeeper(parts: KeeperParts): Keeper {
  let cancel = () => {};
  const closing = new AbortController();
  const { signal } = closing;
  let running: Promise<void> = Promise.resolve();
  let round = newRound();

  /** One short write. */
  async function slice(now: Round): Promise<void> {
    const [rule] = now.rules;
    if (!rule) return;
    const before = parts.clock.now() - rule.days * dayMs;
    const { after } = now;
    const { removed, next } = await parts.store.write((tx) => rule.sweep(tx, before, after));
    now.removed[rule.name] = (now.removed[rule.name] ?? 0) + removed;
    now.after = next ?? "";
    if (next !== null) return;
    now.rules.shift();
    if (rule.news && (now.removed[rule.name] ?? 0) > 0) parts.announce({ kind: rule.news });
  }

  function end(): void {
    const { removed } = round;
    round = newRound();
    if (Object.values(removed).some((count) => count > 0))
      parts.log.info({ removed }, "what was too old was removed");
  }

  function arm(ms: number): void {
    cancel();
    if (!signal.aborted) cancel = parts.clock.after(ms, () => void (running = turn()));
  }

  async function turn(): Promise<void> {
    // A station that may not write keeps everything; the rest of it says why.
    if (parts.store.refusal !== null) return arm(roundMs);
    try {
      await slice(round);
    } catch (error) {
      parts.log.warn({ err: error }, "what is too old could not be removed; it is tried again");
      return arm(afterTroubleMs);
    }
    if (round.rules.length > 0) return arm(restMs);
    end();
    arm(roundMs);
  }

  arm(firstMs);
  return {
    async run() {
      await running;
      const own = newRound();
      while (!signal.aborted && own.rules.length > 0) await slice(own);
      return own.removed;
    },
    async close() {
      closing.abort();
      cancel();
      await running;
    },
  };
}
