import type { Parts } from "../context.ts";

/** The first look after a start, once the day's first work is under way. */
const afterStartMs = 300_000;
const everyMs = 24 * 3_600_000;
/** A timer never sleeps longer, so a clock that was set, or a computer that slept, is noticed. */
const lookAgainMs = 3_600_000;

/** Asks the feed once a day where the policy wants it. */
export function openUpdateTimer(parts: Parts): { run(): Promise<void>; close(): Promise<void> } {
  const { clock, log, policy } = parts;
  const isOn = (policy.updates?.mode ?? "off") !== "off";
  let due = clock.now() + afterStartMs;
  let cancel = () => {};
  let isClosed = false;
  let running = Promise.resolve();

  function rest(): void {
    if (isClosed) return;
    const ms = Math.max(0, Math.min(lookAgainMs, due - clock.now()));
    cancel = clock.after(ms, () => void (running = run()));
  }

  async function run(): Promise<void> {
    if (!isOn || clock.now() < due) return isOn ? rest() : undefined;
    due = clock.now() + everyMs;
    try {
      await parts.updates.check();
    } catch (error) {
      log.error({ err: error }, "updates could not be looked for");
    }
    rest();
  }

  if (isOn) rest();
  return {
    async run() {
      cancel();
      await running;
      await run();
    },
    async close() {
      isClosed = true;
      cancel();
      // The feed that is being asked was let go of before.
      await running;
    },
  };
}
