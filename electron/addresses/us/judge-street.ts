import type { AddressError } from "#shared/contract/address.ts";
import { problem } from "../problem.ts";
import { isGibberish } from "../text/placeholder.ts";
import type { StreetLine } from "./street/street-line.ts";

/** Suffixes that name no street by themselves ("123 St"). */
const bareSuffix =
  /^(?:ST|STREET|AVE|AVENUE|RD|ROAD|DR|DRIVE|LN|LANE|BLVD|CT|COURT|HWY|HIGHWAY|CIR|TER|TRL|PKWY|WAY)$/;

/** "MAIN ST # 123": the number was written after the street. */
function numberBehind({ units, street }: StreetLine): string | null {
  const last = /^# (\d+[A-Z]?)$/.exec(units.at(-1) ?? "")?.[1];
  return last === undefined ? null : [last, street, ...units.slice(0, -1)].join(" ");
}

/** What stands against a street line: no number, no street, no such words, a unit without its number. */
export function judgeStreet(line: StreetLine): AddressError[] {
  const { number, street, words, unitMissing } = line;
  const nameless = street === "" || bareSuffix.test(street);
  const nonsense = words.some(isGibberish);
  const errors: AddressError[] = [];
  if (nonsense || (number === "" && nameless))
    errors.push(problem("E.ADDRESS.NOT_FOUND", "address", "Address not found"));
  if (number === "" && !line.numberless)
    errors.push(
      problem("E.HOUSE_NUMBER.MISSING", "street1", "House number is missing", numberBehind(line)),
    );
  else if (/^0+(?![NSEW]?\d)|^\d{11,}$/.test(number))
    errors.push(
      problem("E.HOUSE_NUMBER.INVALID", "street1", "House number is not a number of a house"),
    );
  else if (/^[\d ]+$/.test(street))
    errors.push(
      problem(
        "E.STREET.INVALID",
        "street1",
        "Street name has neither letters nor a kind of street",
      ),
    );
  if (nameless) errors.push(problem("E.STREET.MISSING", "street1", "Street name is missing"));
  if (unitMissing)
    errors.push(
      problem("E.SECONDARY_INFORMATION.MISSING", "street1", "Apartment or suite number is missing"),
    );
  return errors;
}
