import { useMutation } from "@tanstack/react-query";
import { station } from "../../station/connect.ts";
import type { PreviewOf } from "./queries.ts";

/** Makes one PDF of the pages and asks where it goes. */
export function useSavePdf(of: PreviewOf) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => {
      const { fileName, bytes } = await station.savePrint({
        ...of.source,
        packingSlips: of.packingSlips,
        onlyUnprinted: of.onlyUnprinted,
        profileId: of.profile?.id ?? null,
      });
      return station.saveFile({ fileName, bytes });
    },
  });
  return { save: () => mutate(), isPending, path: data?.path ?? null, error };
}
