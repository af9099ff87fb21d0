import { paired } from "../paired.ts";
import type { Row } from "../row.ts";
import { startBareServer } from "../subjects/bare-server.ts";
import { Connection, perSecond } from "../subjects/connection.ts";
import { buyOrder, freshOrders } from "../subjects/orders.ts";
import { startStation, type StationProcess } from "../subjects/station-process.ts";

const sliceMs = 150;

async function overBare(station: StationProcess, what: string, path: string): Promise<Row> {
  const { status, text } = await station.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  const bare = await startBareServer(text);
  const others = station.connections.map(() => new Connection(bare.url));
  const row = await paired({
    what: `${what} over bare node:http`,
    unit: "requests/s",
    pairs: 24,
    goal: { atLeast: 0.45 },
    ours: () =>
      perSecond(sliceMs, station.connections, (connection) => station.get(path, connection)),
    limit: () =>
      perSecond(sliceMs, others, (connection) =>
        connection.ask("GET", `/api/v1${path}`, station.headers),
      ),
  });
  for (const connection of others) connection.close();
  bare.close();
  return { ...row, note: `${text.length} bytes` };
}

/** The three things that programs ask most, over a bare server replying the same bytes. */
export async function benchReads(): Promise<Row[]> {
  const station = await startStation();
  try {
    const [orderId = ""] = await freshOrders(station, 1);
    const trackingCode = await buyOrder(station, orderId);
    return [
      await overBare(station, "order by id", `/orders/${orderId}`),
      await overBare(station, "tracking", `/tracking/${trackingCode}`),
      await overBare(station, "balance", "/account/balance"),
    ];
  } finally {
    await station.close();
  }
}
