import type { DraftAddress } from "#shared/contract/desk/batch-row.ts";
import type { ImportField } from "#shared/contract/desk/imports.ts";
import { type LineReader, note, takeText } from "./line-reader.ts";
import { guessCountry, readCountry } from "./read-country.ts";
import { restoreZip } from "./restore-zip.ts";

/** The lengths that an address may have when it is bought (shared/contract/address.ts), and a draft's own 200. */
function take(reader: LineReader, field: ImportField, target: keyof DraftAddress, max: number) {
  return takeText(reader, field, { target: `toAddress.${target}`, max, tooLong: "error" });
}

/** A figure that a program wrote as a fraction: "78701.0" is 78701. */
function takeFigure(reader: LineReader, field: "zip" | "phone", max: number): string {
  return take(reader, field, field, max).replace(/^(\d+)\.0$/, "$1");
}

function takeName(reader: LineReader): string {
  const whole = take(reader, "name", "name", 100);
  if (whole !== "") return whole;
  const parts = [take(reader, "firstName", "name", 50), take(reader, "lastName", "name", 50)];
  return parts.filter(Boolean).join(" ");
}

function takeCountry(reader: LineReader): string {
  const { columns, defaultCountry } = reader.mapping;
  const typed = take(reader, "country", "country", 60);
  if (typed === "") {
    if (defaultCountry !== null && columns.country !== undefined)
      note(
        reader,
        "warning",
        "COUNTRY_ASSUMED",
        "toAddress.country",
        `The country is empty; ${defaultCountry} is assumed`,
        { country: defaultCountry },
      );
    return defaultCountry ?? "";
  }
  const code = readCountry(typed);
  if (code !== null) return code;
  note(
    reader,
    "error",
    "COUNTRY_UNKNOWN",
    "toAddress.country",
    `"${typed}" is no country that is known`,
    { text: typed },
    guessCountry(typed),
  );
  return typed;
}

function takeZip(reader: LineReader, state: string, country: string): string {
  const typed = takeFigure(reader, "zip", 20);
  const zip = restoreZip(typed, state, country);
  if (zip === null) return typed;
  note(
    reader,
    "warning",
    "ZIP_ZERO_RESTORED",
    "toAddress.zip",
    `The ZIP lost a zero: ${typed} was read as ${zip}`,
    { typed, zip },
  );
  return zip;
}

const blank: DraftAddress = {
  name: "",
  company: "",
  street1: "",
  street2: "",
  city: "",
  state: "",
  zip: "",
  country: "",
  phone: "",
  email: "",
};

/** True where a line repeats no address: a further item of the order above. */
export function isBlankAddress({ name, street1, city, zip }: DraftAddress): boolean {
  return [name, street1, city, zip].every((text) => text === "");
}

/** The recipient of a line. A line without street, city and ZIP has none, whatever its country column says. */
export function takeAddress(reader: LineReader): DraftAddress {
  const name = takeName(reader);
  const street1 = take(reader, "street1", "street1", 200);
  const city = take(reader, "city", "city", 100);
  if (
    isBlankAddress({
      ...blank,
      name,
      street1,
      city,
      zip: take({ ...reader, problems: [] }, "zip", "zip", 20),
    })
  )
    return { ...blank };
  const company = take(reader, "company", "company", 100);
  const street2 = take(reader, "street2", "street2", 200);
  const street3 = take(reader, "street3", "street2", 200);
  const below = street2 === street1 ? street3 : [street2, street3].filter(Boolean).join(", ");
  if (below.length > 200)
    note(
      reader,
      "error",
      "TEXT_TOO_LONG",
      "toAddress.street2",
      `Has ${below.length} characters, at most 200 fit; the rest was cut`,
      { length: below.length, max: 200 },
    );
  const state = take(reader, "state", "state", 60);
  const country = takeCountry(reader);
  return {
    name: name || company,
    company: name === "" ? "" : company,
    street1: street1 || below.slice(0, 200),
    street2: street1 === "" ? "" : below.slice(0, 200),
    city,
    state,
    zip: takeZip(reader, state, country),
    country,
    phone: takeFigure(reader, "phone", 40),
    email: take(reader, "email", "email", 200),
  };
}
