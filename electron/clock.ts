import type { Clock } from "./service/context.ts";

/** setTimeout holds 24.8 days at most; longer waits are made of several. */
const longest = 2_000_000_000;

/** The machine's own clock. Its timers never keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  after(ms, fn) {
    let timer: NodeJS.Timeout;
    const arm = (left: number) => {
      timer = setTimeout(
        () => (left > longest ? arm(left - longest) : fn()),
        Math.min(Math.max(0, left), longest),
      );
      timer.unref();
    };
    arm(ms);
    return () => clearTimeout(timer);
  },
};
