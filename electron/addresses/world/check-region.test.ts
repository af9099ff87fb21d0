import { describe, expect, it } from "vitest";
import { openTestData } from "../test-data.ts";
import { checkWorldRegion } from "./check-region.ts";

const { countries } = openTestData();
function check(line: string): string {
  const [country = "", state = "", zip = ""] = line.split("|").map((cell) => cell.trim());
  const rule = countries.get(country);
  if (!rule) throw new Error(`no rule for ${country}`);
  const region = checkWorldRegion(country, rule, { state, zip });
  const told = region.errors.map(({ code, field, suggestion }) => `${code} ${field} ${suggestion}`);
  return told.length > 0 ? told.join(", ") : `${region.state} ${region.zip}`.trim();
}

describe("Postal codes in their country's own form", () => {
  it.each([
    ["GB | | sw1a2aa", "SW1A 2AA"],
    ["GB | | bfpo61", "BFPO 61"],
    ["NL | | 1012lg", "1012 LG"],
    ["SE | | 11121", "111 21"],
    ["CZ | | 11000", "110 00"],
    ["GR | | 10563", "105 63"],
    ["PL | | 00001", "00-001"],
    ["PT | | 1100053", "1100-053"],
    ["BR | SP | 01310200", "SP 01310-200"],
    ["JP | Tokyo | 1000014", "TOKYO 100-0014"],
    ["IE | | d02f4e2", "D02 F4E2"],
    ["IE | | ", ""],
    ["LV | | 1010", "LV-1010"],
    ["MT | | VLT1111", "VLT 1111"],
    ["CH | | CH-8001", "8001"],
    ["AT | | A-1010", "1010"],
    ["FR | | 75 008", "75008"],
    ["IN | Karnataka | 560 001", "KARNATAKA 560001"],
    ["SA | | 12345-6789", "12345-6789"],
    ["AE | Dubai | ", "DUBAI"],
  ])("%s becomes %s", (typed, formed) => expect(check(typed)).toBe(formed));
});

describe("Postal codes that are none", () => {
  it.each([
    ["DE | | 1101", "E.ZIP.INVALID zip 01101"],
    ["DE | | I1011", "E.ZIP.INVALID zip 11011"],
    ["DE | | ", "E.ZIP.INVALID zip null"],
    ["NL | | 1012", "E.ZIP.INVALID zip null"],
    ["SG | | 48616", "E.ZIP.INVALID zip 048616"],
  ])("%s: %s", (typed, told) => expect(check(typed)).toBe(told));
});

describe("Sub-regions", () => {
  it.each([
    ["AU | Northern Territory | 800", "NT 0800"],
    ["IT | Roma | 184", "RM 00184"],
    ["AU | NSW | 2600", "E.CITY_STATE_ZIP.INVALID state ACT"],
    ["AU | | 2600", "E.STATE.INVALID state ACT"],
    ["AU | XX | 2600", "E.STATE.INVALID state ACT"],
    ["BR | RJ | 01310-200", "E.CITY_STATE_ZIP.INVALID state SP"],
    ["IT | MI | 00184", "E.CITY_STATE_ZIP.INVALID state RM"],
    ["ES | Barcelona | 28014", "E.CITY_STATE_ZIP.INVALID state MADRID"],
    ["JP | Osaka | 100-0014", "E.CITY_STATE_ZIP.INVALID state TOKYO"],
    ["ES | | 28014", "28014"],
    ["GB | England | NW1 6XE", "ENGLAND NW1 6XE"],
  ])("%s: %s", (typed, told) => expect(check(typed)).toBe(told));
});
