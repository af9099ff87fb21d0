import { useQuery } from "@tanstack/react-query";
import { type AddressDraft, draftOf } from "../../order/address-draft.ts";
import { station } from "../../station/connect.ts";
import { useSettings } from "../../station/settings.ts";

async function readLastSender(): Promise<AddressDraft | null> {
  const { orders } = await station.listOrders({ limit: 1 });
  const last = orders[0];
  if (!last) return null;
  const { items } = await station.getOrder({ id: last.orderId });
  const from = items[0]?.fromAddress;
  return from ? draftOf(from) : null;
}

/**
 * Where parcels leave from when nobody says otherwise: the settings' first address, else where the last order was shipped
 * from. Null when there is neither, or while it is not known.
 */
export function useUsualSender(): AddressDraft | null {
  const settings = useSettings();
  const last = useQuery({ queryKey: ["last sender"], queryFn: readLastSender });
  if (!settings.data) return null;
  const [first] = settings.data.shipFrom;
  return first ? draftOf(first.address) : (last.data ?? null);
}
