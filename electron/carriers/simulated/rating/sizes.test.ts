import { expect, test } from "vitest";
import { openForTest } from "../testing/open-for-test.ts";
import { addresses, shipmentTo } from "../testing/sample-shipments.ts";

function ask(length: number, weight: number) {
  const parcel = { length, width: 1, height: 1, weight };
  return openForTest().carriers.rates({
    ...shipmentTo(addresses.denver),
    parcel,
    carriers: ["UPS"],
  });
}

test("a rod of little volume is no Simple Rate package once UPS would not take it at all", async () => {
  const { rates } = await ask(108, 32);
  expect(rates.map(({ service }) => service)).toContain("GroundSimpleRateSmall");
  const longer = await ask(109, 32);
  expect(longer.rates).toEqual([]);
  expect(longer.messages[0]?.message).toContain("is 109 in long, over the limit of 108 in");
});

test("a weight just above the limit is told in ounces: in pounds both would be the same number", async () => {
  const { messages } = await ask(10, 2400.01);
  expect(messages[0]?.message).toContain("weighs 2400.01 oz, over the limit of 150 lb");
});
