import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { doors, failureOf, Room } from "../doors/room.ts";
import { dana } from "../seeds/warehouse.ts";

describe.each(doors)("verifying an address through %s", (door) => {
  let room: Room;
  beforeAll(async () => void (room = await Room.open(door)));
  afterAll(() => room[Symbol.asyncDispose]());

  test("a good address comes back standardized in upper case, with an id", async () => {
    const address = { ...dana, street1: "600 dexter avenue", city: "montgomery" };
    const answer = await room.client.verifyAddress({ address });
    expect(answer).toMatchObject({
      verified: true,
      addressId: expect.stringMatching(/^adr_/),
      verifiedAddress: {
        name: "DANA RUIZ",
        street1: "600 DEXTER AVE",
        city: "MONTGOMERY",
        state: "AL",
        zip: "36130",
        country: "US",
      },
      verification: { success: true, errors: [] },
    });
    const { details } = answer.verification;
    expect(details.timeZone).toBe("America/Chicago");
    expect(details.latitude).toBeCloseTo(32.4, 0);
    expect(details.longitude).toBeCloseTo(-86.3, 0);
  });

  test("a ZIP+4 is kept when it was given and never invented", async () => {
    const zipOf = async (zip: string) =>
      (await room.client.verifyAddress({ address: { ...dana, zip } })).verifiedAddress.zip;
    expect(await zipOf("36130-2745")).toBe("36130-2745");
    expect(await zipOf("36130")).toBe("36130");
  });

  test("a bad address is a 200 that says what is wrong, with a suggestion", async () => {
    const address = { ...dana, zip: "94102" };
    const answer = await room.client.verifyAddress({ address, strict: false });
    expect(answer.verified).toBe(false);
    expect(answer.addressId).toBeNull();
    expect(answer.verification.success).toBe(false);
    expect(answer.verification.errors.length).toBeGreaterThan(0);
    for (const error of answer.verification.errors)
      expect(Object.keys(error).sort()).toEqual(["code", "field", "message", "suggestion"]);
    expect(answer.verification.errors[0]?.code).toBe("E.CITY_STATE_ZIP.INVALID");
  });

  test("strict makes the same address a 422 with the same elements", async () => {
    const address = { ...dana, zip: "94102" };
    const lax = await room.client.verifyAddress({ address });
    const strict = await failureOf(room.client.verifyAddress({ address, strict: true }));
    expect(strict.code).toBe("ADDRESS_VERIFY_FAILURE");
    expect(strict.errors.map(({ code }) => code)).toEqual(
      lax.verification.errors.map(({ code }) => code),
    );
  });

  test("an unknown country is an answer, not a crash", async () => {
    const answer = await room.client.verifyAddress({ address: { ...dana, country: "XX" } });
    expect(answer.verified).toBe(false);
    expect(answer.verification.errors.map(({ code }) => code)).toContain("E.COUNTRY.INVALID");
  });

  test("missing fields are named at once, below address", async () => {
    const address = { name: "", street1: "600 Dexter Ave" } as typeof dana;
    const { code, errors } = await failureOf(room.client.verifyAddress({ address }));
    expect(code).toBe("VALIDATION_ERROR");
    expect(errors.map(({ field }) => field).sort()).toEqual([
      "address.city",
      "address.country",
      "address.name",
      "address.state",
      "address.zip",
    ]);
  });
});
