import { describe, expect, it } from "vitest";
import { openPostalData } from "#electron/addresses/data/postal-data.ts";
import { countryCodes } from "#shared/rules/countries.ts";
import { addressOf, engine } from "./engine.ts";

const { countries } = openPostalData("resources/postal/");
const withOwnRules = new Set(["US", "CA", "PR", "GU", "VI", "AS", "MP", "FM", "MH", "PW"]);
const world = [...countries]
  .filter(([code]) => !withOwnRules.has(code))
  .map(([code, rule]) => ({ code, ...rule }));

/** The errors about the postal code alone, and the code as it is answered. */
function postalCode(country: string, zip: string): { zip: string; wrong: boolean } {
  const answer = engine.verify(addressOf(`1 Main | City | | ${zip} | ${country}`));
  return {
    zip: answer.address.zip,
    wrong: answer.errors.some(({ code }) => code === "E.ZIP.INVALID"),
  };
}

describe("Every country with a postal code", () => {
  const coded = world.filter(({ zip, example }) => zip !== undefined && example !== undefined);

  it("there are more than 150", () => expect(coded.length).toBeGreaterThan(150));

  it.each(coded)(
    "$code takes $example however it is spaced and cased",
    ({ code, example = "" }) => {
      const { zip, wrong } = postalCode(code, example);
      expect(wrong).toBe(false);
      const tight = example.replace(/[\s-]+/g, "");
      for (const typed of [tight, example.toLowerCase(), ` ${example} `, zip])
        expect(postalCode(code, typed)).toEqual({ zip, wrong: false });
    },
  );

  it.each(coded)("$code refuses what is no code of it", ({ code }) => {
    for (const zip of ["?", "NOT A CODE", "1", "12345678901"])
      expect(postalCode(code, zip).wrong).toBe(true);
  });

  const needed = coded.filter(({ needs }) => needs?.includes("Z"));
  it.each(needed)("$code does not go without", ({ code }) => {
    expect(postalCode(code, "").wrong).toBe(true);
  });
});

describe("Required fields", () => {
  it.each(world.filter(({ needs }) => needs?.includes("C")))("$code needs a city", ({ code }) => {
    const { errors } = engine.verify(addressOf(`1 Main | | | | ${code}`));
    expect(errors.map(({ field }) => field)).toContain("city");
  });
});

describe("Names of countries", () => {
  const spoken = (code: string, language: string) =>
    new Intl.DisplayNames(language, { type: "region" }).of(code) ?? "";
  const answered = (country: string) =>
    engine.verify(addressOf(`1 Main | City | | | ${country}`)).address.country;

  it.each([...countryCodes])("%s is known in English, Spanish and its own language", (code) => {
    const own = new Intl.Locale(`und-${code}`).maximize().toString();
    for (const name of [spoken(code, "en"), spoken(code, "es"), spoken(code, own)]) {
      expect(answered(name)).toBe(code);
      expect(answered(name.toUpperCase())).toBe(code);
    }
  });
});
