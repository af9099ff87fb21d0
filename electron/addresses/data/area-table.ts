/** One Canadian forward sortation area (the first three characters of a postal code). */
interface AreaRow {
  city: string;
  province: string;
  latitude: number;
  longitude: number;
  timeZone: string | null;
}

export type AreaTable = ReadonlyMap<string, AreaRow>;

/** Reads canadian-areas.tsv. */
export function openAreaTable(text: string): AreaTable {
  const [head = "", ...lines] = text.trimEnd().split("\n");
  const zones = head.split("|");
  return new Map(
    lines.map((line) => {
      const [area = "", city = "", province = "", latitude, longitude, zone = ""] =
        line.split("\t");
      const timeZone = zone === "" ? null : (zones[Number(zone)] ?? null);
      return [
        area,
        { city, province, latitude: Number(latitude), longitude: Number(longitude), timeZone },
      ];
    }),
  );
}
