import { describe, expect, it } from "vitest";
import { standardize } from "../../test-data.ts";

describe("Post office boxes (Publication 28, section 28)", () => {
  it.each([
    ["P.O. Box 1234", "PO BOX 1234"],
    ["p.o.box 1234", "PO BOX 1234"],
    ["P O Box #1234", "PO BOX 1234"],
    ["POB 12", "PO BOX 12"],
    ["POBox 77", "PO BOX 77"],
    ["Post Office Box 99", "PO BOX 99"],
    ["Box 12", "PO BOX 12"],
    ["PO Box A", "PO BOX A"],
    ["PO Box 11,890", "PO BOX 11890"],
    ["PO Box 0012", "PO BOX 0012"],
    ["Caller 8", "PO BOX 8"],
    ["Firm Caller 12", "PO BOX 12"],
    ["Bin 4", "PO BOX 4"],
    ["Lockbox 33", "PO BOX 33"],
    ["Drawer L", "PO BOX L"],
    ["Attn: Ann; PO Box 5", "PO BOX 5; ATTN ANN"],
  ])("%s is written %s", (typed, standard) => expect(standardize(typed)).toBe(standard));
});

describe("Rural routes (section 24)", () => {
  it.each([
    ["RR 2 Box 152", "RR 2 BOX 152"],
    ["R.R. #2, Box #152", "RR 2 BOX 152"],
    ["Rural Route 2 Box 152", "RR 2 BOX 152"],
    ["RR02 Box 18", "RR 2 BOX 18"],
    ["RFD Route 4 #87A", "RR 4 BOX 87A"],
    ["RD 4 Box 87A", "RR 4 BOX 87A"],
    ["Route 4, Box 87A", "RR 4 BOX 87A"],
    ["RR 4 Box 19-1A", "RR 4 BOX 19-1A"],
    ["RR 2; Box 152", "RR 2 BOX 152"],
    ["Box 218 RR 1", "RR 1 BOX 218"],
    ["RR 2 Box 18 Bryan Dairy Rd", "RR 2 BOX 18; BRYAN DAIRY RD"],
  ])("%s is written %s", (typed, standard) => expect(standardize(typed)).toBe(standard));
});

describe("Highway contract routes (section 25)", () => {
  it.each([
    ["HC 68 Box 23A", "HC 68 BOX 23A"],
    ["HC068 Box 98D", "HC 68 BOX 98D"],
    ["Highway Contract Route 68 Box 23-A", "HC 68 BOX 23-A"],
    ["HCR 72 Box 18", "HC 72 BOX 18"],
    ["Star Route 1 Box 5", "HC 1 BOX 5"],
  ])("%s is written %s", (typed, standard) => expect(standardize(typed)).toBe(standard));
});

describe("General delivery (section 26)", () => {
  it.each([
    ["General Delivery", "GENERAL DELIVERY"],
    ["Gen. Del.", "GENERAL DELIVERY"],
  ])("%s is written %s", (typed, standard) => expect(standardize(typed)).toBe(standard));
});

describe("Military mail (section 225)", () => {
  it.each([
    ["Unit 2050 Box 4190", "UNIT 2050 BOX 4190"],
    ["Unit 2050; Box 4190", "UNIT 2050 BOX 4190"],
    ["PSC 802, Box 74", "PSC 802 BOX 74"],
    ["CMR #1250 Box #12", "CMR 1250 BOX 12"],
    ["Box 74 PSC 802", "PSC 802 BOX 74"],
  ])("%s is written %s", (typed, standard) =>
    expect(standardize(typed, { military: true })).toBe(standard),
  );

  it("keeps a unit an apartment where the mail is not military", () => {
    expect(standardize("100 Pine St; Unit 2050")).toBe("100 PINE ST UNIT 2050");
  });
});
