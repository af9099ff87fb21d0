import { paired } from "../paired.ts";
import type { Row } from "../row.ts";
import { buyOrder, freshOrders } from "../subjects/orders.ts";
import { openRawPurchases } from "../subjects/raw-purchase.ts";
import { startStation } from "../subjects/station-process.ts";

const pairs = 24;
/** What takes each side 100 to 300 ms. */
const perSlice = 20;
const rawPerSlice = 400;

/**
 * Durable purchases over HTTP, ten at a time, each with its label drawn, synced to the disk and hashed; over raw
 * better-sqlite3 committing the same rows with FULL, one purchase after the other.
 */
export async function benchPurchases(): Promise<Row[]> {
  const station = await startStation();
  const raw = openRawPurchases();
  try {
    const orders = await freshOrders(station, (pairs + 1) * perSlice);
    raw.prepare((pairs + 1) * rawPerSlice);
    return [
      await paired({
        what: "durable purchases over HTTP, label files and all, over raw commits of their rows",
        unit: "purchases/s",
        pairs,
        goal: { atLeast: 0.5 },
        ours: async () => {
          const slice = orders.splice(0, perSlice);
          const start = performance.now();
          await Promise.all(
            station.connections.map(async (connection) => {
              for (let id = slice.pop(); id !== undefined; id = slice.pop())
                await buyOrder(station, id, connection);
            }),
          );
          return (perSlice * 1000) / (performance.now() - start);
        },
        limit: async () => {
          const start = performance.now();
          for (let count = 0; count < rawPerSlice; count++) raw.buy();
          return (rawPerSlice * 1000) / (performance.now() - start);
        },
      }),
    ];
  } finally {
    raw.close();
    await station.close();
  }
}
