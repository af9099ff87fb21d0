import type { Api } from "#shared/contract/index.ts";
import type { Input } from "#shared/contract/operation.ts";
import type { Item } from "../../order/OrderItem.tsx";

type RatesInput = Input<Api["getRates"]>;

/** The same parcel the other way round. Over a border it comes back as returned goods, declared by whoever sends it now. */
export function returnShipment(item: Item): RatesInput {
  const { fromAddress, toAddress, packageDetails, customsInfo } = item;
  const back = { fromAddress: toAddress, toAddress: fromAddress, packageDetails };
  if (!customsInfo || fromAddress.country === toAddress.country) return back;
  const customs = {
    ...customsInfo,
    contents_type: "returned_goods",
    contents_explanation: null,
    customs_signer: toAddress.name,
  };
  // What the station answered it takes back: it was checked when the parcel was first declared.
  return { ...back, customsInfo: customs as NonNullable<RatesInput["customsInfo"]> };
}
