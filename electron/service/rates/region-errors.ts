import type { AddressEngine } from "#electron/addresses/engine.ts";
import { Address, type AddressError } from "#shared/contract/address.ts";
import type { FieldError } from "#shared/contract/errors.ts";

const Region = Address.pick({ state: true, zip: true, country: true });
/** The lines that regions are judged without. */
const nowhere = {
  name: "",
  company: undefined,
  street1: "",
  street2: undefined,
  city: "",
  phone: undefined,
  email: undefined,
};
const ends = ["fromAddress", "toAddress"] as const;
type End = (typeof ends)[number];

/** An address's errors as the fields of a request. */
export function atEnd(end: End, errors: readonly AddressError[]): FieldError[] {
  return errors.map((error) => ({ ...error, field: `${end}.${error.field}` }));
}

/**
 * What the contract cannot know of a rates request: states and postal codes that cannot ship. Takes whatever a caller sent
 * and looks at those regions alone that are whole, so that they are told beside the contract's own errors.
 */
export function regionErrors(engine: AddressEngine, raw: unknown): FieldError[] {
  const input = Object(raw) as Partial<Record<End, unknown>>;
  return ends.flatMap((end) => {
    const region = Region.safeParse(input[end]);
    if (!region.success) return [];
    return atEnd(end, engine.normalizeRegion({ ...nowhere, ...region.data }).errors);
  });
}
