import { expect, test } from "vitest";
import type { AddressVerification } from "#shared/contract/address.ts";
import { emptyAddress } from "./address-draft.ts";
import { standardForm, verificationErrors } from "./verified.ts";

const typed = {
  ...emptyAddress,
  name: "Ada Ramirez",
  street1: "1100 Congress Avenue",
  city: "Austin",
  state: "TX",
  zip: "78701",
  phone: "512-555-0100",
};

function answer(verified: boolean, changes: object): AddressVerification {
  return {
    verified,
    addressId: null,
    verifiedAddress: { ...typed, name: "ADA RAMIREZ", company: null, ...changes },
    verification: {
      success: verified,
      errors: verified
        ? []
        : [{ code: "E.ZIP.INVALID", field: "zip", message: "is wrong", suggestion: "78701" }],
      details: { latitude: null, longitude: null, timeZone: null, residential: null },
    },
  };
}

test("the standard form is offered with the name and phone as they were typed", () => {
  const result = answer(true, { street1: "1100 CONGRESS AVE", city: "AUSTIN" });
  expect(standardForm(typed, result)).toEqual({
    ...typed,
    street1: "1100 CONGRESS AVE",
    city: "AUSTIN",
  });
});

test("an address that has the standard form already is offered nothing", () => {
  expect(standardForm(typed, answer(true, {}))).toBeNull();
});

test("an address that cannot be verified is offered no standard form, and its errors have their fields", () => {
  const result = answer(false, { city: "AUSTIN" });
  expect(standardForm(typed, result)).toBeNull();
  expect(verificationErrors("toAddress", result)).toEqual([["toAddress.zip", "is wrong"]]);
});
