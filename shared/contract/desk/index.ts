import { batchRows } from "./batches.ts";
import { carrierRows } from "./carriers.ts";
import { documentRows } from "./documents.ts";
import { keyRows } from "./keys.ts";
import { labelRows } from "./labels.ts";
import { localApiRows } from "./local-api.ts";
import { machineRows } from "./machine.ts";
import { parcelRows } from "./parcels.ts";
import { printingRows } from "./printing.ts";
import { scanRows } from "./scan.ts";
import { settingsRows } from "./settings.ts";
import { stationRows } from "./station.ts";
import { walletRows } from "./wallet.ts";
import { webhookConsoleRows } from "./webhook-console.ts";

/** What only the person at the desk may do: IPC and the command line. HTTP is built from `api` alone, so none of it leaks. */
export const desk = {
  ...stationRows,
  ...walletRows,
  ...labelRows,
  ...documentRows,
  ...keyRows,
  ...settingsRows,
  ...machineRows,
  ...batchRows,
  ...carrierRows,
  ...printingRows,
  ...scanRows,
  ...parcelRows,
  ...webhookConsoleRows,
  ...localApiRows,
};
export type Desk = typeof desk;
