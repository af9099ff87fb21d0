/** One request of an example; `path` is below the API's address. */
export interface ExampleRequest {
  method: "GET" | "POST";
  path: string;
  body?: object;
}

/** The whole job in five requests. RATE_ID and ORDER_ID stand for what an earlier one answered. */
export const exampleRequests = {
  rates: {
    method: "POST",
    path: "/shipping/rates",
    body: {
      fromAddress: {
        name: "Mile High Goods",
        street1: "1701 Wynkoop St",
        city: "Denver",
        state: "CO",
        zip: "80202",
        country: "US",
      },
      toAddress: {
        name: "Ada Ramirez",
        street1: "1100 Congress Ave",
        city: "Austin",
        state: "TX",
        zip: "78701",
        country: "US",
      },
      packageDetails: { length: 10, width: 8, height: 4, weight: 35 },
    },
  },
  order: {
    method: "POST",
    path: "/orders",
    body: { items: [{ rateId: "RATE_ID" }], externalReference: "MY-1001" },
  },
  purchase: {
    method: "POST",
    path: "/labels/purchase",
    body: { orderId: "ORDER_ID", currency: "LTC" },
  },
  tracking: { method: "GET", path: "/tracking/EZ4000000004" },
  webhook: {
    method: "POST",
    path: "/webhooks",
    body: {
      webhookUrl: "http://127.0.0.1:3000/shipdeck",
      events: ["label.created", "label.failed"],
    },
  },
} as const satisfies Record<string, ExampleRequest>;

export type ExampleTask = keyof typeof exampleRequests;
