import { milesBetween } from "../rating/miles.ts";
import type { Point } from "../rating/miles.ts";

/** A city with a sort airport, as FedEx labels print it; scans have hubs of their own (places/). */
interface Hub extends Point {
  city: string;
  state: string;
  zip: string;
  timeZone: string;
  airport: string;
}

const eastern = "America/New_York";
const central = "America/Chicago";
const pacific = "America/Los_Angeles";

function hub(
  airport: string,
  city: string,
  state: string,
  zip: string,
  latitude: number,
  longitude: number,
  timeZone: string,
): Hub {
  return { airport, city, state, zip, latitude, longitude, timeZone };
}

const hubs: readonly Hub[] = [
  hub("ABQ", "ALBUQUERQUE", "NM", "87101", 35.04, -106.61, "America/Denver"),
  hub("ANC", "ANCHORAGE", "AK", "99502", 61.17, -149.99, "America/Anchorage"),
  hub("ATL", "ATLANTA", "GA", "30304", 33.64, -84.43, eastern),
  hub("BIL", "BILLINGS", "MT", "59101", 45.81, -108.54, "America/Denver"),
  hub("BOS", "BOSTON", "MA", "02205", 42.37, -71.01, eastern),
  hub("CLT", "CHARLOTTE", "NC", "28228", 35.21, -80.94, eastern),
  hub("DEN", "DENVER", "CO", "80266", 39.86, -104.67, "America/Denver"),
  hub("DFW", "DALLAS", "TX", "75260", 32.9, -97.04, central),
  hub("DSM", "DES MOINES", "IA", "50318", 41.53, -93.66, central),
  hub("DTW", "DETROIT", "MI", "48233", 42.21, -83.35, "America/Detroit"),
  hub("EWR", "NEWARK", "NJ", "07102", 40.69, -74.17, eastern),
  hub("HNL", "HONOLULU", "HI", "96820", 21.32, -157.92, "Pacific/Honolulu"),
  hub("IAH", "HOUSTON", "TX", "77201", 29.98, -95.34, central),
  hub("IND", "INDIANAPOLIS", "IN", "46241", 39.72, -86.29, "America/Indiana/Indianapolis"),
  hub("JAX", "JACKSONVILLE", "FL", "32203", 30.49, -81.69, eastern),
  hub("LAX", "LOS ANGELES", "CA", "90052", 33.94, -118.41, pacific),
  hub("MCI", "KANSAS CITY", "MO", "64121", 39.3, -94.71, central),
  hub("MEM", "MEMPHIS", "TN", "38118", 35.04, -89.98, central),
  hub("MIA", "MIAMI", "FL", "33152", 25.79, -80.29, eastern),
  hub("MSP", "MINNEAPOLIS", "MN", "55401", 44.88, -93.22, central),
  hub("OAK", "OAKLAND", "CA", "94615", 37.72, -122.22, pacific),
  hub("ORD", "CHICAGO", "IL", "60607", 41.98, -87.9, central),
  hub("PDX", "PORTLAND", "OR", "97218", 45.59, -122.6, pacific),
  hub("PHL", "PHILADELPHIA", "PA", "19176", 39.87, -75.24, eastern),
  hub("PHX", "PHOENIX", "AZ", "85026", 33.43, -112.01, "America/Phoenix"),
  hub("PIT", "PITTSBURGH", "PA", "15290", 40.49, -80.23, eastern),
  hub("SDF", "LOUISVILLE", "KY", "40213", 38.17, -85.74, "America/Kentucky/Louisville"),
  hub("SEA", "SEATTLE", "WA", "98168", 47.45, -122.31, pacific),
  hub("SJU", "SAN JUAN", "PR", "00936", 18.44, -66.0, "America/Puerto_Rico"),
  hub("SLC", "SALT LAKE CITY", "UT", "84199", 40.79, -111.98, "America/Denver"),
  hub("STL", "SAINT LOUIS", "MO", "63155", 38.75, -90.37, central),
];

export function nearestHub(point: Point): Hub {
  return hubs.reduce((best, next) =>
    milesBetween(point, next) < milesBetween(point, best) ? next : best,
  );
}
