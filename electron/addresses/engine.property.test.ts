import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openAddressEngine } from "./open-address-engine.ts";
import { address, openTestData, testPostalDir } from "./test-data.ts";
import { militaryStateOf } from "./us/states.ts";

const engine = openAddressEngine(testPostalDir);
const { zips, countries } = openTestData();
const rows = Array.from({ length: 100_000 }, (_, zip) =>
  zips.find(String(zip).padStart(5, "0")),
).filter((row) => row !== null);
const aRow = fc.constantFrom(...rows);
const text = fc.string({ unit: "binary", maxLength: 30 });

describe("The ZIP table", () => {
  it("has the ZIPs of both sources", () => expect(rows).toHaveLength(42_745));

  it("verifies every post office in its own ZIP and places all but those of ships", () => {
    const refused = rows.filter(({ zip, city, state }) => {
      const street = militaryStateOf(zip) === null ? "1 Main St" : "PSC 1 Box 1";
      const typed = { ...address(street), city: city.toLowerCase(), state, zip };
      return !engine.verify(typed).verifiedStrictly || engine.locate(typed)?.state !== state;
    });
    expect(refused).toEqual([]);
  });
});

describe("Any address at all", () => {
  it("is answered, and its answer answered the same", () => {
    const country = fc.oneof(fc.constantFrom("US", "CA", "PR", ...countries.keys()), text);
    fc.assert(
      fc.property(fc.tuple(text, text, text, text, text), country, (fields, country) => {
        const [street1, street2, city, state, zip] = fields;
        const first = engine.verify({
          ...address("x"),
          street1,
          street2,
          city,
          state,
          zip,
          country,
        });
        const second = engine.verify(first.address);
        expect(second.address).toEqual(first.address);
      }),
      { numRuns: 5_000, seed: 28 },
    );
  });

  it("passes once what was suggested is done", () => {
    fc.assert(
      fc.property(aRow, aRow, aRow, (a, b, c) => {
        let typed = { ...address("1 Main St"), city: a.city, state: b.state, zip: c.zip };
        if (militaryStateOf(c.zip) !== null) typed = { ...typed, street1: "PSC 1 Box 1" };
        for (const { field, suggestion } of engine.verify(typed).errors)
          if (suggestion !== null) typed = { ...typed, [field]: suggestion };
        const military = militaryStateOf(typed.zip) !== null;
        const street1 = military ? "PSC 1 Box 1" : "1 Main St";
        expect(engine.verify({ ...typed, street1 }).errors).toEqual([]);
      }),
      { numRuns: 5_000, seed: 28 },
    );
  });
});
