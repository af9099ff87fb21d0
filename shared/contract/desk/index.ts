import { backupRows } from "./backups.ts";
import { accountRows } from "./account.ts";
import { batchGridRows } from "./batch-grid.ts";
import { batchPurchaseRows } from "./batch-purchase.ts";
import { batchRows } from "./batches.ts";
import { depositRows } from "./deposits.ts";
import { diagnosticsRows } from "./diagnostics.ts";
import { documentRows } from "./documents.ts";
import { exchangeRateRows } from "./exchange-rates.ts";
import { goingLiveRows } from "./going-live.ts";
import { keyRows } from "./keys.ts";
import { labelRows } from "./labels.ts";
import { localApiRows } from "./local-api.ts";
import { machineRows } from "./machine.ts";
import { networkRows } from "./network.ts";
import { parcelRows } from "./parcels.ts";
import { policyRows } from "./policy.ts";
import { printerRows } from "./printers.ts";
import { printingRows } from "./printing.ts";
import { rateCardRows } from "./rate-cards.ts";
import { scanRows } from "./scan.ts";
import { securityRows } from "./security.ts";
import { settingsRows } from "./settings.ts";
import { stationRows } from "./station.ts";
import { updateRows } from "./updates.ts";
import { walletRows } from "./wallet.ts";
import { webhookConsoleRows } from "./webhook-console.ts";

/** What only the person at the desk may do: IPC and the command line. HTTP is built from `api` alone, so none of it leaks. */
export const desk = {
  ...stationRows,
  ...accountRows,
  ...goingLiveRows,
  ...networkRows,
  ...policyRows,
  ...updateRows,
  ...walletRows,
  ...depositRows,
  ...exchangeRateRows,
  ...labelRows,
  ...documentRows,
  ...keyRows,
  ...settingsRows,
  ...machineRows,
  ...backupRows,
  ...securityRows,
  ...diagnosticsRows,
  ...batchRows,
  ...batchGridRows,
  ...batchPurchaseRows,
  ...rateCardRows,
  ...printerRows,
  ...printingRows,
  ...scanRows,
  ...parcelRows,
  ...webhookConsoleRows,
  ...localApiRows,
};
export type Desk = typeof desk;
