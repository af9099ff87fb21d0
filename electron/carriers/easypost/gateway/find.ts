import type { BuyRequest, FindOutcome } from "#electron/carriers/carrier.ts";
import { readServiceCode } from "../service-code.ts";
import type { Shop } from "./buy.ts";
import { readShipment, saleOf } from "./shipment-reading.ts";

/** What became of a purchase: the shipment itself says so. */
export async function find(shop: Shop, request: BuyRequest): Promise<FindOutcome> {
  const { sends, caller } = shop;
  const { reference } = request;
  const under: FindOutcome = {
    kind: "unknown",
    message: "The purchase is still under way at EasyPost. It is asked again.",
  };
  if (sends.underWay(reference)) return under;
  const reading = await readShipment(caller, readServiceCode(request.serviceCode).shipment);
  if (reading.kind === "unread")
    return { kind: "unknown", message: `${reading.message} It is asked again.` };
  if (reading.kind === "sold") {
    const sale = await saleOf(caller, reading.shipment, shop.now());
    if (sale.kind !== "unknown") sends.forget(reference);
    return sale;
  }
  if (sends.underWay(reference)) return under;
  if (!sends.seenUnsold(reference))
    return {
      kind: "unknown",
      message:
        "EasyPost shows no label for this shipment yet. It is asked again for two minutes before it counts as not bought.",
    };
  sends.forget(reference);
  return { kind: "absent", message: "EasyPost sold no label for this shipment." };
}
