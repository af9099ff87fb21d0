/** The clock that a line waits by. */
export interface LineClock {
  now(): number;
  after(ms: number, fn: () => void): () => void;
}

/** All calls of one account: so many at once, and none while the account asked for a rest. */
export interface Line {
  /** Runs `job` when its turn comes; null, and nothing was run, when that is not within `patienceMs`. */
  run<T>(job: () => Promise<T>, patienceMs: number): Promise<T | null>;
  /** Nobody calls before that long is over. */
  rest(ms: number): void;
  /** How long the rest still lasts; ms. */
  restsFor(): number;
}

/** However long an account asks to be left alone, it is asked again after this. */
const longestRestMs = 300_000;

interface Waiting {
  begin(): void;
}

export function openLine(clock: LineClock, atOnce: number): Line {
  const waiting: Waiting[] = [];
  let running = 0;
  let restUntil = 0;
  let cancelRest = () => {};

  // A rest that lies further ahead than any may be was set by a clock that was wrong.
  const restsFor = () => {
    const left = restUntil - clock.now();
    return left > longestRestMs ? 0 : Math.max(0, left);
  };

  function next(): void {
    while (running < atOnce && waiting.length > 0 && restsFor() === 0) {
      running += 1;
      waiting.shift()?.begin();
    }
  }

  return {
    run(job, patienceMs) {
      return new Promise((resolve, reject) => {
        let cancel = () => {};
        const place: Waiting = {
          begin() {
            cancel();
            job()
              .then(resolve, reject)
              .finally(() => {
                running -= 1;
                next();
              });
          },
        };
        if (restsFor() > patienceMs) return resolve(null);
        waiting.push(place);
        next();
        if (!waiting.includes(place)) return;
        cancel = clock.after(patienceMs, () => {
          const at = waiting.indexOf(place);
          if (at < 0) return;
          waiting.splice(at, 1);
          resolve(null);
        });
      });
    },
    rest(ms) {
      restUntil = Math.max(clock.now() + restsFor(), clock.now() + Math.min(ms, longestRestMs));
      cancelRest();
      cancelRest = clock.after(restsFor(), next);
    },
    restsFor,
  };
}
