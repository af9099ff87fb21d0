import { StationError } from "#shared/contract/errors.ts";
import type { Reply } from "#shared/contract/reply.ts";
import type { Dice } from "./dice.ts";
import type { Diary } from "./diary.ts";
import type { Life } from "./life.ts";

/** What a step of the day has to work with. */
export interface Scene {
  life: Life;
  diary: Diary;
  dice: Dice;
  /** Calls that nobody waits for. */
  pending: Set<Promise<unknown>>;
}

/** Turns of the event loop after which a call that is still open waits for time to pass. */
const turnsBeforeTime = 40;
const stepMs = 5_000;
/** So much of the station's time may one call take: longer than any patience of it, also after its clock was set back. */
const longestMs = 24 * 3_600_000;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Lets the world go on until this is done; null when the station died in the middle of it. */
export async function drive<T>(life: Life, work: Promise<T>): Promise<T | null> {
  let outcome: { value: T } | { error: unknown } | null = null;
  work.then(
    (value) => (outcome = { value }),
    (error: unknown) => (outcome = { error }),
  );
  const seen = (): typeof outcome => outcome;
  for (let turns = 1, waited = 0; ; turns++) {
    await turn();
    if (life.dead) return null;
    const done = seen();
    if (done && "value" in done) return done.value;
    if (done) throw done.error;
    if (turns % turnsBeforeTime !== 0) continue;
    const step = Math.max(stepMs, Math.floor(waited / 4));
    await life.clock.advance(step);
    waited += step;
    if (waited > longestMs) throw new Error("a call does not end");
  }
}

/** Lets the station do everything that is due now, as far as its disk lets it. */
export async function work({ life }: Pick<Scene, "life">): Promise<void> {
  try {
    await drive(life, life.station.processAll());
  } catch (error) {
    const refused = error instanceof StationError && error.code === "STORAGE_UNAVAILABLE";
    if (!refused || life.calm) throw error;
  }
}

/** Calls the station and waits for the answer's data; null when it failed or the station died. */
export async function ask<T>(
  { life }: Scene,
  door: "window" | "script",
  name: string,
  input: object,
  key?: string,
): Promise<T | null> {
  const reply = await drive(life, life.call(door, name, input, key));
  return reply?.success ? (reply.data as T) : null;
}

/** Calls the station and has the answer read when it comes; whoever asked goes on at once. */
export function later(scene: Scene, call: Promise<Reply>, read: (reply: Reply) => void): void {
  const { life, pending } = scene;
  async function hear(): Promise<void> {
    try {
      const reply = await call;
      if (!life.dead) read(reply);
    } catch (error) {
      if (!life.dead) life.problems.push(`a call was thrown at: ${String(error)}`);
    }
  }
  const work = hear().finally(() => pending.delete(work));
  pending.add(work);
}
