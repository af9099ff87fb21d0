import { describe, expect, it } from "vitest";
import { openAddressEngine } from "./open-address-engine.ts";
import { address, testPostalDir } from "./test-data.ts";

const engine = openAddressEngine(testPostalDir);
const verify = (line: string) => engine.verify(address(line));
const shown = (line: string) => {
  const { street1, street2, city, state, zip, country } = verify(line).address;
  return [street2 === "" ? street1 : `${street1}; ${street2}`, city, state, zip, country].join(
    " | ",
  );
};

describe("A good address", () => {
  it.each([
    [
      "179 N Harbor Dr | Redondo Beach | CA | 90277",
      "179 N HARBOR DR | REDONDO BEACH | CA | 90277 | US",
    ],
    ["600 dexter ave | montgomery | al | 36130", "600 DEXTER AVE | MONTGOMERY | AL | 36130 | US"],
    ["120 4th Street | Juneau | Alaska | 99801 | us", "120 4TH ST | JUNEAU | AK | 99801 | US"],
    [
      "1700 West Washington Street | Phoenix | AZ | 85007-2812",
      "1700 W WASHINGTON ST | PHOENIX | AZ | 85007-2812 | US",
    ],
    [
      "1315 10th st; Room 219 | sacramento | ca | 95814",
      "1315 10TH ST RM 219 | SACRAMENTO | CA | 95814 | US",
    ],
    ["1 Main St | Austin | TX | 787011234", "1 MAIN ST | AUSTIN | TX | 78701-1234 | US"],
    [
      "1 Main St Apt 5, Austin, TX 78701 | Austin | TX | 78701",
      "1 MAIN ST APT 5 | AUSTIN | TX | 78701 | US",
    ],
    ["210 Capitol Ave. | Hartford | Conn. | 6106", "210 CAPITOL AVE | HARTFORD | CT | 06106 | US"],
    [
      "63 Calle San Francisco | San Juan | PR | 901",
      "63 CALLE SAN FRANCISCO | SAN JUAN | PR | 00901 | US",
    ],
    ["Unit 2050 Box 4190 | APO | AP | 96278", "UNIT 2050 BOX 4190 | APO | AP | 96278 | US"],
    [
      "PSC 3 Box 4120 | APO | Armed Forces Europe | 09999",
      "PSC 3 BOX 4120 | APO | AE | 09999 | US",
    ],
    ["1 Main St | Pago Pago |  | 96799 | AS", "1 MAIN ST | PAGO PAGO | AS | 96799 | AS"],
    [
      "10 Downing Street | London | | sw1a2aa | UK",
      "10 DOWNING STREET | LONDON |  | SW1A 2AA | GB",
    ],
    [
      "Platz der Republik 1 | Berlin | | D-11011 | Germany",
      "PLATZ DER REPUBLIK 1 | BERLIN |  | 11011 | DE",
    ],
    [
      "55 Rue du Faubourg Saint-Honoré | Paris | | 75008 | FR",
      "55 RUE DU FAUBOURG SAINT-HONORÉ | PARIS |  | 75008 | FR",
    ],
    [
      "1-7-1 Nagatacho | Chiyoda-ku | Tokyo | 1000014 | JP",
      "1-7-1 NAGATACHO | CHIYODA-KU | TOKYO | 100-0014 | JP",
    ],
    ["1 Queen's Road | Central | | | Hong Kong", "1 QUEEN'S ROAD | CENTRAL |  |  | HK"],
  ])("%s verifies as %s", (typed, standard) => {
    expect(shown(typed)).toBe(standard);
    expect(verify(typed)).toMatchObject({ verified: true, verifiedStrictly: true, errors: [] });
  });

  it("carries the name without accents in the US, the company, the phone and the e-mail", () => {
    const typed = { ...address("1 Main St | Austin | TX | 78701"), name: " José  Núñez " };
    const contact = { company: "Pueblo Books", phone: " 787-555-0101 ", email: "Jose@Example.com" };
    expect(engine.verify({ ...typed, ...contact }).address).toMatchObject({
      name: "JOSE NUNEZ",
      company: "PUEBLO BOOKS",
      phone: "787-555-0101",
      email: "Jose@Example.com",
    });
  });

  it("says a firm once that was typed into the street too", () => {
    const typed = {
      ...address("Pueblo Books, 1 Main St | Austin | TX | 78701"),
      company: "Pueblo Books",
    };
    expect(engine.verify(typed).address).toMatchObject({
      company: "PUEBLO BOOKS",
      street1: "1 MAIN ST",
      street2: "",
    });
  });

  it("tells the point and the time zone of its ZIP, and never guesses who lives there", () => {
    expect(verify("1 Main St | Houston | TX | 77063").details).toEqual({
      latitude: 29.7348,
      longitude: -95.522,
      timeZone: "America/Chicago",
      residential: null,
    });
  });
});

describe("A bad address is told what is wrong and what would pass", () => {
  it.each([
    ["Congress Ave | Austin | TX | 78701", "E.HOUSE_NUMBER.MISSING street1 null"],
    ["Main St 123 | Austin | TX | 78701", "E.HOUSE_NUMBER.MISSING street1 123 MAIN ST"],
    ["0 Main St | Austin | TX | 78701", "E.HOUSE_NUMBER.INVALID street1 null"],
    ["1100 | Austin | TX | 78701", "E.STREET.MISSING street1 null"],
    ["1100 Apt 4 | Austin | TX | 78701", "E.STREET.MISSING street1 null"],
    ["PO Box | Austin | TX | 78701", "E.BOX_NUMBER.MISSING street1 null"],
    ["PO Box abc | Austin | TX | 78701", "E.BOX_NUMBER.INVALID street1 null"],
    ["RR 2 | Paris | TX | 75460", "E.BOX_NUMBER.MISSING street1 null"],
    ["PSC 3 | APO | AE | 09001", "E.BOX_NUMBER.MISSING street1 null"],
    ["123 Main St | APO | AE | 09001", "E.ADDRESS.INVALID street1 null"],
    ["n/a | Austin | TX | 78701", "E.ADDRESS.INVALID street1 null"],
    ["123 xkcdqwrt | Austin | TX | 78701", "E.ADDRESS.NOT_FOUND address null"],
    [
      "asdfghjkl | Austin | TX | 78701",
      "E.ADDRESS.NOT_FOUND address null, E.HOUSE_NUMBER.MISSING street1 null",
    ],
    ["1 Main St | Foo | XX | 12345 | Narnia", "E.COUNTRY.INVALID country null"],
    ["1 Main St | Berlin | | 10115 | Germny", "E.COUNTRY.INVALID country DE"],
    ["10 Downing Street | London | | | GB", "E.ZIP.INVALID zip null"],
    ["10 Downing Street | London | | SW1A 2A | GB", "E.ZIP.INVALID zip null"],
    ["111 Wellington St | Ottawa | ON | KIA OA9 | CA", "E.ZIP.INVALID zip K1A 0A9"],
    ["111 Wellington St | Ottawa | BC | K1A 0A9 | CA", "E.CITY_STATE_ZIP.INVALID state ON"],
    ["Wellington Street | Ottawa | ON | K1A 0A9 | CA", "E.HOUSE_NUMBER.MISSING street1 null"],
  ])("%s: %s", (typed, errors) => {
    const answer = verify(typed);
    expect(answer).toMatchObject({ verified: false, verifiedStrictly: false });
    const told = answer.errors.map(
      ({ code, field, suggestion }) => `${code} ${field} ${suggestion}`,
    );
    expect(told.join(", ")).toBe(errors);
  });

  it("says all that is wrong at once where nothing holds", () => {
    const { errors } = verify("000 unknown street | Not A City | ZZ | 00001");
    expect(errors.map(({ code }) => code)).toEqual([
      "E.ADDRESS.NOT_FOUND",
      "E.HOUSE_NUMBER.INVALID",
      "E.ZIP.INVALID",
      "E.STATE.INVALID",
    ]);
  });
});

describe("An apartment without its number", () => {
  it.each(["123 Main St Apt", "123 Main St; Suite", "123 Main St; #"])(
    "%s is a warning: deliverable, but not strictly",
    (street) => {
      const answer = verify(`${street} | Austin | TX | 78701`);
      expect(answer).toMatchObject({ verified: true, verifiedStrictly: false });
      expect(answer.errors).toMatchObject([
        { code: "E.SECONDARY_INFORMATION.MISSING", field: "street1" },
      ]);
    },
  );
});
