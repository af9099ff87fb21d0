import { describe, expect, it } from "vitest";
import { openAddressEngine } from "./open-address-engine.ts";
import { testPostalDir } from "./test-data.ts";

const engine = openAddressEngine(testPostalDir);
const locate = (country: string, zip: string) =>
  engine.locate({ country, zip, state: "", city: "" });

describe("Where a postal code is", () => {
  it.each([
    ["77063", "HOUSTON", "TX", "America/Chicago"],
    ["７７０６３", "HOUSTON", "TX", "America/Chicago"],
    ["94105-1804", "SAN FRANCISCO", "CA", "America/Los_Angeles"],
    ["00901", "SAN JUAN", "PR", "America/Puerto_Rico"],
    ["96910", "HAGATNA", "GU", "Pacific/Guam"],
    ["46204", "INDIANAPOLIS", "IN", "America/Indiana/Indianapolis"],
    ["2108", "BOSTON", "MA", "America/New_York"],
  ])("%s is %s, %s", (zip, city, state, timeZone) => {
    expect(locate("US", zip)).toMatchObject({ city, state, timeZone });
  });

  it("gives the middle of the ZIP in degrees", () => {
    const place = locate("us", "77063");
    expect(place?.latitude).toBeCloseTo(29.73, 1);
    expect(place?.longitude).toBeCloseTo(-95.52, 1);
  });

  it("finds a Canadian code by its first three characters", () => {
    expect(locate("CA", "k1a 0a9")).toMatchObject({ city: "OTTAWA", state: "ON" });
    expect(locate("CA", "H2X3P1")).toMatchObject({ city: "MONTREAL", state: "QC" });
  });

  it("places a ZIP newer than the data among its neighbours, without a city", () => {
    expect(locate("US", "78700")).toMatchObject({ city: null, state: "TX" });
  });

  it("places a ship's mail at the gateway, without a time zone", () => {
    expect(locate("US", "96620")).toMatchObject({ state: "AP", timeZone: null });
  });

  it("falls back to the country, and to nothing where there is none", () => {
    expect(locate("JP", "100-0014")).toMatchObject({
      timeZone: "Asia/Tokyo",
      city: null,
      state: null,
    });
    expect(locate("HK", "")).toMatchObject({ timeZone: "Asia/Hong_Kong" });
    expect(locate("US", "nonsense")).toMatchObject({ city: null });
    expect(locate("XX", "12345")).toBeNull();
  });
});
