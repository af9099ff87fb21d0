import { fileURLToPath } from "node:url";
import type { UnverifiedAddress } from "#shared/contract/address.ts";
import { openPostalData, type PostalData } from "./data/postal-data.ts";
import { standardizeDelivery } from "./us/standardize-delivery.ts";

/** Where the tests of this room find the postal data. */
export const testPostalDir = fileURLToPath(new URL("../../resources/postal/", import.meta.url));

let data: PostalData | undefined;

export function openTestData(): PostalData {
  data ??= openPostalData(testPostalDir);
  return data;
}

/** Two typed lines, parted by "; ", standardized; the answer likewise. */
export function standardize(
  lines: string,
  { military = false, puertoRico = false }: { military?: boolean; puertoRico?: boolean } = {},
): string {
  const { suffixes } = openTestData();
  const [one = "", two = ""] = lines.split("; ");
  const { street1, street2 } = standardizeDelivery(one, two, { suffixes, military, puertoRico });
  return street2 === "" ? street1 : `${street1}; ${street2}`;
}

/** An address in one line: `street1; street2 | city | state | zip | country`. */
export function address(line: string): UnverifiedAddress {
  const [street = "", city = "", state = "", zip = "", country = "US"] = line
    .split("|")
    .map((cell) => cell.trim());
  const [street1 = "", street2] = street.split("; ");
  const contact = { company: undefined, phone: undefined, email: undefined };
  return { name: "Dana Ruiz", street1, street2, city, state, zip, country, ...contact };
}
