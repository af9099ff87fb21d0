import { readSetting } from "#electron/store/settings.ts";
import type { Db } from "#electron/store/store.ts";
import { StationSettings } from "#shared/contract/desk/settings.ts";

/** The key that the settings lie under, as one JSON. */
export const settingsKey = "station";

/** The station's settings; what was never set has its default. */
export function stationSettings(db: Db): StationSettings {
  return StationSettings.parse(readSetting(db, settingsKey) ?? {});
}

/** What rows of batches are rated with: when it changes, they need new rates. */
export function ratedBy({ shipFrom, packages, customs }: StationSettings): string {
  return JSON.stringify([shipFrom, packages, customs]);
}
