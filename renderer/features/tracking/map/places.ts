import type { Point } from "#shared/contract/desk/parcels.ts";
import type { MapParcel } from "../queries.ts";

/** Puts a point on the drawing; null where the map does not reach. */
export type Project = (point: [number, number]) => [number, number] | null;

/** A spot with the parcels that were seen there last. */
export interface PlaceOnMap {
  key: string;
  /** What the carrier calls it; empty for parcels that wait at their sender's. */
  name: string;
  x: number;
  y: number;
  parcels: MapParcel[];
  needsAttention: boolean;
}

export function projected(project: Project, point: Point): [number, number] | null {
  return project([point.longitude, point.latitude]);
}

/** Parcels gathered by where they are, from west to east; those that the map cannot show are only counted. */
export function placesOf(
  project: Project,
  parcels: readonly MapParcel[],
): { places: PlaceOnMap[]; missing: number } {
  const found = new Map<string, PlaceOnMap>();
  let missing = 0;
  for (const parcel of parcels) {
    const spot = projected(project, parcel.at);
    if (!spot) {
      missing += 1;
      continue;
    }
    const [x, y] = spot;
    const key = `${Math.round(x)} ${Math.round(y)}`;
    const place = found.get(key) ?? {
      key,
      name: parcel.place,
      x,
      y,
      parcels: [],
      needsAttention: false,
    };
    place.parcels.push(parcel);
    place.needsAttention ||= parcel.needsAttention;
    place.name ||= parcel.place;
    found.set(key, place);
  }
  return { places: [...found.values()].sort((a, b) => a.x - b.x || a.y - b.y), missing };
}

/** The parcel to show when a place is chosen again: the next of those that are there. */
export function nextAt({ parcels }: PlaceOnMap, chosen: string | null): MapParcel | undefined {
  const at = parcels.findIndex(({ orderItemId }) => orderItemId === chosen);
  return parcels[(at + 1) % parcels.length];
}
