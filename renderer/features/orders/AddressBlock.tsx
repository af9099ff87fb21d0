import type { Item } from "../../order/OrderItem.tsx";
import { countryName } from "../../ui/format.ts";
import { Facts } from "./Facts.tsx";

/** An address as it stands on the parcel. */
export function AddressBlock({ title, address }: { title: string; address: Item["toAddress"] }) {
  const { name, company, street1, street2, city, state, zip, country, phone, email } = address;
  return (
    <Facts
      title={title}
      lines={[
        name,
        company ?? "",
        street1,
        street2 ?? "",
        `${city} ${state} ${zip}`.trim(),
        countryName(country),
        [phone, email].filter(Boolean).join(" · "),
      ]}
    />
  );
}
