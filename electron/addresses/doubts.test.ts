import { expect, test } from "vitest";
import { address, testPostalDir } from "./test-data.ts";
import { openAddressEngine } from "./open-address-engine.ts";

const engine = openAddressEngine(testPostalDir);
const doubts = (line: string) =>
  engine.doubts(address(`1 Main St | ${line}`)).map(({ code, field }) => `${code} ${field}`);

test.each([
  ["New York | NY | 99999", ["E.ZIP.INVALID zip"]],
  ["New York | NY | 90210", ["E.CITY_STATE_ZIP.INVALID zip"]],
  ["Los Angeles | NY | 10001", ["E.CITY_STATE_ZIP.INVALID city"]],
])("%s is doubted", (line, expected) => {
  expect(doubts(line)).toEqual(expected);
});

test.each([
  "New York | NY | 10001",
  "new york city | ny | 10001-1234",
  "Springfield | IL | 62701",
  "APO | AE | 09021",
])("%s is not", (line) => {
  expect(doubts(line)).toEqual([]);
});

test("a province that the postal code contradicts is doubted in Canada too, and a state abroad", () => {
  const there = (country: string, state: string, zip: string) =>
    engine
      .doubts({ ...address("1 Main St | City | NY | 10001"), country, state, zip })
      .map(({ code }) => code);
  expect(there("CA", "ON", "H3C 3X6")).toEqual(["E.CITY_STATE_ZIP.INVALID"]);
  expect(there("CA", "QC", "H3C 3X6")).toEqual([]);
  expect(there("AU", "NSW", "3000")).toEqual(["E.CITY_STATE_ZIP.INVALID"]);
  expect(there("DE", "", "10117")).toEqual([]);
});
