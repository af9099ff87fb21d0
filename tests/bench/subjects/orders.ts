import { dana, parcel, warehouse } from "../../seeds/warehouse.ts";
import type { Connection } from "./connection.ts";
import type { StationProcess } from "./station-process.ts";

interface Data<T> {
  data: T;
}

/** Rates of one parcel with every carrier. */
export const ratesBody = { fromAddress: warehouse, toAddress: dana, packageDetails: parcel };

async function freshOrder(station: StationProcess, connection: Connection): Promise<string> {
  const body = { ...ratesBody, carriers: ["USPS"] };
  const rated = await station.post("/shipping/rates", body, connection);
  const { data } = JSON.parse(rated.text) as Data<{ rates: { id: string }[] }>;
  const items = [{ rateId: data.rates[0]?.id }];
  const made = await station.post("/orders", { items }, connection);
  return (JSON.parse(made.text) as Data<{ orderId: string }>).data.orderId;
}

/** So many orders of one label each that nobody has bought yet; their ids. */
export async function freshOrders(station: StationProcess, count: number): Promise<string[]> {
  const orders: string[] = [];
  let left = count;
  await Promise.all(
    station.connections.map(async (connection) => {
      while (left-- > 0) orders.push(await freshOrder(station, connection));
    }),
  );
  return orders;
}

interface Bought {
  successCount: number;
  labels: { trackingCode: string }[];
}

/** Buys the label of an order; its tracking code. */
export async function buyOrder(
  station: StationProcess,
  orderId: string,
  connection?: Connection,
): Promise<string> {
  const asked = { orderId, currency: "BTC" };
  const { status, text } = await station.post("/labels/purchase", asked, connection);
  const { data } = JSON.parse(text) as Data<Bought>;
  if (status !== 200 || data.successCount !== 1)
    throw new Error(`purchase answered ${status}: ${text}`);
  return data.labels[0]?.trackingCode ?? "";
}
