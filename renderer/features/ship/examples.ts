import { emptyAddress } from "../../order/address-draft.ts";
import { emptyShipment, type ShipmentDraft } from "./shipment.ts";

/** A parcel between two public places, to try the sandbox with. */
export const exampleShipment: ShipmentDraft = {
  ...emptyShipment,
  fromAddress: {
    ...emptyAddress,
    name: "Mile High Goods",
    street1: "1701 Wynkoop St",
    city: "Denver",
    state: "CO",
    zip: "80202",
    phone: "303-555-0100",
  },
  toAddress: {
    ...emptyAddress,
    name: "Ada Ramirez",
    street1: "1100 Congress Avenue",
    city: "Austin",
    state: "TX",
    zip: "78701",
  },
  packageDetails: { length: "10", width: "8", height: "4", weight: "35" },
};
