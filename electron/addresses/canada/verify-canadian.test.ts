import { describe, expect, it } from "vitest";
import { address, openTestData } from "../test-data.ts";
import { verifyCanadian } from "./verify-canadian.ts";

const data = openTestData();
function verify(line: string): string {
  const { address: standard, errors } = verifyCanadian(data, address(`${line} | CA`));
  const told = errors.map(({ code, field, suggestion }) => `${code} ${field} ${suggestion}`);
  const { street1, street2, city, state, zip } = standard;
  const street = street2 === "" ? street1 : `${street1}; ${street2}`;
  return told.length > 0 ? told.join(", ") : [street, city, state, zip].join(" | ");
}

describe("A Canadian address", () => {
  it.each([
    [
      "111 Wellington Street | Ottawa | Ontario | k1a0a9",
      "111 WELLINGTON ST | OTTAWA | ON | K1A 0A9",
    ],
    [
      "1200 Main Street West, Suite 200 | Hamilton | ON | L8S4L8",
      "1200 MAIN ST W SUITE 200 | HAMILTON | ON | L8S 4L8",
    ],
    [
      "3535, rue Saint-Denis | Montréal | Québec | H2X 3P1",
      "3535 RUE SAINT-DENIS | MONTRÉAL | QC | H2X 3P1",
    ],
    [
      "P.O. Box 123 Station Main | Whitehorse | Yukon Territory | Y1A-5X9",
      "PO BOX 123 STN MAIN | WHITEHORSE | YT | Y1A 5X9",
    ],
    ["1 Main St | Iqaluit | NU | X0A 0H0", "1 MAIN ST | IQALUIT | NU | X0A 0H0"],
    [
      "1 Promenade du Portage | Gatineau | QC | K1A 0J9",
      "1 PROM DU PORTAGE | GATINEAU | QC | K1A 0J9",
    ],
    ["General Delivery | Dawson | YT | Y0B 1G0", "GD | DAWSON | YT | Y0B 1G0"],
  ])("%s verifies as %s", (typed, standard) => expect(verify(typed)).toBe(standard));

  it.each([
    ["1 Main St | Vancouver | BC | K1A 0A9", "E.CITY_STATE_ZIP.INVALID state ON"],
    ["1 Main St | Yellowknife | NU | X1A 1A1", "E.CITY_STATE_ZIP.INVALID state NT"],
    ["1 Main St | Ottawa | | K1A 0A9", "E.STATE.INVALID state ON"],
    ["1 Main St | Ottawa | ZZ | K1A 0A9", "E.STATE.INVALID state ON"],
    ["1 Main St | Ottawa | ON | KIA OA9", "E.ZIP.INVALID zip K1A 0A9"],
    ["1 Main St | Ottawa | ON | D1A 0A9", "E.ZIP.INVALID zip null"],
    ["1 Main St | Ottawa | ON | ", "E.ZIP.INVALID zip null"],
    ["Main St | Ottawa | ON | K1A 0A9", "E.HOUSE_NUMBER.MISSING street1 null"],
    ["PO Box | Ottawa | ON | K1A 0A9", "E.BOX_NUMBER.MISSING street1 null"],
    ["12 | Ottawa | ON | K1A 0A9", "E.STREET.MISSING street1 null"],
    ["- | Ottawa | ON | K1A 0A9", "E.ADDRESS.INVALID street1 null"],
  ])("%s: %s", (typed, told) => expect(verify(typed)).toBe(told));
});
