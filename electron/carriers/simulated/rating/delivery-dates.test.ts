import { expect, test } from "vitest";
import type { Address } from "#shared/contract/address.ts";
import { openForTest } from "../testing/open-for-test.ts";
import { addresses, customs, shipmentTo } from "../testing/sample-shipments.ts";

const { austin, denver, guam, honolulu, houston, london } = addresses;

/** When a service comes, of a label that is bought at an instant. */
async function comes(at: string, service: string, to: Address, from: Address = austin) {
  const { rates } = await openForTest(Date.parse(at)).carriers.rates({
    ...shipmentTo(to),
    fromAddress: from,
    customsInfo: customs,
  });
  return rates.find((rate) => rate.service === service)?.deliveryDate ?? "not offered";
}
const shop = (address: Address): Address => ({ ...address, company: "Acme" });

test("Veterans Day is a holiday of the mail alone", async () => {
  const tuesday = "2026-11-10T16:00:00Z";
  expect(await comes(tuesday, "Priority", houston)).toBe("2026-11-12");
  expect(await comes(tuesday, "NextDayAir", houston)).toBe("2026-11-11");
  expect(await comes(tuesday, "STANDARD_OVERNIGHT", houston)).toBe("2026-11-11");
});

test("UPS Ground comes to homes on Saturday and to shops on Monday; FedEx Home Delivery comes on Sunday", async () => {
  const [thursday, friday] = ["2026-11-12T16:00:00Z", "2026-11-13T16:00:00Z"];
  expect(await comes(friday, "Ground", houston)).toBe("2026-11-14");
  expect(await comes(friday, "Ground", shop(houston))).toBe("2026-11-16");
  expect(await comes(thursday, "GROUND_HOME_DELIVERY", denver)).toBe("2026-11-15");
  expect(await comes(thursday, "FEDEX_GROUND", shop(denver))).toBe("2026-11-17");
});

test("the cut-off is the ship-from's: the same minute is before it in Honolulu and after it in Austin", async () => {
  const at = "2026-11-18T01:00:00Z";
  expect(await comes(at, "NextDayAir", denver)).toBe("2026-11-19");
  expect(await comes(at, "NextDayAir", denver, honolulu)).toBe("2026-11-19");
  expect(await comes(at, "Express", denver)).toBe("2026-11-19");
  expect(await comes(at, "Express", denver, honolulu)).toBe("2026-11-19");
  const before = "2026-11-17T22:59:00Z";
  expect(await comes(before, "Express", denver)).toBe("2026-11-18");
  expect(await comes("2026-11-17T23:00:00Z", "Express", denver)).toBe("2026-11-19");
});

test("a date is one at the destination: a day later across the date line, a day earlier on the way back", async () => {
  const tuesday = "2026-11-17T16:00:00Z";
  // Five working days of the mail from Wednesday the 18th, as Guam's calendar has it.
  expect(await comes(tuesday, "Priority", guam)).toBe("2026-11-24");
  // From Guam on its Wednesday, which is Tuesday in Texas.
  expect(await comes(tuesday, "Priority", houston, guam)).toBe("2026-11-23");
  expect(await comes(tuesday, "WorldwideExpress", london)).toBe("2026-11-19");
});

test("summer time that ends on the night between changes nothing", async () => {
  expect(await comes("2026-10-30T16:00:00Z", "NextDayAir", houston)).toBe("2026-11-02");
  expect(await comes("2026-03-06T16:00:00Z", "NextDayAir", houston)).toBe("2026-03-09");
});

test("Saturday delivery is offered on Friday for one day, on Thursday for two, and never on a holiday", async () => {
  expect(await comes("2026-11-20T16:00:00Z", "NextDayAirSaturday", houston)).toBe("2026-11-21");
  expect(await comes("2026-11-19T16:00:00Z", "2ndDayAirSaturday", houston)).toBe("2026-11-21");
  expect(await comes("2026-11-19T16:00:00Z", "NextDayAirSaturday", houston)).toBe("not offered");
  expect(await comes("2026-11-21T00:30:00Z", "NextDayAirSaturday", houston)).toBe("not offered");
  expect(await comes("2027-12-24T16:00:00Z", "NextDayAirSaturday", houston)).toBe("not offered");
});

test("the mail runs on the Friday before a Saturday's holiday, and rests on the Monday after a Sunday's", async () => {
  expect(await comes("2027-12-23T16:00:00Z", "Priority", houston)).toBe("2027-12-24");
  expect(await comes("2027-12-24T16:00:00Z", "Priority", houston)).toBe("2027-12-27");
  expect(await comes("2027-07-03T16:00:00Z", "Priority", houston)).toBe("2027-07-06");
});
