import { pinnedExchange, sandboxPrices } from "#electron/exchange/pinned.ts";
import { ManualClock } from "../manual-clock.ts";
import { TestStation, type TestStationOptions } from "../station.ts";

/** A station in live mode. Deposits are under test here, so its carriers and its prices are the sandbox's. */
export function liveStation(options: TestStationOptions = {}): Promise<TestStation> {
  const clock = options.clock ?? new ManualClock();
  return TestStation.open({
    carriers: (own) => own(),
    exchange: pinnedExchange(sandboxPrices, clock),
    ...options,
    clock,
    config: { mode: "live", ...options.config },
  });
}
