import { expect, test } from "vitest";
import type { MapParcel } from "../queries.ts";
import { mapOf } from "./atlas.ts";
import { nextAt, placesOf } from "./places.ts";

function parcelAt(id: string, latitude: number, longitude: number, place = ""): MapParcel {
  const point = { latitude, longitude };
  return {
    orderItemId: id,
    recipient: "Dana Ruiz",
    trackingCode: id,
    status: "in_transit",
    needsAttention: false,
    place,
    at: point,
    from: point,
    to: point,
  };
}

const denver = parcelAt("a", 39.74, -104.99, "DENVER, CO 80202");
const honolulu = parcelAt("b", 21.31, -157.86);
const sanJuan = parcelAt("c", 18.47, -66.11);
const guam = parcelAt("d", 13.44, 144.79);
const toronto = parcelAt("e", 43.65, -79.38);

test("the map of the USA shows the fifty states, and counts what lies elsewhere", () => {
  const { places, missing } = placesOf(mapOf("usa").project, [denver, honolulu, sanJuan, guam]);
  expect(places.flatMap(({ parcels }) => parcels.map(({ orderItemId }) => orderItemId))).toEqual([
    "b",
    "a",
  ]);
  expect(missing).toBe(2);
});

test("the map of the world shows them all, within its frame", () => {
  const { places, missing } = placesOf(mapOf("world").project, [
    denver,
    honolulu,
    sanJuan,
    guam,
    toronto,
  ]);
  expect([places.length, missing]).toEqual([5, 0]);
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(640);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(380);
  }
});

test("both maps have land and borders", () => {
  for (const extent of ["usa", "world"] as const) {
    const { land, borders } = mapOf(extent);
    expect(land.length).toBeGreaterThan(10_000);
    expect(borders.length).toBeGreaterThan(5_000);
    expect(land + borders).not.toContain("NaN");
  }
});

test("parcels at one place are one point, named by its carrier, that goes through them in turn", () => {
  const other = { ...denver, orderItemId: "z", needsAttention: true };
  const [place] = placesOf(mapOf("usa").project, [denver, other]).places;
  expect(place).toMatchObject({ name: "DENVER, CO 80202", needsAttention: true });
  if (!place) throw new Error("no place");
  expect(nextAt(place, null)?.orderItemId).toBe("a");
  expect(nextAt(place, "a")?.orderItemId).toBe("z");
  expect(nextAt(place, "z")?.orderItemId).toBe("a");
});
