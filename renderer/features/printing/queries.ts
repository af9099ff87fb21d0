import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import type { PrinterProfile } from "#shared/contract/desk/printer-profile.ts";
import { station } from "../../station/connect.ts";
import { queries } from "../../station/news.ts";
import { pagesPerChunk } from "./chunks.ts";
import type { PrintSource } from "./source.ts";

/** Not below the topic `printing`: a job's progress must not draw all pages anew. */
const preview = "print-preview";

export interface PreviewOf {
  source: PrintSource;
  profile: PrinterProfile | null;
  packingSlips: boolean;
  onlyUnprinted: boolean;
}

/** Some pages as they would be printed: the chunk of this number, from 0. */
export function usePreview(of: PreviewOf, chunk: number, isWanted = true) {
  const { source, profile, packingSlips, onlyUnprinted } = of;
  return useQuery({
    queryKey: [preview, source, profile, packingSlips, onlyUnprinted, chunk],
    queryFn: () =>
      station.previewPrint({
        ...source,
        packingSlips,
        onlyUnprinted,
        profileId: profile?.id ?? null,
        first: chunk * pagesPerChunk + 1,
        limit: pagesPerChunk,
      }),
    enabled: isWanted,
    gcTime: 30_000,
  });
}

/** Asks for the pages again, because labels were printed or bought meanwhile. */
export function refreshPreview(): void {
  void queries.invalidateQueries({ queryKey: [preview] });
}

export function useJournal(limit: number, offset: number, search: string, jobId: string | null) {
  return useQuery({
    queryKey: ["printing", "journal", limit, offset, search, jobId],
    queryFn: () =>
      station.listPrinted({
        limit,
        offset,
        ...(search === "" ? {} : { search }),
        ...(jobId === null ? {} : { jobId }),
      }),
    placeholderData: keepPreviousData,
  });
}

/** The printers of this computer. They come and go without news, so they are asked for each time. */
export function useSystemPrinters() {
  return useQuery({
    queryKey: ["printing", "system"],
    queryFn: () => station.listPrinters(),
    refetchOnMount: "always",
  });
}

/** Batches, newest first, for choosing one to print. */
export function useBatches() {
  return useQuery({
    queryKey: ["batches", "to-print"],
    queryFn: () => station.listBatches({ limit: 50 }),
  });
}

export function useSaveProfile() {
  return useMutation({
    mutationFn: station.savePrinterProfile,
    onSuccess: () => queries.invalidateQueries({ queryKey: ["printing"] }),
  });
}

/** Labels that no end-of-day form has yet. */
export function useOpenDays() {
  return useQuery({
    queryKey: ["manifests", "open"],
    queryFn: () => station.listOpenDays(),
    refetchOnMount: "always",
  });
}

export const formsPerPage = 20;

/** The end-of-day forms that were made, newest first. */
export function useForms(offset: number) {
  return useQuery({
    queryKey: ["manifests", "made", offset],
    queryFn: () => station.listManifests({ limit: formsPerPage, offset }),
    placeholderData: keepPreviousData,
  });
}
