import {
  geoAlbersUsa,
  geoNaturalEarth1,
  geoPath,
  type GeoPermissibleObjects,
  type GeoProjection,
} from "d3-geo";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import statesFile from "us-atlas/states-10m.json";
import countriesFile from "world-atlas/countries-110m.json";

/** The two maps that can be shown. */
export type Extent = "usa" | "world";

/** Size of the drawing in its own units; the picture is scaled to its place. */
export const mapSize = { width: 640, height: 380 } as const;
const frame: [[number, number], [number, number]] = [
  [6, 6],
  [mapSize.width - 6, mapSize.height - 6],
];

type Atlas<Name extends string> = Topology<Record<Name, GeometryCollection>>;
// The types of a JSON import are wider than TopoJSON's; both atlases are what their packages say.
const states = statesFile as unknown as Atlas<"states">;
const countries = countriesFile as unknown as Atlas<"countries">;

export interface MapOf {
  project: GeoProjection;
  /** SVG path of the land, and of the borders on it. */
  land: string;
  borders: string;
}

function drawn(
  project: GeoProjection,
  land: GeoPermissibleObjects,
  borders: GeoPermissibleObjects,
): MapOf {
  const path = geoPath(project).digits(1);
  return {
    project,
    land: path(land) ?? "",
    borders: path(borders) ?? "",
  };
}

function usa(): MapOf {
  const land = feature(states, states.objects.states);
  // Fitted to what the projection can show: the fifty states and the capital.
  return drawn(
    geoAlbersUsa().fitExtent(frame, land),
    land,
    mesh(states, states.objects.states, (a, b) => a !== b),
  );
}

function world(): MapOf {
  const { features } = feature(countries, countries.objects.countries);
  // Antarctica gets no parcels, and without it the rest is larger.
  const settled = {
    type: "FeatureCollection" as const,
    features: features.filter(({ id }) => id !== "010"),
  };
  return drawn(
    geoNaturalEarth1().fitExtent(frame, settled),
    settled,
    mesh(countries, countries.objects.countries, (a, b) => a !== b),
  );
}

const makers = { usa, world };
const made = new Map<Extent, MapOf>();

/** A map, drawn when it is first asked for. */
export function mapOf(extent: Extent): MapOf {
  const ready = made.get(extent) ?? makers[extent]();
  made.set(extent, ready);
  return ready;
}
