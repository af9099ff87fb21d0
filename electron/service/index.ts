import type { Desk } from "#shared/contract/desk/index.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import { accountVerbs } from "./account/index.ts";
import { goingLiveVerbs } from "./going-live/index.ts";
import { networkVerbs } from "./network/index.ts";
import { verifyAddress } from "./addresses/verify-address.ts";
import { backupVerbs } from "./backups/index.ts";
import { batchVerbs } from "./batches/index.ts";
import { listCarriers } from "./carriers/list-carriers.ts";
import type { Context } from "./context.ts";
import { depositVerbs } from "./deposits/index.ts";
import { documentVerbs } from "./documents/index.ts";
import { createKey } from "./keys/create-key.ts";
import { listKeys } from "./keys/list-keys.ts";
import { revokeKey } from "./keys/revoke-key.ts";
import { rotateKey } from "./keys/rotate-key.ts";
import { listRefunds } from "./labels/list-refunds.ts";
import { purchaseLabels } from "./labels/purchase-labels.ts";
import { readLabel } from "./labels/read-label.ts";
import { voidLabel } from "./labels/void-label.ts";
import { localApiVerbs } from "./local-api/index.ts";
import { diagnosticsVerbs } from "./diagnostics/index.ts";
import { machineVerbs } from "./machine/index.ts";
import { manifestVerbs } from "./manifests/index.ts";
import { createOrder } from "./orders/create-order.ts";
import { getOrder } from "./orders/get-order.ts";
import { listOrders } from "./orders/list-orders.ts";
import { policyVerbs } from "./policy/index.ts";
import { updateVerbs } from "./updates/index.ts";
import { parcelVerbs } from "./parcels/index.ts";
import { printingVerbs } from "./printing/index.ts";
import { rateCardVerbs } from "./rate-cards/index.ts";
import { getRates } from "./rates/get-rates.ts";
import { scanVerbs } from "./scan/index.ts";
import { readLog } from "./station/read-log.ts";
import { securityVerbs } from "./security/index.ts";
import { settingsVerbs } from "./settings/index.ts";
import { getTracking } from "./tracking/get-tracking.ts";
import { deposit } from "./wallet/deposit.ts";
import { getBalance } from "./wallet/get-balance.ts";
import { exportWalletEntries } from "./wallet/export-entries.ts";
import { getExchangeRates } from "./wallet/get-exchange-rates.ts";
import { getSpend } from "./wallet/get-spend.ts";
import { getWallet } from "./wallet/get-wallet.ts";
import { listWalletEntries } from "./wallet/list-entries.ts";
import { webhookConsoleVerbs } from "./webhooks/console.ts";
import { createWebhook } from "./webhooks/create-webhook.ts";
import { deleteWebhook } from "./webhooks/delete-webhook.ts";
import { getWebhook } from "./webhooks/get-webhook.ts";
import { listDeliveries } from "./webhooks/list-deliveries.ts";
import { listWebhooks } from "./webhooks/list-webhooks.ts";
import { replayDelivery } from "./webhooks/replay-delivery.ts";
import { rotateWebhookSecret } from "./webhooks/rotate-webhook-secret.ts";
import { testWebhook } from "./webhooks/test-webhook.ts";
import { updateWebhook } from "./webhooks/update-webhook.ts";

/** Every verb by the name of its row. A row without a verb does not compile. */
export const handlers: Handlers<Api & Desk, Context> = {
  verifyAddress,
  getRates,
  createOrder,
  listOrders,
  getOrder,
  purchaseLabels,
  voidLabel,
  getBalance,
  getTracking,
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  testWebhook,
  listDeliveries,
  replayDelivery,
  rotateWebhookSecret,
  getStation: async (ctx) => ctx.about(),
  readLog,
  ...accountVerbs,
  ...goingLiveVerbs,
  ...networkVerbs,
  ...policyVerbs,
  ...updateVerbs,
  getWallet,
  getExchangeRates,
  deposit,
  listWalletEntries,
  exportWalletEntries,
  getSpend,
  readLabel,
  listRefunds,
  listCarriers,
  ...depositVerbs,
  ...manifestVerbs,
  ...documentVerbs,
  listKeys,
  createKey,
  revokeKey,
  rotateKey,
  ...settingsVerbs,
  ...machineVerbs,
  ...backupVerbs,
  ...securityVerbs,
  ...diagnosticsVerbs,
  ...batchVerbs,
  ...rateCardVerbs,
  ...printingVerbs,
  ...scanVerbs,
  ...parcelVerbs,
  ...webhookConsoleVerbs,
  ...localApiVerbs,
};
