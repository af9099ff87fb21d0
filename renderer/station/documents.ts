import { useMutation, useQuery } from "@tanstack/react-query";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Input } from "#shared/contract/operation.ts";
import { station } from "./connect.ts";
import { queries } from "./news.ts";

/** A label's paper, or a manifest. */
export type WhichDocument = Input<Desk["readDocument"]>["document"];

/** A document's file. A manifest changes when one of its labels is voided, so both kinds of news renew it. */
export function useDocumentFile(document: WhichDocument) {
  return useQuery({
    queryKey: ["manifests", "file", document],
    queryFn: () => station.readDocument({ document }),
    gcTime: 30_000,
  });
}

/** Sends a document to a printer; each call is a command of its own. */
export function usePrintDocument(document: WhichDocument) {
  return useMutation({
    mutationFn: (profileId: string) =>
      station.printDocument({ document, profileId, commandId: crypto.randomUUID() }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["printing"] }),
  });
}
