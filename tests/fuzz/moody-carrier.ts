import type { CarrierGateway } from "#electron/carriers/carrier.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { ManualClock } from "../manual-clock.ts";

export const moods = ["well", "thrown", "error", "timeout", "hung", "thrown after"] as const;
export type Mood = (typeof moods)[number];

/** Carriers whose every call may fail, once they are moody, as the next mood of the list says; the list goes round. */
export function moodyCarrier(
  inner: CarrierGateway,
  parts: { list: readonly Mood[]; clock: ManualClock; isMoody: () => boolean },
): CarrierGateway {
  const { list, clock, isMoody } = parts;
  let calls = 0;
  const moody = async <T>(call: () => Promise<T>): Promise<T> => {
    if (!isMoody()) return call();
    const mood = list[calls++ % Math.max(1, list.length)] ?? "well";
    if (mood === "thrown") throw new TypeError("fetch failed");
    if (mood === "error") throw new StationError("CARRIER_ERROR", "The carrier says no.");
    if (mood === "timeout") throw new StationError("CARRIER_TIMEOUT", "The carrier is silent.");
    if (mood === "hung") await clock.wait(45_000);
    const answer = await call();
    if (mood === "thrown after") throw new TypeError("other side closed");
    return answer;
  };
  return {
    services: () => inner.services(),
    rates: (request) => moody(() => inner.rates(request)),
    buy: (request) => moody(() => inner.buy(request)),
    find: (request) => moody(() => inner.find(request)),
    void: (label) => moody(() => inner.void(label)),
    track: (code) => moody(() => inner.track(code)),
  };
}
