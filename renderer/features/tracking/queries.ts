import { useMutation, useQuery } from "@tanstack/react-query";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Input, Output } from "#shared/contract/operation.ts";
import { station } from "../../station/connect.ts";

export type View = NonNullable<Input<Desk["listParcels"]>["view"]>;
export type ParcelDetail = Output<Desk["getParcel"]>;
export type ParcelMap = Output<Desk["mapParcels"]>;
export type MapParcel = ParcelMap["parcels"][number];

export interface ParcelFilter {
  view: View;
  search: string;
}

export function useParcelCounts() {
  return useQuery({ queryKey: ["parcels", "counts"], queryFn: () => station.countParcels() });
}

export function useParcels(filter: ParcelFilter, after: string) {
  return useQuery({
    queryKey: ["parcels", "list", filter, after],
    queryFn: () => station.listParcels({ ...filter, after }),
    placeholderData: (before) => before,
  });
}

export function useParcelMap(filter: ParcelFilter) {
  return useQuery({
    queryKey: ["parcels", "map", filter],
    queryFn: () => station.mapParcels(filter),
    placeholderData: (before) => before,
  });
}

export function useParcel(orderItemId: string) {
  return useQuery({
    queryKey: ["parcels", "one", orderItemId],
    queryFn: () => station.getParcel({ orderItemId }),
  });
}

/** Asks a parcel's carrier now; the announcement brings what it said to every picture. */
export function useRefreshParcel() {
  return useMutation({
    mutationFn: (orderItemId: string) => station.refreshParcel({ orderItemId }),
  });
}

export function useSetSeen() {
  return useMutation({ mutationFn: station.setParcelSeen });
}
