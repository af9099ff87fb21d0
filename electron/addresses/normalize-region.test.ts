import { describe, expect, it } from "vitest";
import { openAddressEngine } from "./open-address-engine.ts";
import { address, testPostalDir } from "./test-data.ts";

const engine = openAddressEngine(testPostalDir);
function normalize(line: string): string {
  const { address: normal, errors } = engine.normalizeRegion(address(`1 Main St | City | ${line}`));
  const told = errors.map(({ code, suggestion }) => ` ${code} ${suggestion}`).join();
  return `${normal.state} ${normal.zip}${told}`;
}

describe("State and postal code as carriers take them", () => {
  it.each([
    ["alaska | 99801", "AK 99801"],
    ["ct | 6106", "CT 06106"],
    ["ＴＸ | ７８７０１", "TX 78701"],
    ["TX | 787011234", "TX 78701-1234"],
    ["CA | 99950-0001 ", "CA 99950-0001"],
    ["ontario | k1a0a9 | CA", "ON K1A 0A9"],
    [" | 00901 | PR", "PR 00901"],
    [" | sw1a2aa | GB", " SW1A 2AA"],
    ["New South Wales | 2000 | AU", "NSW 2000"],
    [" | | HK", " "],
    ["Tokyo | 1000014 | JP", "TOKYO 100-0014"],
  ])("%s becomes %s", (typed, normal) => expect(normalize(typed)).toBe(normal));
});

describe("What cannot ship at all", () => {
  it.each([
    ["ZZ | 78701", "ZZ 78701 E.STATE.INVALID TX"],
    ["TX | abcde", "TX ABCDE E.ZIP.INVALID null"],
    ["TX | 00001", "TX 00001 E.ZIP.INVALID null"],
    ["ON | 12345 | CA", "ON 12345 E.ZIP.INVALID null"],
    [" | 123 | DE", " 123 E.ZIP.INVALID 00123"],
  ])("%s: %s", (typed, told) => expect(normalize(typed)).toBe(told));

  it("lets a ZIP pass that is newer than the data", () => {
    expect(normalize("TX | 78700")).toBe("TX 78700");
  });

  it("leaves the other fields as they were typed", () => {
    const typed = { ...address("12 main st. | Austin | Texas | 78701"), name: "Zoë" };
    expect(engine.normalizeRegion(typed).address).toEqual({ ...typed, state: "TX" });
  });
});
