import { describe, expect, it } from "vitest";
import { standardize } from "../../test-data.ts";

describe("Numbered highways are spelled out (Publication 28, section 237 and appendix F)", () => {
  it.each([
    ["1 County Hwy 60E", "1 COUNTY HIGHWAY 60E"],
    ["1 Cnty Hwy 20", "1 COUNTY HIGHWAY 20"],
    ["1 County Rd 441", "1 COUNTY ROAD 441"],
    ["1 CR 1185", "1 COUNTY ROAD 1185"],
    ["1 Cnty Rd 33", "1 COUNTY ROAD 33"],
    ["1 CA County Rd 150", "1 CA COUNTY ROAD 150"],
    ["1 California County Road 555", "1 CA COUNTY ROAD 555"],
    ["1 Expressway 55", "1 EXPRESSWAY 55"],
    ["1 Farm to Market 1200", "1 FM 1200"],
    ["1 Hwy FM 1320", "1 FM 1320"],
    ["1 Hwy 64", "1 HIGHWAY 64"],
    ["1 Hwy 11 Bypass", "1 HIGHWAY 11 BYP"],
    ["1 Hwy 66 Frontage Road", "1 HIGHWAY 66 FRONTAGE RD"],
    ["1 Highway 3 Byp Road", "1 HIGHWAY 3 BYPASS RD"],
    ["1 I10", "1 INTERSTATE 10"],
    ["1 I-55 Bypass", "1 INTERSTATE 55 BYP"],
    ["1 IH280", "1 INTERSTATE 280"],
    ["1 Interstate Hwy 680", "1 INTERSTATE 680"],
    ["1 Rd 5A", "1 ROAD 5A"],
    ["1 Rt 88", "1 ROUTE 88"],
    ["1 Ranch Rd #620", "1 RANCH ROAD 620"],
    ["1 St Highway 303", "1 STATE HIGHWAY 303"],
    ["1 SR 220", "1 STATE ROAD 220"],
    ["1 SR MM", "1 STATE ROUTE MM"],
    ["1 St Rt 175", "1 STATE ROUTE 175"],
    ["1 TSR 45", "1 TOWNSHIP ROAD 45"],
    ["1 US 41 SW", "1 US HIGHWAY 41 SW"],
    ["1 U.S. Hwy 44", "1 US HIGHWAY 44"],
    ["1 Kentucky 440", "1 KY HIGHWAY 440"],
    ["1 KY St Hwy 1", "1 KY STATE HIGHWAY 1"],
    ["13000 SD-244", "13000 SD HIGHWAY 244"],
    ["1 County Road N East", "1 COUNTY ROAD N E"],
    ["1234 West County Road 300 North", "1234 W COUNTY ROAD 300 N"],
    ["5000 US Hwy 1 South Ste 12", "5000 US HIGHWAY 1 S STE 12"],
    ["22 Cnty Hwy 20 Suite 33", "22 COUNTY HIGHWAY 20 STE 33"],
  ])("%s is written %s", (typed, standard) => expect(standardize(typed)).toBe(standard));

  it.each([
    ["100 Washington Rd 5", "100 WASHINGTON RD # 5"],
    ["100 County Line Rd", "100 COUNTY LINE RD"],
    ["1000 NE Loop 410 Ste 500", "1000 NE LOOP 410 STE 500"],
    ["100 State St", "100 STATE ST"],
    ["1 I Street", "1 I ST"],
  ])("%s is no numbered highway: %s", (typed, standard) =>
    expect(standardize(typed)).toBe(standard),
  );
});
