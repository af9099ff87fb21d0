import { useQuery } from "@tanstack/react-query";
import type { PrinterProfile } from "#shared/contract/desk/printer-profile.ts";
import { station } from "./connect.ts";
import { useSettings } from "./settings.ts";

/** The printer profiles, by name. */
export function usePrinterProfiles() {
  return useQuery({
    queryKey: ["printing", "profiles"],
    queryFn: () => station.listPrinterProfiles(),
  });
}

/** The last print jobs, newest first. */
export function usePrintJobs() {
  return useQuery({
    queryKey: ["printing", "jobs"],
    queryFn: () => station.listPrintJobs({ limit: 20 }),
  });
}

/** The profile that prints when nobody says otherwise: the settings' one, else the first; null without any. */
export function useDefaultPrinter(): PrinterProfile | null {
  const { data } = usePrinterProfiles();
  const { data: settings } = useSettings();
  const profiles = data?.profiles ?? [];
  return profiles.find(({ id }) => id === settings?.printerProfileId) ?? profiles[0] ?? null;
}
