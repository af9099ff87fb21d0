import { load } from "./packages.ts";

const lookup = load("tz-lookup") as (latitude: number, longitude: number) => string;

/** The IANA zone of a point; null at sea, where the lookup only knows nautical zones. */
export function timeZoneAt(latitude: number, longitude: number): string | null {
  const zone = lookup(latitude, longitude);
  return zone.startsWith("Etc/") ? null : zone;
}

/** Gives each zone a short number, in the order of first use. */
export function zoneIndex() {
  const zones: string[] = [];
  return {
    zones,
    number(zone: string | null): string {
      if (zone === null) return "";
      const known = zones.indexOf(zone);
      return String(known >= 0 ? known : zones.push(zone) - 1);
    },
  };
}
