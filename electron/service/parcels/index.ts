import type { parcelRows } from "#shared/contract/desk/parcels.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { countParcels, listParcels } from "./list-parcels.ts";
import { mapParcels } from "./map-parcels.ts";
import { getParcel, refreshParcel, setParcelSeen } from "./one-parcel.ts";

export const parcelVerbs: Handlers<typeof parcelRows, Context> = {
  listParcels,
  countParcels,
  mapParcels,
  getParcel,
  refreshParcel,
  setParcelSeen,
};
