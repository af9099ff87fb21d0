import { milesBetween, type Point } from "../rating/miles.ts";

/** Cities with a sort airport, as labels of FedEx and DHL print them: IATA code, latitude, longitude. Scans have places of their own. */
const airports: readonly (Point & { code: string })[] = [
  { code: "ABQ", latitude: 35.04, longitude: -106.61 },
  { code: "ANC", latitude: 61.17, longitude: -149.99 },
  { code: "ATL", latitude: 33.64, longitude: -84.43 },
  { code: "BIL", latitude: 45.81, longitude: -108.54 },
  { code: "BOS", latitude: 42.37, longitude: -71.01 },
  { code: "CLT", latitude: 35.21, longitude: -80.94 },
  { code: "DEN", latitude: 39.86, longitude: -104.67 },
  { code: "DFW", latitude: 32.9, longitude: -97.04 },
  { code: "DSM", latitude: 41.53, longitude: -93.66 },
  { code: "DTW", latitude: 42.21, longitude: -83.35 },
  { code: "EWR", latitude: 40.69, longitude: -74.17 },
  { code: "HNL", latitude: 21.32, longitude: -157.92 },
  { code: "IAH", latitude: 29.98, longitude: -95.34 },
  { code: "IND", latitude: 39.72, longitude: -86.29 },
  { code: "JAX", latitude: 30.49, longitude: -81.69 },
  { code: "LAX", latitude: 33.94, longitude: -118.41 },
  { code: "MCI", latitude: 39.3, longitude: -94.71 },
  { code: "MEM", latitude: 35.04, longitude: -89.98 },
  { code: "MIA", latitude: 25.79, longitude: -80.29 },
  { code: "MSP", latitude: 44.88, longitude: -93.22 },
  { code: "OAK", latitude: 37.72, longitude: -122.22 },
  { code: "ORD", latitude: 41.98, longitude: -87.9 },
  { code: "PDX", latitude: 45.59, longitude: -122.6 },
  { code: "PHL", latitude: 39.87, longitude: -75.24 },
  { code: "PHX", latitude: 33.43, longitude: -112.01 },
  { code: "PIT", latitude: 40.49, longitude: -80.23 },
  { code: "SDF", latitude: 38.17, longitude: -85.74 },
  { code: "SEA", latitude: 47.45, longitude: -122.31 },
  { code: "SJU", latitude: 18.44, longitude: -66.0 },
  { code: "SLC", latitude: 40.79, longitude: -111.98 },
  { code: "STL", latitude: 38.75, longitude: -90.37 },
];

/** The IATA code of the sort airport nearest to a point. */
export function nearestAirport(point: Point): string {
  return airports.reduce((best, next) =>
    milesBetween(point, next) < milesBetween(point, best) ? next : best,
  ).code;
}
