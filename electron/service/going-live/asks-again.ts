import type { Db } from "#electron/store/store.ts";
import type { Parts } from "../context.ts";
import { stationSettings } from "../settings/station-settings.ts";

/** Is so much real money that a person is asked once more? Programs are not asked: their keys have a daily limit. */
export function asksAgain({ mode }: Pick<Parts, "mode">, db: Db, cents: number): boolean {
  return mode === "live" && cents > stationSettings(db).askAboveUsd * 100;
}
