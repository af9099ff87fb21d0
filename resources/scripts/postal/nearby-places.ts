import { readFileSync } from "node:fs";
import { cityKey, cleanCity, longCityName } from "#electron/addresses/us/city-name.ts";

interface Place {
  state: string;
  name: string;
  latitude: string;
  longitude: string;
  population: number;
}

/** A larger place is a city whose ZIPs the sources name one by one; the gazetteer only spells it otherwise (New York City). */
const largestSuburb = 300_000;
/** A post office with a ZIP for so many people serves its place whole; with fewer, neighbours' ZIPs reach into it. */
const peoplePerZip = 30_000;

function nameOf(place: string): string {
  const clean = cleanCity(place.replace(/\(.*?\)|^The Village of /g, ""));
  return clean.endsWith(" TOWNSHIP") ? clean : longCityName(clean);
}

/** us-places.tsv: every populated place of the US in GeoNames, but quarters of cities; state, name, point, population. */
function places(): Place[] {
  const text = readFileSync(new URL("us-places.tsv", import.meta.url), "utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [state = "", name = "", latitude = "", longitude = "", population] = line.split("\t");
      return { state, name: nameOf(name), latitude, longitude, population: Number(population) };
    });
}

/** The middles of the ZIPs that bear each name, by `key,state`. */
function zipsByName(usZips: string): Map<string, [number, number][]> {
  const found = new Map<string, [number, number][]>();
  for (const line of usZips.trimEnd().split("\n").slice(1)) {
    const [, city = "", state = "", latitude, longitude, , other = ""] = line.split("\t");
    for (const key of new Set([city, other].filter((name) => name !== "").map(cityKey)))
      found.set(`${key},${state}`, [
        ...(found.get(`${key},${state}`) ?? []),
        [Number(latitude), Number(longitude)],
      ]);
  }
  return found;
}

/** A namesake in another part of the state is another place. About 30 km. */
const sameDegrees = 0.3;

/**
 * How far from its centre, in kilometres, the middle of a ZIP may lie that reaches into the place: the radius of a suburb of 1,000
 * people a square kilometre and a third more, since none is round, and 5 for the ZIP's own half.
 */
function reachOf(population: number): number {
  return Math.min(15, 5 + 1.3 * Math.sqrt(population / 1_000 / Math.PI));
}

/** Lines of `name, state, latitude, longitude, reach in km`, for the places whose mail may come through a neighbour's post office. */
export function nearbyPlaces(usZips: string): string {
  const zips = zipsByName(usZips);
  const isServed = ({ name, state, latitude, longitude, population }: Place) => {
    const own = (zips.get(`${cityKey(name)},${state}`) ?? []).filter(
      ([north, east]) =>
        Math.abs(north - Number(latitude)) < sameDegrees &&
        Math.abs(east - Number(longitude)) < sameDegrees,
    );
    return own.length > 0 && own.length * peoplePerZip >= population;
  };
  const lines = places()
    .filter((place) => place.population <= largestSuburb && !isServed(place))
    .map(({ name, state, latitude, longitude, population }) =>
      [name, state, latitude, longitude, reachOf(population).toFixed(1)].join("\t"),
    );
  return `${[...new Set(lines)].sort().join("\n")}\n`;
}
