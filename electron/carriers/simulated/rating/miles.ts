/** Mean radius of the earth (IUGG, 6371.0088 km) in statute miles. */
const radius = 3958.7613;
const radians = Math.PI / 180;

export interface Point {
  latitude: number;
  longitude: number;
}

/** Great-circle distance in statute miles (haversine formula). */
export function milesBetween(a: Point, b: Point): number {
  const halfLat = Math.sin(((b.latitude - a.latitude) * radians) / 2);
  const halfLong = Math.sin(((b.longitude - a.longitude) * radians) / 2);
  const chord =
    halfLat * halfLat +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * halfLong * halfLong;
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(chord)));
}
