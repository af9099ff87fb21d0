import type { ManualClock } from "../manual-clock.ts";

/** A request that is not answered after so much real time hangs. */
const deadlineMs = 30_000;

/**
 * Waits for an answer. Where it takes long, the station waits for a carrier by the clock that the walk holds, so time passes;
 * what is still not there after that never comes.
 */
export async function promptly<T>(clock: ManualClock, answer: Promise<T>): Promise<T> {
  const end = performance.now() + deadlineMs;
  let settled = false;
  const done = answer.finally(() => (settled = true));
  done.catch(() => {});
  while (!settled) {
    if (performance.now() > end) throw new Error(`no answer in ${deadlineMs} ms`);
    let timer: NodeJS.Timeout | undefined;
    const pause = new Promise<void>((resolve) => (timer = setTimeout(resolve, 250)));
    await Promise.race([
      done.then(
        () => {},
        () => {},
      ),
      pause,
    ]);
    clearTimeout(timer);
    if (!settled) await clock.advance(31_000);
  }
  return done;
}
