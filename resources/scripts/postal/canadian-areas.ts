import { load } from "./packages.ts";
import { timeZoneAt, zoneIndex } from "./time-zones.ts";
import { provinceOf } from "#electron/addresses/canada/provinces.ts";

interface Area {
  zip: string;
  city: string;
  state: string;
  latitude: number | null;
  longitude: number | null;
}

/** The source lost its accented letters; Canada Post takes names without accents, and most of the lost ones were an E. */
function plain(name: string): string {
  return name
    .replace(/C\uFFFDTE/g, "COTE")
    .replace(/\uFFFD(?=LES?\b)/g, "I")
    .replace(/FRAN\uFFFDOIS/g, "FRANCOIS")
    .replace(/A\uFFFDORES/g, "ACORES")
    .replace(/GR\uFFFDCE/g, "GRACE")
    .replace(/\uFFFD/g, "E")
    .replace(/- /g, "-")
    .replace(/ (NORTH|SOUTH)?(EAST|WEST)?( AND)?( CENTRAL)?$/, (end) => (end === " " ? end : ""))
    .replace(/ (NORTH|SOUTH|CENTRAL)$/, "");
}

/** The source names quarters where these cities write only their own name. */
const wholeCities: [RegExp, string][] = [
  [/^H7/, "LAVAL"],
  [/^H/, "MONTREAL"],
  [/^M/, "TORONTO"],
  [/^K1A/, "OTTAWA"],
  [/^G1A/, "QUEBEC"],
];

/** "Eastern Alberta (st. Paul)": a rural area (second character 0) is named by its town, a city area by the city before its quarter. */
function townOf({ zip, city }: Area): string {
  const whole = wholeCities.find(([areas]) => areas.test(zip));
  if (whole) return whole[1];
  const [, outside = city, inside] = /^([^(]*)(?:\((.*)\))?$/.exec(city) ?? [];
  const name = zip[1] === "0" && inside ? inside : outside;
  return plain((name.split("/")[0] ?? "").trim().toUpperCase());
}

/** A few rows of the source lack coordinates: they get the middle of the areas that share their first two characters. */
function placeOf(area: Area, all: Area[]): [number, number] {
  if (area.zip === "H0H") return [45.5, -73.57]; // Santa Claus, whose letters Montreal answers
  if (area.latitude !== null && area.longitude !== null) return [area.latitude, area.longitude];
  let [count, north, east] = [0, 0, 0];
  for (const { zip, latitude, longitude } of all) {
    if (latitude === null || longitude === null || !zip.startsWith(area.zip.slice(0, 2))) continue;
    count += 1;
    north += latitude;
    east += longitude;
  }
  return [north / count, east / count];
}

/** Lines of `area, town, province, latitude, longitude, zone number`, by area; the first line lists the zones. */
export function canadianAreas(): string {
  const { codes } = load("zipcodes/lib/codesCanada.js") as { codes: Record<string, Area> };
  const index = zoneIndex();
  const areas = Object.values(codes).sort((a, b) => (a.zip < b.zip ? -1 : 1));
  const lines = areas.map((area) => {
    const at = placeOf(area, areas);
    const zone = index.number(timeZoneAt(...at));
    return [
      area.zip,
      townOf(area),
      provinceOf(area.zip),
      ...at.map((x) => x.toFixed(4)),
      zone,
    ].join("\t");
  });
  return `${[index.zones.join("|"), ...lines].join("\n")}\n`;
}
