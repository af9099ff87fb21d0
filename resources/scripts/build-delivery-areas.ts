import { readFileSync, writeFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import type { DeliveryArea } from "#electron/carriers/simulated/cards/surcharge.ts";
import { milesBetween } from "#electron/carriers/simulated/rating/miles.ts";

// Makes resources/rates/delivery-areas.csv. The carriers publish lists of ZIPs that change every few months and may not be copied;
// this one stands in for them: where few post offices are near, a driver goes far.

interface Place {
  zip: string;
  state: string;
  latitude: number;
  longitude: number;
}

/** Miles around a post office in which others are counted. */
const radius = 15;

const resources = new URL("../", import.meta.url);
const text = brotliDecompressSync(readFileSync(new URL("postal/us-zips.tsv.br", resources)));
const [, ...lines] = text.toString("utf8").trimEnd().split("\n");
const places = lines.flatMap((line): Place[] => {
  const [zip = "", , state = "", latitude = "", longitude = ""] = line.split("\t");
  if (latitude === "" || ["AA", "AE", "AP"].includes(state)) return [];
  return [{ zip, state, latitude: Number(latitude), longitude: Number(longitude) }];
});

/** Post offices by whole degrees, so that each looks at its neighbourhood alone; those of one town stand at one point. */
const squares = new Map<string, Map<string, Place>>();
const square = (latitude: number, longitude: number) =>
  `${Math.floor(latitude)} ${Math.floor(longitude)}`;
for (const place of places) {
  const key = square(place.latitude, place.longitude);
  const points = squares.get(key) ?? new Map<string, Place>();
  points.set(`${place.latitude.toFixed(2)} ${place.longitude.toFixed(2)}`, place);
  squares.set(key, points);
}

function neighbours({ latitude, longitude }: Place): number {
  let count = 0;
  for (const up of [-1, 0, 1])
    for (const along of [-1, 0, 1])
      for (const other of squares.get(square(latitude + up, longitude + along))?.values() ?? [])
        if (milesBetween({ latitude, longitude }, other) <= radius) count += 1;
  return count;
}

function areaOf(place: Place): DeliveryArea | null {
  const count = neighbours(place);
  if (["AS", "GU", "MP", "PW", "FM", "MH"].includes(place.state)) return null;
  if (count >= 16) return null;
  if (place.state === "AK") return "alaska";
  if (place.state === "HI") return "hawaii";
  if (count <= 2) return "remote";
  return count <= 6 ? "extended" : "standard";
}

/** Neighbouring numbers of one area as one line. */
const ranges: { first: string; last: string; area: DeliveryArea }[] = [];
for (const place of places.toSorted((a, b) => Number(a.zip) - Number(b.zip))) {
  const area = areaOf(place);
  const before = ranges.at(-1);
  if (!area) continue;
  if (before?.area === area && Number(before.last) === Number(place.zip) - 1)
    before.last = place.zip;
  else ranges.push({ first: place.zip, last: place.zip, area });
}
const head = [
  "# ZIPs that private carriers charge more to reach: a ZIP or a range of them, then standard, extended, remote, alaska or hawaii.",
  `# Made by resources/scripts/build-delivery-areas.ts from the postal data: by how many post offices lie within ${radius} miles. Not a`,
  "# carrier's own list; put that one here when you have it.",
];
const body = ranges.map(({ first, last, area }) =>
  first === last ? `${first},${area}` : `${first}-${last},${area}`,
);
writeFileSync(new URL("rates/delivery-areas.csv", resources), `${[...head, ...body].join("\n")}\n`);
