import { station } from "../../station/connect.ts";
import { queries } from "../../station/news.ts";
import { useDefaultPrinter } from "../../station/printers.ts";
import { useSettings } from "../../station/settings.ts";

/** Sends the labels of one purchase to the default printer; nothing without a printer. Throws what the station refuses. */
export function usePrintItems(): (orderItemIds: string[]) => Promise<void> {
  const printer = useDefaultPrinter();
  const { data: settings } = useSettings();
  return async (orderItemIds) => {
    if (!printer || orderItemIds.length === 0) return;
    await station.startPrint({
      // The labels of one purchase are printed once, however often the window asks.
      commandId: `scan ${orderItemIds[0]}`,
      orderItemIds,
      profileId: printer.id,
      packingSlips: settings?.packingSlips ?? false,
    });
    await queries.invalidateQueries({ queryKey: ["printing"] });
  };
}
