/**
 * Ships one parcel with a typed client: wrong fields do not compile. The client is generated from the station's own
 * description, by a public generator:
 *
 *   curl -s http://127.0.0.1:4810/api/v1/openapi.json -o openapi.json
 *   npm install @oazapfts/runtime && npx oazapfts openapi.json shipdeck-api.ts
 *   SHIPDECK_API_KEY=ssk_… SHIPDECK_API_SECRET=sss_… node typed-client.ts
 */
import { HttpError, ok } from "@oazapfts/runtime";
import {
  createOrder,
  defaults,
  getRates,
  getTracking,
  purchaseLabels,
  type Address,
} from "./shipdeck-api.ts";

const {
  SHIPDECK_URL: url = "http://127.0.0.1:4810",
  SHIPDECK_API_KEY: key,
  SHIPDECK_API_SECRET: secret,
} = process.env;
if (!key || !secret) throw new Error("Set SHIPDECK_API_KEY and SHIPDECK_API_SECRET.");
defaults.baseUrl = `${url}/api/v1`;
defaults.headers = { "X-API-Key": key, "X-API-Secret": secret };

const shipper: Address = {
  name: "Shipping Desk",
  street1: "1 Dr Carlton B Goodlett Pl",
  city: "San Francisco",
  state: "CA",
  zip: "94102",
  country: "US",
};
const customer: Address = {
  name: "Dana Ruiz",
  street1: "600 Dexter Ave",
  city: "Montgomery",
  state: "AL",
  zip: "36130",
  country: "US",
};

/** Orders and buys the cheapest rate. Your own number of the order keeps a request that is sent again from being a second one. */
async function ship(number: string): Promise<void> {
  const packageDetails = { length: 10, width: 8, height: 4, weight: 18 };
  const quote = await ok(getRates({ fromAddress: shipper, toAddress: customer, packageDetails }));
  const [cheapest] = quote.data.rates;
  if (!cheapest) throw new Error("No carrier takes this parcel.");
  const order = { items: [{ rateId: cheapest.id }], externalReference: number };
  const ordered = await ok(createOrder(order, { idempotencyKey: `order-${number}` }));
  const { orderId } = ordered.data;
  const bought = await ok(purchaseLabels({ orderId }, { idempotencyKey: `buy-${orderId}` }));
  for (const { trackingCode, labelUrl, carrier, service, message } of bought.data.labels) {
    if (!trackingCode) throw new Error(message ?? "The carrier has not answered yet.");
    const tracking = await ok(getTracking(trackingCode));
    console.log(carrier, service, trackingCode, labelUrl, tracking.data.status);
  }
}

try {
  await ship("1001");
} catch (error) {
  // The station says which field is wrong, and what would pass.
  if (error instanceof HttpError) console.error(JSON.stringify(error.data, null, 2));
  else console.error(error);
  process.exitCode = 1;
}
