import { TestStation, type TestStationOptions } from "../station.ts";

/** A station in live mode. Deposits are under test here, so its carriers are the simulated ones. */
export function liveStation(options: TestStationOptions = {}): Promise<TestStation> {
  return TestStation.open({
    carriers: (own) => own(),
    ...options,
    config: { mode: "live", ...options.config },
  });
}
