import { accountOperations } from "./account.ts";
import { addressOperations } from "./address.ts";
import { carrierOperations } from "./carriers.ts";
import { labelOperations } from "./labels.ts";
import { manifestOperations } from "./manifests.ts";
import { orderOperations } from "./orders.ts";
import { rateOperations } from "./rates.ts";
import { trackingOperations } from "./tracking.ts";
import { webhookOperations } from "./webhooks.ts";

/** The public operations: HTTP below /api/v1, IPC and the tests alike. */
export const api = {
  ...accountOperations,
  ...addressOperations,
  ...carrierOperations,
  ...rateOperations,
  ...orderOperations,
  ...labelOperations,
  ...manifestOperations,
  ...trackingOperations,
  ...webhookOperations,
};
export type Api = typeof api;
