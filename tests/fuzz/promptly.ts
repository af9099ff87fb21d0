import type { ManualClock } from "../manual-clock.ts";

/** A request that is not answered after so much real time hangs. */
const deadlineMs = 60_000;
/** How long is waited before time passes on the station's clock. */
const patienceMs = 250;

/**
 * Waits for an answer. Where it takes long, the station waits for a carrier by the clock that the walk holds, so time passes;
 * what is still not there after that never comes.
 */
export async function promptly<T>(clock: ManualClock, answer: Promise<T>): Promise<T> {
  const end = performance.now() + deadlineMs;
  const done = answer.then((value) => ({ value }));
  done.catch(() => null);
  for (;;) {
    let timer: NodeJS.Timeout | undefined;
    const pause = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patienceMs);
    });
    const settled = await Promise.race([done, pause]).finally(() => clearTimeout(timer));
    if (settled) return settled.value;
    if (performance.now() > end) throw new Error(`no answer in ${deadlineMs} ms`);
    await clock.advance(31_000);
  }
}
