import type { Parts } from "../../context.ts";

/** As many as a batch has calls to carriers at once. */
const atLeast = 6;
/** Enough to share commits well; what is open when the station stops is settled when it starts again. */
const atMost = 96;
/** So much of the work may be under way: a pause is to take effect within this time. Milliseconds. */
const horizonMs = 500;

/** How many rows are bought side by side: as many as carriers answer for within half a second, so that quick ones get many and slow ones few. */
export interface Pace {
  /** A carrier has answered. */
  note(): void;
  lanes(): number;
}

export function openPace(clock: Pick<Parts["clock"], "now">): Pace {
  let times: number[] = [];
  const recent = () => {
    const since = clock.now() - horizonMs;
    // A clock that was set back would keep what it told before.
    times = times.filter((time) => time >= since && time <= since + horizonMs).slice(-atMost);
    return times.length;
  };
  return {
    note: () => void times.push(clock.now()),
    lanes: () => Math.max(atLeast, recent()),
  };
}
