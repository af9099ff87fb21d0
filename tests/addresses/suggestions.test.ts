import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { UnverifiedAddress } from "#shared/contract/address.ts";
import { openPostalData } from "#electron/addresses/data/postal-data.ts";
import { addressOf, engine, errorsOf } from "./engine.ts";

const { countries, zips } = openPostalData("resources/postal/");
const places = ["Austin | TX", "Hartford | CT", "Kettering | OH", "San Juan | PR", "Juneau | AK"];
const military = ["APO | AE", "FPO | AP", "DPO | AA"];
const provinces = "ON QC AB BC MB NB NL NS NT NU PE SK YT"
  .split(" ")
  .map((code) => `City | ${code}`);

/** A code as people mistype it: digits lost or added, letters and digits that look alike. */
function mistyped(example: string): fc.Arbitrary<string> {
  const digits = fc.stringMatching(/^\d{1,7}$/);
  const sign = fc.constantFrom(..."0123456789OILSBZA".split(""));
  const changed = fc
    .tuple(fc.nat(example.length), sign, fc.constantFrom(0, 1))
    .map(([at, one, gone]) => example.slice(0, at) + one + example.slice(at + gone));
  const cut = fc.nat(example.length).map((at) => example.slice(at));
  return fc.oneof(digits, changed, cut);
}

/** `city | state` of a country, or a state of its that need not be that of the code. */
function placesOf(code: string): string[] {
  if (code === "US") return [...places, ...military, "Austin | ", "Gotham | TX"];
  if (code === "CA") return provinces;
  const names = (countries.get(code)?.regions ?? []).flatMap(([region, , ...all]) => [
    region,
    ...all,
  ]);
  return ["City | ", ...names.map((name) => `City | ${name}`)];
}

/** The address with all that was suggested for it. */
function mended(address: UnverifiedAddress): UnverifiedAddress {
  const { errors } = engine.verify(address);
  const changes = errors.flatMap(({ field, suggestion }) =>
    suggestion === null ? [] : [[field, suggestion]],
  );
  return { ...address, ...Object.fromEntries(changes) };
}

const withCodes = [...countries].filter(([, { zip }]) => zip !== undefined);

describe("A postal code that is suggested", () => {
  it.each(withCodes)("%s: agrees with the rest of the address", (code, { example = "12345" }) => {
    const typed = fc.tuple(fc.constantFrom(...placesOf(code)), mistyped(example));
    fc.assert(
      fc.property(typed, ([place, zip]) => {
        const address = addressOf(`1 Main St | ${place} | ${zip} | ${code}`);
        const suggests = engine
          .verify(address)
          .errors.some(({ field, suggestion }) => field === "zip" && suggestion !== null);
        if (!suggests) return;
        const left = engine.verify(mended(address));
        expect(errorsOf(left).filter((told) => /ZIP/.test(told))).toEqual([]);
      }),
      { numRuns: 200, seed: 28 },
    );
  });

  it("is none where the zeros in front would be those of another state", () => {
    const suggested = (line: string) =>
      engine
        .verify(addressOf(line))
        .errors.map(({ field, suggestion }) => `${field} ${suggestion}`);
    expect(suggested("1 George St | Sydney | NSW | 200 | AU")).toEqual(["zip null"]);
    expect(suggested("1 MG Road | Bengaluru | KA | 56001 | IN")).toEqual(["zip null"]);
    expect(suggested("1 MG Road | Bengaluru | Karnataka | 056001 | IN")).toEqual(["zip null"]);
    expect(suggested("1 Main St | Austin | TX | O5602")).toEqual(["zip null"]);
    expect(suggested("1 Main St | Toronto | ON | VIA OA1 | CA")).toEqual(["zip null"]);
    expect(zips.find("05602")?.state).toBe("VT");
  });
});
