import { expect, test } from "vitest";
import type { CustomsInfo, CustomsItem } from "#shared/contract/customs.ts";
import type { z } from "zod";
import { customsReminders } from "./customs-reminders.ts";

type Item = z.output<typeof CustomsItem>;

function reminders(items: Partial<Item>[], more: Partial<CustomsInfo> = {}, from = "US") {
  const customs: CustomsInfo = {
    contents_type: "merchandise",
    contents_explanation: undefined,
    customs_certify: true,
    customs_signer: "Ann Sender",
    eel_pfc: "NOEEI 30.37(a)",
    incoterm: "DDU",
    non_delivery_option: "return",
    restriction_type: "none",
    restriction_comments: undefined,
    customs_items: items.map((item) => ({
      description: "Cotton T-shirt",
      quantity: 1,
      value: 40,
      weight: 6,
      origin_country: "US",
      hs_tariff_number: "610910",
      ...item,
    })),
    ...more,
  };
  return customsReminders(customs, { ounces: 18, from });
}

test("2,500 USD under one HS code are exempt, a cent more is told", () => {
  expect(reminders([{ value: 1250, quantity: 2 }])).toEqual([]);
  expect(reminders([{ value: 2500 }, { value: 2500, hs_tariff_number: "610990" }])).toEqual([]);
  expect(reminders([{ value: 1250, quantity: 2 }, { value: 0.01 }])).toEqual([
    "NOEEI 30.37(a) exempts up to 2,500 USD under one HS code, and 2,500.01 USD are declared under 610910: file the export in AES and give its ITN in eel_pfc, or the exemption that holds (such as NOEEI 30.36 to Canada).",
  ]);
});

test("another exemption, a filing and a parcel from abroad are not asked", () => {
  const dear = [{ value: 9000 }];
  expect(reminders(dear, { eel_pfc: "NOEEI 30.36" })).toEqual([]);
  expect(reminders(dear, { eel_pfc: "AES X20260101123456" })).toEqual([]);
  expect(reminders(dear, {}, "GB")).toEqual([]);
  expect(reminders(dear, { eel_pfc: "noeei 30.37 (A)" }, "PR")).toHaveLength(1);
});

test("items heavier than their parcel are told, rounding is not", () => {
  expect(reminders([{ weight: 9, quantity: 2 }])).toEqual([]);
  expect(reminders([{ weight: 9.3, quantity: 2 }])).toEqual([]);
  expect(reminders([{ weight: 900, quantity: 2 }])).toEqual([
    "The customs items weigh 1,800 oz together, and the parcel 18 oz: give the weight of one piece in customs_items.",
  ]);
  expect(reminders([{ weight: 10 }, { weight: 9 }])).toHaveLength(1);
});
