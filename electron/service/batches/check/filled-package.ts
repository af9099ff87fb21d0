import { batchById } from "#electron/store/batches/batches.ts";
import type { Db } from "#electron/store/store.ts";
import type { DraftPackage } from "#shared/contract/desk/batch-row.ts";
import type { PackagePreset } from "#shared/contract/desk/settings.ts";
import { stationSettings } from "../../settings/station-settings.ts";

/** The presets that fill a row's package up, the nearest first. */
export type BatchPackages = readonly PackagePreset[];

/** The batch's own preset, else the first of the settings. */
export function packagesOf(db: Db, batchId: string): BatchPackages {
  const { packages } = stationSettings(db);
  const wanted = batchById.get(db, { id: batchId })?.package_id ?? null;
  const own = packages.find(({ id }) => id === wanted) ?? packages[0];
  return own ? [own] : [];
}

/** A row's package as it is rated: measures that nobody typed come from the preset. A box is taken whole, never side by side. */
export function filledPackage(typed: DraftPackage, presets: BatchPackages): DraftPackage {
  const [preset] = presets;
  if (!preset) return typed;
  const { length, width, height } = typed;
  const sized = length !== null || width !== null || height !== null;
  return {
    ...(sized
      ? { length, width, height }
      : { length: preset.length, width: preset.width, height: preset.height }),
    weight: typed.weight ?? preset.weight,
  };
}
