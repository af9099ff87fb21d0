import { useQuery } from "@tanstack/react-query";
import { station } from "../../station/connect.ts";
import type { AddressDraft } from "./shipment.ts";

async function readLastSender(): Promise<AddressDraft | null> {
  const { orders } = await station.listOrders({ limit: 1 });
  const last = orders[0];
  if (!last) return null;
  const { items } = await station.getOrder({ id: last.orderId });
  const from = items[0]?.fromAddress;
  if (!from) return null;
  const { name, street1, city, state, zip, country, company, street2, phone, email } = from;
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

/** Where the last order was shipped from: most parcels leave from where the one before did. Null when there is none. */
export function useLastSender(): AddressDraft | null {
  const { data } = useQuery({ queryKey: ["last sender"], queryFn: readLastSender });
  return data ?? null;
}
