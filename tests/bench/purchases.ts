import { dana, parcel, warehouse } from "../seeds/warehouse.ts";
import { paired, type PairedResult } from "./paired.ts";
import { openRawPurchases } from "./raw-purchase.ts";
import { type StationProcess, startStation } from "./station-process.ts";

const pairs = 24;
const perSlice = 20;

interface Data<T> {
  data: T;
}

/** An order of one label that nobody has bought yet; its id. */
export async function freshOrder(station: StationProcess): Promise<string> {
  const rated = await station.post("/shipping/rates", {
    fromAddress: warehouse,
    toAddress: dana,
    packageDetails: parcel,
    carriers: ["USPS"],
  });
  const { data } = JSON.parse(rated.text) as Data<{ rates: { id: string }[] }>;
  const made = await station.post("/orders", { items: [{ rateId: data.rates[0]?.id }] });
  return (JSON.parse(made.text) as Data<{ orderId: string }>).data.orderId;
}

async function buy(station: StationProcess, orderId: string | undefined): Promise<void> {
  const { status, text } = await station.post("/labels/purchase", { orderId, currency: "BTC" });
  const bought = JSON.parse(text) as Data<{ successCount: number }>;
  if (status !== 200 || bought.data.successCount !== 1)
    throw new Error(`purchase answered ${status}: ${text}`);
}

/**
 * Durable purchases over HTTP, ten at a time, each with its label drawn, synced to the disk and hashed; over raw
 * better-sqlite3 committing the same rows with FULL, one purchase after the other.
 */
export async function benchPurchases(): Promise<PairedResult> {
  const station = await startStation();
  const raw = openRawPurchases();
  try {
    const orders: string[] = [];
    while (orders.length < (pairs + 1) * perSlice)
      orders.push(...(await Promise.all(Array.from({ length: 10 }, () => freshOrder(station)))));
    raw.prepare((pairs + 1) * perSlice * 10);
    const ours = async () => {
      const slice = orders.splice(0, perSlice);
      const start = performance.now();
      const lane = async () => {
        for (let id = slice.pop(); id !== undefined; id = slice.pop()) await buy(station, id);
      };
      await Promise.all(Array.from({ length: 10 }, lane));
      return (perSlice * 1000) / (performance.now() - start);
    };
    const limit = async () => {
      const start = performance.now();
      for (let count = 0; count < perSlice * 10; count++) raw.buy();
      return (perSlice * 10 * 1000) / (performance.now() - start);
    };
    return await paired(
      "durable purchases with labels over raw commits",
      "purchases/s",
      pairs,
      ours,
      limit,
    );
  } finally {
    raw.close();
    await station.close();
  }
}
