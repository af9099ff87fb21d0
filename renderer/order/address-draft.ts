import type { Api } from "#shared/contract/index.ts";
import type { Output } from "#shared/contract/operation.ts";

type AnsweredAddress = Output<Api["verifyAddress"]>["verifiedAddress"];

/** An address as typed. */
export interface AddressDraft {
  name: string;
  company: string;
  street1: string;
  street2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  phone: string;
  email: string;
}

export const emptyAddress: AddressDraft = {
  name: "",
  company: "",
  street1: "",
  street2: "",
  city: "",
  state: "",
  zip: "",
  country: "US",
  phone: "",
  email: "",
};

/** An address that the station answered, to be typed on. */
export function draftOf(address: AnsweredAddress): AddressDraft {
  const { name, street1, city, state, zip, country, company, street2, phone, email } = address;
  return {
    name,
    street1,
    city,
    state,
    zip,
    country,
    company: company ?? "",
    street2: street2 ?? "",
    phone: phone ?? "",
    email: email ?? "",
  };
}

/** `1100 CONGRESS AVE, AUSTIN, TX 78701` */
export function linesOf({
  street1,
  street2,
  city,
  state,
  zip,
}: Pick<AnsweredAddress, "street1" | "street2" | "city" | "state" | "zip">): string {
  return [street1, street2 ?? "", city, `${state} ${zip}`]
    .map((line) => line.trim())
    .filter(Boolean)
    .join(", ");
}
