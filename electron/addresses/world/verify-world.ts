import type { UnverifiedAddress } from "#shared/contract/address.ts";
import type { PostalData } from "../data/postal-data.ts";
import { type Finding, nowhere } from "../finding.ts";
import { problem } from "../problem.ts";
import { isPlaceholder } from "../text/placeholder.ts";
import { checkWorldRegion } from "./check-region.ts";

/** Countries whose capital does not tell the time of the rest. */
const severalZones: ReadonlySet<string> = new Set(
  "AQ AR AU BR CD CL CY EC ES FM GL ID KI KZ MN MX MY NZ PF PG PS PT RU UA UM UZ".split(" "),
);

function line(text: string): string {
  return text.replace(/[\s,;]+$/, "").toUpperCase();
}

/** Countries without rules of our own: required fields, postal code, sub-region. Letters of the country stay. */
export function verifyWorld(data: PostalData, address: UnverifiedAddress): Finding {
  const rule = data.countries.get(address.country) ?? { at: [0, 0] as const, tz: null };
  const { state, zip, errors } = checkWorldRegion(address.country, rule, address);
  const city = line(address.city);
  if (city === "" && (rule.needs ?? "").includes("C"))
    errors.unshift(problem("E.CITY_STATE_ZIP.INVALID", "city", "City is missing"));
  if (isPlaceholder(address.street1))
    errors.unshift(problem("E.ADDRESS.INVALID", "street1", "Street is not an address"));
  const timeZone = severalZones.has(address.country) ? null : rule.tz;
  return {
    address: {
      ...address,
      street1: line(address.street1),
      street2: line(address.street2 ?? ""),
      city,
      state,
      zip,
    },
    errors,
    details: { ...nowhere, timeZone },
  };
}
