import type { ScanPlace } from "./scan-place.ts";

export interface Hub extends ScanPlace {
  point: NonNullable<ScanPlace["point"]>;
}

/** Reads lines `CITY|STATE|ZIP|latitude|longitude|zone`. */
export function hubTable(text: string): readonly Hub[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [city = "", state = "", zip = "", latitude = "", longitude = "", timeZone = ""] =
        line.split("|");
      return {
        text: `${city}, ${state} ${zip}`,
        town: `${city} - USA`,
        country: "US",
        point: { latitude: Number(latitude), longitude: Number(longitude) },
        timeZone,
      };
    });
}
