import type { Address } from "#shared/contract/address.ts";
import type { BlockLine } from "../text/arrange-block.ts";
import { countryName } from "./country-name.ts";

/** Countries that write the postal code before the town (UPU S42 templates). */
const codeFirst: ReadonlySet<string> = new Set(
  "AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IL IS IT LT LU MX NL NO PL PT RO RS SE SI SK TR UA".split(
    " ",
  ),
);

/** `SAN FRANCISCO CA 94107`, `10115 BERLIN`; however long the town, its state and code stay. */
function cityLine({ city, state, zip, country }: Address): BlockLine {
  const join = (parts: readonly string[]) =>
    parts
      .map((part) => part.trim().toUpperCase())
      .filter(Boolean)
      .join(" ");
  if (codeFirst.has(country)) return { text: join([zip, city, state]), keep: true };
  const tail = join([state, zip]);
  return { text: join([city, tail]), tail, keep: true };
}

export interface AddressStyle {
  /** Print the country: on every label that leaves one. */
  country: boolean;
  phone?: boolean;
}

const capitals = (text: string | null | undefined) => (text ?? "").trim().toUpperCase();
const kept = (text: string | null | undefined): BlockLine => ({ text: capitals(text), keep: true });

/** Who and where, one entry a line, without empty ones; upper case as carriers print it. */
export function addressLines(address: Address, style: AddressStyle): BlockLine[] {
  const lines = [
    address.name,
    address.company === address.name ? null : address.company,
    style.phone ? address.phone : null,
    kept(address.street1),
    kept(address.street2),
    cityLine(address),
    style.country ? countryName(address.country) : null,
  ];
  return lines.flatMap((line) => {
    const entry = line !== null && typeof line === "object" ? line : { text: capitals(line) };
    return entry.text ? [entry] : [];
  });
}
