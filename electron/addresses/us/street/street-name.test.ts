import { describe, expect, it } from "vitest";
import { standardize } from "../../test-data.ts";

describe("Punctuation and spelling of a street (Publication 28, section 232)", () => {
  it.each([
    ["600 dexter ave.", "600 DEXTER AVE"],
    ["123 Main St.,", "123 MAIN ST"],
    ['123 "Main" St!', "123 MAIN ST"],
    ["123 O'Neil Street", "123 ONEIL ST"],
    ["1 Mid-Island Plaza", "1 MID ISLAND PLZ"],
    ["1 AT&T Way", "1 AT&T WAY"],
    ["12 Peña Blvd", "12 PENA BLVD"],
    ["55 39.2 Rd", "55 39.2 RD"],
    ["  101   main   st ", "101 MAIN ST"],
  ])("%s is written %s", (typed, standard) => expect(standardize(typed)).toBe(standard));
});

describe("Directions before and behind a street (sections 233.21 and 233.22)", () => {
  it.each([
    ["1 North Bay St", "1 N BAY ST"],
    ["1 East End Ave", "1 E END AVE"],
    ["1 N.E. Main St", "1 NE MAIN ST"],
    ["1 N. E. Main St", "1 NE MAIN ST"],
    ["1 North East Main St", "1 NE MAIN ST"],
    ["1 Bay Drive West", "1 BAY DR W"],
    ["1 Bay Ave Southwest", "1 BAY AVE SW"],
    ["206 Washington St. S.W.", "206 WASHINGTON ST SW"],
    ["225 Park Avenue South", "225 PARK AVE S"],
    ["1 Central Park West", "1 CENTRAL PARK W"],
    ["200 West Washington Street", "200 W WASHINGTON ST"],
    ["123 So. Main St", "123 S MAIN ST"],
  ])("%s is written %s", (typed, standard) => expect(standardize(typed)).toBe(standard));
});

describe("Directions that are part of the name (section 233.23)", () => {
  it.each([
    ["1 North Avenue", "1 NORTH AVE"],
    ["1 Bay West Drive", "1 BAY WEST DR"],
    ["1 Bay W Dr", "1 BAY WEST DR"],
    ["1 North South Oak St", "1 N SOUTH OAK ST"],
    ["50 West North Temple", "50 W NORTH TEMPLE"],
    ["1 Maple Court East West", "1 MAPLE COURT EAST W"],
    ["1000 North East Street", "1000 N EAST ST"],
    ["103 Ave E", "103 AVENUE E"],
    ["123 E Street NW", "123 E ST NW"],
  ])("%s is written %s", (typed, standard) => expect(standardize(typed)).toBe(standard));
});

describe("Suffixes (section 234 and appendix C1)", () => {
  it.each([
    ["411 Legislative Avenue", "411 LEGISLATIVE AVE"],
    ["1 Fogel Avenu", "1 FOGEL AVE"],
    ["100 Kings Hiway", "100 KINGS HWY"],
    ["9 Oak Allee", "9 OAK ALY"],
    ["15523 Dawn Crest", "15523 DAWN CRST"],
    ["30 Rockefeller Plaza", "30 ROCKEFELLER PLZ"],
    ["1 World Trade Centre", "1 WORLD TRADE CTR"],
    ["201 Stravenue Stravenue", "201 STRAVENUE STRA"],
    ["77 Sunset Terrace", "77 SUNSET TER"],
    ["789 Main Avenue Drive", "789 MAIN AVENUE DR"],
    ["789 Main Ave Dr", "789 MAIN AVENUE DR"],
    ["4513 3rd Street Circle West", "4513 3RD STREET CIR W"],
    ["123 Forest Hls Dr", "123 FOREST HILLS DR"],
    ["123 Indian Trails Dr", "123 INDIAN TRAILS DR"],
    ["1230 Ave of the Americas", "1230 AVENUE OF THE AMERICAS"],
    ["10 S Broadway", "10 S BROADWAY"],
    ["1 UN Plaza", "1 UN PLZ"],
    ["5 St. Mark's Place", "5 ST MARKS PL"],
    ["123 Saint Paul Blvd", "123 SAINT PAUL BLVD"],
  ])("%s is written %s", (typed, standard) => expect(standardize(typed)).toBe(standard));
});

describe("Streets with numbers for names (section 235)", () => {
  it.each([
    ["120 4th Street", "120 4TH ST"],
    ["1315 10th st", "1315 10TH ST"],
    ["300 SW Tenth Ave", "300 SW TENTH AVE"],
    ["401 S. 2nd St.", "401 S 2ND ST"],
    ["1 1st St NE", "1 1ST ST NE"],
  ])("%s is written %s", (typed, standard) => expect(standardize(typed)).toBe(standard));
});
