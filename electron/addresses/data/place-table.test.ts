import { describe, expect, it } from "vitest";
import { openTestData } from "../test-data.ts";
import { openPlaceTable } from "./place-table.ts";

const table = openPlaceTable(
  [
    "KETTERING\tOH\t39.690\t-84.169\t10.5",
    "OAKWOOD\tOH\t39.725\t-84.174\t6.5",
    "OAKWOOD\tOH\t41.367\t-81.504\t5.9",
  ].join("\n"),
);
const dayton = { latitude: 39.7, longitude: -84.17 };
const columbus = { latitude: 39.96, longitude: -83.0 };
const cleveland = { latitude: 41.38, longitude: -81.53 };

describe("A suburb without a post office of its own", () => {
  it("is known near by, under each of its spellings", () => {
    expect(table.near("KETTERING", "OH", dayton)).toBe("KETTERING");
    expect(table.near("CITY OF KETTERING", "OH", dayton)).toBe("KETTERING");
  });

  it("is not known far off, in another state, misspelt, or where the ZIP has no place", () => {
    expect(table.near("KETTERING", "OH", columbus)).toBeNull();
    expect(table.near("KETTERING", "KY", dayton)).toBeNull();
    expect(table.near("KETERING", "OH", dayton)).toBeNull();
    expect(table.near("KETTERING", "OH", { latitude: null, longitude: null })).toBeNull();
  });

  it("may have a namesake in the same state", () => {
    expect(table.near("OAKWOOD", "OH", dayton)).toBe("OAKWOOD");
    expect(table.near("OAKWOOD", "OH", cleveland)).toBe("OAKWOOD");
    expect(table.near("OAKWOOD", "OH", columbus)).toBeNull();
  });
});

describe("The places of the product", () => {
  const { zips } = openTestData();
  const near = (city: string, zip: string) => {
    const row = zips.find(zip);
    return row === null ? null : zips.placeNear(city, row);
  };

  it("have suburbs of every part of the country", () => {
    expect(near("HOOVER", "35226")).toBe("HOOVER");
    expect(near("FOSTER CITY", "94404")).toBe("FOSTER CITY");
    expect(near("NORTH PROVIDENCE", "02904")).toBe("NORTH PROVIDENCE");
  });

  it("leave out cities whose post offices have their own ZIPs, so that a neighbour's ZIP is told", () => {
    expect(near("BOSTON", "02139")).toBeNull();
    expect(near("DENVER", "80401")).toBeNull();
    expect(near("NEW YORK CITY", "11201")).toBeNull();
  });
});
