import { describe, expect, it } from "vitest";
import { openTestData } from "../test-data.ts";
import { checkLastLine } from "./check-last-line.ts";

const { zips } = openTestData();
function check(line: string): string {
  const [city = "", state = "", zip = ""] = line.split("|").map((cell) => cell.trim());
  const last = checkLastLine(zips, { city, state, zip });
  const errors = last.errors.map(({ code, field, suggestion }) => `${code} ${field} ${suggestion}`);
  return errors.length > 0 ? errors.join(", ") : `${last.city} ${last.state} ${last.zip}`;
}

describe("City names (Publication 28, sections 221 to 223)", () => {
  it.each([
    ["Sacremento | CA | 95814", "SACRAMENTO CA 95814"],
    ["Pittsburg | PA | 15222", "PITTSBURGH PA 15222"],
    ["St. Louis | Missouri | 63101", "SAINT LOUIS MO 63101"],
    ["Ft Worth | TX | 76102", "FORT WORTH TX 76102"],
    ["Winston-Salem | NC | 27101", "WINSTON SALEM NC 27101"],
    ["Coeur d'Alene | ID | 83814", "COEUR D ALENE ID 83814"],
    ["Washington, D.C. | DC | 20001", "WASHINGTON DC 20001"],
    ["Austin TX 78701 | TX | 78701", "AUSTIN TX 78701"],
    ["NYC | N.Y. | 10001", "NEW YORK NY 10001"],
    ["Manhattan | KS | 66502", "MANHATTAN KS 66502"],
    ["Manhattan | NY | 10001", "NEW YORK NY 10001"],
    ["Bloomington | MN | 55425", "BLOOMINGTON MN 55425"],
    ["FPO | AP | 96278", "APO AP 96278"],
  ])("%s is taken for %s", (typed, taken) => expect(check(typed)).toBe(taken));
});

describe("City, state and ZIP that do not belong together", () => {
  it.each([
    ["Provo | UT | 84103", "E.CITY_STATE_ZIP.INVALID city SALT LAKE CITY"],
    ["Austin | CA | 78701", "E.CITY_STATE_ZIP.INVALID state TX"],
    ["Hartford | NY | 78701", "E.CITY_STATE_ZIP.INVALID zip 12838"],
    [
      "Gotham | CA | 78701",
      "E.CITY_STATE_ZIP.INVALID city AUSTIN, E.CITY_STATE_ZIP.INVALID state TX",
    ],
    ["Boston | AE | 09999", "E.CITY_STATE_ZIP.INVALID city APO"],
    ["APO | AA | 09001", "E.CITY_STATE_ZIP.INVALID state AE"],
  ])("%s: %s", (typed, told) => expect(check(typed)).toBe(told));

  it("does not take a real city of the state for a slip", () => {
    expect(check("Milltown | NJ | 08332")).toBe("E.CITY_STATE_ZIP.INVALID city MILLVILLE");
  });
});

describe("States", () => {
  it.each([
    ["Austin | | 78701", "E.STATE.INVALID state TX"],
    ["Austin | ZZ | 78701", "E.STATE.INVALID state TX"],
    ["Sacramento | Californa | 95814", "SACRAMENTO CA 95814"],
    ["Charleston | W. Va. | 25301", "CHARLESTON WV 25301"],
  ])("%s: %s", (typed, told) => expect(check(typed)).toBe(told));
});

describe("ZIP codes", () => {
  it.each([
    ["Montpelier | VT | O5633", "E.ZIP.INVALID zip 05633"],
    ["Austin | TX | 78701-12", "E.ZIP.INVALID zip 78701"],
    ["Boston | MA | 2108", "BOSTON MA 02108"],
    ["Boston | MA | 2108-1234", "BOSTON MA 02108-1234"],
    ["Boston | | 2108", "E.STATE.INVALID state MA"],
    ["Hartford | NY | 6106", "E.ZIP.INVALID zip 12838"],
    ["Pago Pago | AS | ", "E.ZIP.INVALID zip 96799"],
    ["Austin | TX | 00001", "E.ZIP.INVALID zip 73301"],
    ["Austin | TX | abc", "E.ZIP.INVALID zip null"],
    ["Springfield | IL | 62701 1234", "SPRINGFIELD IL 62701-1234"],
  ])("%s: %s", (typed, told) => expect(check(typed)).toBe(told));
});
