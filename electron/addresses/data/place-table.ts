import { cityKey } from "../us/city-name.ts";

/** Degrees. */
interface Point {
  latitude: number | null;
  longitude: number | null;
}

interface Known {
  name: string;
  latitude: number;
  longitude: number;
  /** Kilometres. */
  reach: number;
}

/** Towns and suburbs whose mail may come through a neighbour's post office. */
export interface PlaceTable {
  /** The name of the place that `city` spells, where a ZIP with its middle at `point` can reach into it; else null. */
  near(city: string, state: string, point: Point): string | null;
}

const kilometresPerDegree = 111.2;

/** On a plane: within 15 km that is exact enough. */
function apart(place: Known, latitude: number, longitude: number): number {
  const shrunk = Math.cos((latitude * Math.PI) / 180);
  return (
    Math.hypot(place.latitude - latitude, (place.longitude - longitude) * shrunk) *
    kilometresPerDegree
  );
}

/** Reads nearby-places.tsv. */
export function openPlaceTable(text: string): PlaceTable {
  const places = new Map<string, Known[]>();
  for (const line of text.trimEnd().split("\n")) {
    const [name = "", state = "", latitude, longitude, reach] = line.split("\t");
    const key = `${cityKey(name)},${state}`;
    const place = {
      name,
      latitude: Number(latitude),
      longitude: Number(longitude),
      reach: Number(reach),
    };
    const others = places.get(key);
    if (others) others.push(place);
    else places.set(key, [place]);
  }
  return {
    near(city, state, { latitude, longitude }) {
      if (latitude === null || longitude === null) return null;
      const known = places.get(`${cityKey(city)},${state}`) ?? [];
      const place = known.find((one) => apart(one, latitude, longitude) <= one.reach);
      return place?.name ?? null;
    },
  };
}
