import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { addressOf, engine } from "./engine.ts";

/** Lines of `standard abbreviation, spellings`, as the table of Publication 28 has them. */
const rows = readFileSync("tests/addresses/appendix-c1.txt", "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" "))
  .map(([standard = "", ...spellings]) => ({ standard, spellings }));
const standardOf = (street: string) =>
  engine.verify(addressOf(`${street} | Austin | TX | 78701`)).address.street1;

describe("Street suffixes (Publication 28, appendix C1)", () => {
  it.each(rows)("$standard is written for $spellings", ({ standard, spellings }) => {
    for (const spelling of spellings)
      expect(standardOf(`1 Elmwood ${spelling.toLowerCase()}`)).toBe(`1 ELMWOOD ${standard}`);
  });

  it.each(["Bvld BLVD", "Bldv BLVD", "Hyw HWY", "Pkyw PKWY"])(
    "letters changed about are put right: %s",
    (pair) => {
      const [slip = "", standard = ""] = pair.split(" ");
      expect(standardOf(`12 Oak ${slip}`)).toBe(`12 OAK ${standard}`);
    },
  );

  it("a suffix is not taken for one where it is the whole name", () => {
    const names = ["Bowery", "Broadway", "Park", "Row", "Mall", "Oval"];
    for (const name of names) expect(standardOf(`100 ${name}`)).toBe(`100 ${name.toUpperCase()}`);
  });
});
