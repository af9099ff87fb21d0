import { once } from "#shared/rules/once.ts";
import { nearestCode } from "../text/edit-distance.ts";
import { openPlaceTable } from "./place-table.ts";

/** What is known of one US ZIP. Upper case; coordinates null for ships and other unplaced military ZIPs. */
export interface ZipRow {
  zip: string;
  city: string;
  /** Another city name that the post office takes for this ZIP, or "". */
  otherCity: string;
  state: string;
  latitude: number | null;
  longitude: number | null;
  timeZone: string | null;
}

export interface ZipTable {
  /** `zip`: five digits. */
  find(zip: string): ZipRow | null;
  /** The row of the nearest lower ZIP with the same first three digits, for ZIPs that are newer than the data. */
  findNear(zip: string): ZipRow | null;
  /** The cities whose mail comes through the ZIP's post office, which has another name (Bloomington, MN 55425). */
  servedBy(zip: string): readonly string[];
  /** The name of a town or suburb without a post office of its own that the ZIP can reach into, where `city` is one; else null. */
  placeNear(city: string, row: ZipRow): string | null;
  /** True where some ZIP of the state has this post office. */
  hasCity(city: string, state: string): boolean;
  /** The only state that has a post office of this name; null where none or several have. */
  stateOfCity(city: string): string | null;
  /** The ZIP of a city that looks most like `zip`, the lowest of several; its only one where `zip` is empty; null where it has none. */
  zipOfCity(city: string, state: string, zip: string): string | null;
}

/**
 * Reads us-zips.tsv and shared-post-offices.tsv, and nearby-places.tsv once a city is asked for that neither names. A lookup is one array access and one split of a line: nothing is parsed before it is asked for, so the
 * table opens in a few milliseconds.
 */
export function openZipTable(text: string, sharedText: string, placesText: () => string): ZipTable {
  const starts = new Int32Array(100_000).fill(-1);
  const firstEnd = text.indexOf("\n");
  const zones = text.slice(0, firstEnd).split("|");
  for (let at = firstEnd + 1; at < text.length; at = text.indexOf("\n", at) + 1)
    starts[Number(text.slice(at, at + 5))] = at;

  function rowAt(start: number | undefined): ZipRow | null {
    if (start === undefined || start < 0) return null;
    const cells = text.slice(start, text.indexOf("\n", start)).split("\t");
    const [
      zip = "",
      city = "",
      state = "",
      latitude = "",
      longitude = "",
      zone = "",
      otherCity = "",
    ] = cells;
    return {
      zip,
      city,
      otherCity,
      state,
      latitude: latitude === "" ? null : Number(latitude),
      longitude: longitude === "" ? null : Number(longitude),
      timeZone: zone === "" ? null : (zones[Number(zone)] ?? null),
    };
  }

  const served = new Map<string, string[]>();
  for (const line of sharedText.trimEnd().split("\n")) {
    const [place = "", zips = ""] = line.split("\t");
    const city = place.slice(0, place.indexOf(","));
    for (const zip of zips.split("|")) served.set(zip, [...(served.get(zip) ?? []), city]);
  }

  const places = once(() => openPlaceTable(placesText()));

  let byCity: Map<string, string[]> | undefined;
  function citiesIndex(): Map<string, string[]> {
    if (byCity) return byCity;
    byCity = new Map();
    for (const start of starts) {
      const row = rowAt(start);
      if (!row) continue;
      for (const city of row.otherCity ? [row.city, row.otherCity] : [row.city]) {
        const key = `${city},${row.state}`;
        const zips = byCity.get(key);
        if (zips) zips.push(row.zip);
        else byCity.set(key, [row.zip]);
      }
    }
    return byCity;
  }

  let byName: Map<string, string | null> | undefined;
  function statesIndex(): Map<string, string | null> {
    if (byName) return byName;
    byName = new Map();
    for (const key of citiesIndex().keys()) {
      const [city = "", state = ""] = key.split(",");
      byName.set(city, byName.has(city) ? null : state);
    }
    return byName;
  }

  return {
    find: (zip) => rowAt(starts[Number(zip)]),
    findNear(zip) {
      const bottom = Math.floor(Number(zip) / 100) * 100;
      for (let at = Number(zip); at >= bottom; at -= 1)
        if ((starts[at] ?? -1) >= 0) return rowAt(starts[at]);
      for (let at = Number(zip); at < bottom + 100; at += 1)
        if ((starts[at] ?? -1) >= 0) return rowAt(starts[at]);
      return null;
    },
    servedBy: (zip) => served.get(zip) ?? [],
    placeNear: (city, row) => places().near(city, row.state, row),
    hasCity: (city, state) => citiesIndex().has(`${city},${state}`),
    stateOfCity: (city) => statesIndex().get(city) ?? null,
    zipOfCity(city, state, zip) {
      const zips = citiesIndex().get(`${city},${state}`) ?? [];
      if (zips.length === 1) return zips[0] ?? null;
      return zip === "" ? null : nearestCode(zip, zips);
    },
  };
}
