import { geoAlbersUsa, geoNaturalEarth1, geoPath, type GeoProjection } from "d3-geo";
import { feature, mesh } from "topojson-client";
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

type Atlas = Parameters<typeof mesh>[0] & {
  objects: Record<string, NonNullable<Parameters<typeof mesh>[1]>>;
};
// The types of a JSON import are wider than TopoJSON's; both atlases are what their packages say.
const states = statesFile as unknown as Atlas;
const countries = countriesFile as unknown as Atlas;

/** The shapes of an atlas under one name, and the borders between them. */
function shapesOf(atlas: Atlas, name: string) {
  const shapes = atlas.objects[name];
  if (!shapes) throw new Error(`the atlas has no ${name}`);
  const land = feature(atlas, shapes);
  return {
    features: "features" in land ? land.features : [land],
    borders: mesh(atlas, shapes, (a, b) => a !== b),
  };
}

export interface MapOf {
  project: GeoProjection;
  /** SVG path of the land, and of the borders on it. */
  land: string;
  borders: string;
}

type Shapes = ReturnType<typeof shapesOf>;

function drawn(project: GeoProjection, { features, borders }: Shapes): MapOf {
  const land = { type: "FeatureCollection" as const, features };
  const path = geoPath(project.fitExtent(frame, land)).digits(1);
  return { project, land: path(land) ?? "", borders: path(borders) ?? "" };
}

/** The fifty states and the capital: the projection leaves out what lies elsewhere. */
function usa(): MapOf {
  return drawn(geoAlbersUsa(), shapesOf(states, "states"));
}

/** Antarctica gets no parcels, and without it the rest is larger. */
function world(): MapOf {
  const { features, borders } = shapesOf(countries, "countries");
  return drawn(geoNaturalEarth1(), {
    features: features.filter(({ id }) => id !== "010"),
    borders,
  });
}

const makers = { usa, world };
const made = new Map<Extent, MapOf>();

/** A map, drawn when it is first asked for. */
export function mapOf(extent: Extent): MapOf {
  const ready = made.get(extent) ?? makers[extent]();
  made.set(extent, ready);
  return ready;
}
