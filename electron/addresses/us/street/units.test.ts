import { describe, expect, it } from "vitest";
import { standardize } from "../../test-data.ts";

describe("Apartments, suites and the like at the end of the line (Publication 28, section 213)", () => {
  it.each([
    ["123 Main Street, Apt. 4", "123 MAIN ST APT 4"],
    ["123 Main St; Suite 200", "123 MAIN ST STE 200"],
    ["123 Main St STE200", "123 MAIN ST STE 200"],
    ["1315 10th St; Room 219", "1315 10TH ST RM 219"],
    ["200 West Washington Street; #12B", "200 W WASHINGTON ST # 12B"],
    ["123 Main St #4B", "123 MAIN ST # 4B"],
    ["123 Main St Apt #4B", "123 MAIN ST APT 4B"],
    ["123 Main St 4B", "123 MAIN ST # 4B"],
    ["123 Main St; 12B", "123 MAIN ST # 12B"],
    ["123 Main St B", "123 MAIN ST # B"],
    ["123 Main St; Apt REAR", "123 MAIN ST APT REAR"],
    ["Apt 4, 123 Main St", "123 MAIN ST APT 4"],
    ["Suite 300; 1 Market Plaza", "1 MARKET PLZ STE 300"],
    ["123 Main St Ste 5; Ste 5", "123 MAIN ST STE 5"],
    ["100 Main St Building C Apartment 12", "100 MAIN ST BLDG C APT 12"],
    ["123 Main St; Unit 5, Bldg 3", "123 MAIN ST UNIT 5 BLDG 3"],
  ])("%s is written %s", (typed, standard) => expect(standardize(typed)).toBe(standard));
});

describe("Designators of appendix C2", () => {
  it.each([
    ["123 Main St Basement", "123 MAIN ST BSMT"],
    ["123 Main St Department 7", "123 MAIN ST DEPT 7"],
    ["417 Montgomery St; 5th Floor", "417 MONTGOMERY ST FL 5"],
    ["417 Montgomery St, Fifth Floor", "417 MONTGOMERY ST FL 5"],
    ["417 Montgomery St; FL 5", "417 MONTGOMERY ST FL 5"],
    ["123 Main St Front", "123 MAIN ST FRNT"],
    ["700 Airport Way Hangar 5", "700 AIRPORT WAY HNGR 5"],
    ["123 Main St Lobby", "123 MAIN ST LBBY"],
    ["55 Trailer Park Rd Lot 7", "55 TRAILER PARK RD LOT 7"],
    ["123 Main St Lower", "123 MAIN ST LOWR"],
    ["123 Main St Office 3", "123 MAIN ST OFC 3"],
    ["123 Main St Penthouse 2", "123 MAIN ST PH 2"],
    ["100 Harbor Dr Pier 4", "100 HARBOR DR PIER 4"],
    ["123 Main St Rear", "123 MAIN ST REAR"],
    ["123 Main St Side", "123 MAIN ST SIDE"],
    ["100 Main St Slip 4", "100 MAIN ST SLIP 4"],
    ["500 Harbor Dr Space 22", "500 HARBOR DR SPC 22"],
    ["123 Main St Stop 9", "123 MAIN ST STOP 9"],
    ["55 Pine Mobile Home Park Trailer 12", "55 PINE MOBILE HOME PARK TRLR 12"],
    ["123 Main St Upper", "123 MAIN ST UPPR"],
  ])("%s is written %s", (typed, standard) => expect(standardize(typed)).toBe(standard));
});

describe("Streets that are called like a designator", () => {
  it.each([
    ["123 Front St", "123 FRONT ST"],
    ["100 Pier Ave", "100 PIER AVE"],
    ["123 Lot Ave", "123 LOT AVE"],
    ["100 Lake Front", "100 LAKE FRONT"],
    ["123 Upper Mountain Rd", "123 UPPER MOUNTAIN RD"],
    ["123 Upper Room Rd", "123 UPPER ROOM RD"],
  ])("%s stays a street: %s", (typed, standard) => expect(standardize(typed)).toBe(standard));
});

describe("A second line that is no unit (sections 214 and 215)", () => {
  it.each([
    ["123 Main St; Attn: Bob", "123 MAIN ST; ATTN BOB"],
    ["1901 Main St Suite 900 Attn: Legal", "1901 MAIN ST STE 900; ATTN LEGAL"],
    ["123 Main St; c/o Jane Doe", "123 MAIN ST; C/O JANE DOE"],
    ["Empire State Building; 350 5th Ave", "350 5TH AVE; EMPIRE STATE BUILDING"],
    ["123 Main St; PO Box 45", "123 MAIN ST; PO BOX 45"],
    ["123 Main St P.O. Box 12", "123 MAIN ST; PO BOX 12"],
    ["10 Main Street; PMB 234", "10 MAIN ST PMB 234"],
    ["10 Main St Ste 11; PMB 234", "10 MAIN ST STE 11; PMB 234"],
    ["4400 University Drive MS 3A1", "4400 UNIVERSITY DR; MS 3A1"],
    ["123 Main Street Dock 4", "123 MAIN ST DOCK 4"],
    ["Bldg 100 Rm 5, 1 Main Street", "1 MAIN ST BLDG 100 RM 5"],
  ])("%s is written %s", (typed, standard) => expect(standardize(typed)).toBe(standard));
});
