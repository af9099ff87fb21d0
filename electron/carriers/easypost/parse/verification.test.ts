import { expect, test } from "vitest";
import { TheirAddress } from "./schemas.ts";
import { parseVerification, rejectedAddress } from "./verification.ts";

const input = {
  name: "Ada Quist",
  company: undefined,
  street1: "1 main st",
  street2: undefined,
  city: "Montgomery",
  state: "AL",
  zip: "36104",
  country: "US",
  phone: "5551234567",
  email: undefined,
};
const good = { success: true, errors: [], details: null };
function verdict(verifications: object | null, more: object = {}) {
  const theirs = {
    street1: "1 MAIN ST",
    street2: "",
    city: "MONTGOMERY",
    state: "AL",
    zip: "36104-1234",
    country: "US",
    residential: true,
    ...more,
  };
  return parseVerification(TheirAddress.parse({ ...theirs, verifications }), input);
}
const apartment = {
  code: "E.SECONDARY_INFORMATION.MISSING",
  field: "street2",
  message: "Missing",
  suggestion: null,
};

test("a good address comes back in its standard form, with the caller's own phone", () => {
  const delivery = {
    ...good,
    details: { latitude: 32.4, longitude: -86.3, time_zone: "America/Chicago" },
  };
  expect(verdict({ zip4: good, delivery })).toMatchObject({
    verified: true,
    verifiedStrictly: true,
    address: { street1: "1 MAIN ST", zip: "36104-1234", phone: "5551234567", name: "Ada Quist" },
    details: { latitude: 32.4, timeZone: "America/Chicago", residential: true },
  });
});

test("a missing apartment comes with success: verified, and not strictly", () => {
  const found = verdict({ zip4: good, delivery: { ...good, errors: [apartment] } });
  expect([found.verified, found.verifiedStrictly, found.errors]).toEqual([
    true,
    false,
    [apartment],
  ]);
});

test("success with an error that is more than a warning is no success", () => {
  const errors = [
    { code: "E.ADDRESS.NOT_FOUND", field: "address", message: "No", suggestion: null },
  ];
  expect(verdict({ delivery: { ...good, errors } }).verified).toBe(false);
});

test("in the United States the ZIP has to be good, too; abroad there is none", () => {
  const failed = { success: false, errors: [], details: null };
  expect(verdict({ zip4: failed, delivery: good }).verified).toBe(false);
  expect(verdict({ zip4: failed, delivery: good }, { country: "CA" }).verified).toBe(true);
});

test("an answer that verified nothing is no verification, and the input comes back", () => {
  for (const nothing of [{}, null])
    expect(verdict(nothing)).toMatchObject({ verified: false, address: input });
});

test("their codes are ours, or the nearest of ours", () => {
  const codes = ["E.ZIP.SOMETHING", "E.STREET.MISSING", "WHATEVER", "E.ZIP.SOMETHING"];
  const problems = codes.map((code) => ({ code, field: "", message: "x", suggestion: null }));
  expect(rejectedAddress(input, problems).errors.map(({ code }) => code)).toEqual([
    "E.ZIP.INVALID",
    "E.STREET.MISSING",
    "E.ADDRESS.INVALID",
  ]);
});
