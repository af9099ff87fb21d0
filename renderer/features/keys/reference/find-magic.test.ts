import { expect, test } from "vitest";
import { countMagic, findMagic } from "./find-magic.ts";

const values = {
  recipients: [
    { name: "MAGIC SLOW", when: "purchase" as const, outcome: "Takes 3 seconds." },
    { name: "MAGIC WEATHER", when: "tracking" as const, outcome: "Comes one working day late." },
  ],
  trackingCodes: [{ code: "EZ4000000004", status: "delivered" }],
  sure: [{ where: "address.zip", value: "00000", outcome: "Not verified." }],
};

test("magic values are found by name, by code, by what they do, and all of them by what they are", () => {
  expect(findMagic(values, "weather late").recipients).toEqual([values.recipients[1]]);
  expect(countMagic(findMagic(values, "weather late"))).toBe(1);
  expect(findMagic(values, "ez400").trackingCodes).toHaveLength(1);
  expect(findMagic(values, "zip 00000").sure).toHaveLength(1);
  expect(findMagic(values, "magic values")).toEqual(values);
  expect(findMagic(values, "")).toEqual(values);
  expect(countMagic(findMagic(values, "rates of everything"))).toBe(0);
});
