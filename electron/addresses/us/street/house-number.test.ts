import { describe, expect, it } from "vitest";
import { standardize } from "../../test-data.ts";
import { isHouseNumber } from "./house-number.ts";

describe("Numbers of houses (Publication 28, appendix D)", () => {
  it.each([
    ["112-10 Bronx Road", "112-10 BRONX RD"],
    ["289 - 01 Montgomery Avenue", "289-01 MONTGOMERY AVE"],
    ["842 East 1700 South", "842 E 1700 S"],
    ["N6W23001 Bluemound Rd", "N6W23001 BLUEMOUND RD"],
    ["W156 N8480 Pilgrim Rd", "W156N8480 PILGRIM RD"],
    ["101 1/2 Main St", "101 1/2 MAIN ST"],
    ["101½ Main St", "101 1/2 MAIN ST"],
    ["123B Oak Lane", "123B OAK LN"],
    ["123MAIN ST", "123 MAIN ST"],
    ["#5 Elm Street", "5 ELM ST"],
    ["No. 5 Elm Street", "5 ELM ST"],
    ["One Microsoft Way", "1 MICROSOFT WAY"],
    ["Two Penn Plaza", "2 PENN PLZ"],
    ["Six Forks Road", "SIX FORKS RD"],
  ])("%s is written %s", (typed, standard) => expect(standardize(typed)).toBe(standard));

  it("takes the 10th of 10th Street for a name, not for a number", () => {
    expect(isHouseNumber("10TH")).toBe(false);
    expect(isHouseNumber("10")).toBe(true);
  });
});
