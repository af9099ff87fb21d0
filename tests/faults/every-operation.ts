import { dana, parcel, warehouse } from "../seeds/warehouse.ts";
import type { KeptEvenings } from "./kept-evenings.ts";

interface Asked {
  method: string;
  path: string;
  body?: unknown;
  /** Does it change anything? */
  writes: boolean;
  /** Is it about something that was made after noon? */
  later?: true;
}

/** One request of each operation of the API, which a healthy station on that folder fulfils. */
export function everyOperation({ ids }: KeptEvenings): Record<string, Asked> {
  const rates = { fromAddress: warehouse, toAddress: dana, packageDetails: parcel };
  const hook = `/webhooks/${ids.hook}`;
  const read = (path: string): Asked => ({ method: "GET", path, writes: false });
  const later = (asked: Asked): Asked => ({ ...asked, later: true });
  const write = (method: string, path: string, body?: unknown): Asked => ({
    method,
    path,
    body,
    writes: true,
  });
  return {
    getBalance: read("/account/balance?includeTransactions=true"),
    // It keeps the address under the id that it answers.
    verifyAddress: write("POST", "/shipping/verify-address", { address: dana }),
    listCarriers: read("/carriers"),
    getRates: write("POST", "/shipping/rates", rates),
    listOrders: read("/orders"),
    createOrder: write("POST", "/orders", { items: [{ rateId: ids.rate }] }),
    getOrder: later(read(`/orders/${ids.order}`)),
    purchaseLabels: later(write("POST", "/labels/purchase", { orderId: ids.unpaid })),
    voidLabel: later(write("POST", `/labels/${ids.item}/void`)),
    listManifests: read("/manifests"),
    createManifest: write("POST", "/manifests", { carrier: "USPS" }),
    getManifest: later(read(`/manifests/${ids.manifest}`)),
    // The carrier knows the parcel, whatever the database does.
    getTracking: read(`/tracking/${ids.code}`),
    listWebhooks: read("/webhooks"),
    createWebhook: write("POST", "/webhooks", {
      webhookUrl: "http://127.0.0.1:9/other",
      events: ["label.failed"],
    }),
    getWebhook: read(hook),
    updateWebhook: write("PATCH", hook, { events: ["label.failed"] }),
    deleteWebhook: write("DELETE", hook),
    testWebhook: write("POST", `${hook}/test`),
    listDeliveries: read(`${hook}/deliveries`),
    replayDelivery: write("POST", `${hook}/deliveries/${ids.delivery}/replay`),
    rotateWebhookSecret: write("POST", `${hook}/rotate-secret`),
  };
}
