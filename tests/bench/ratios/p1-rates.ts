import { paired } from "../paired.ts";
import type { Row } from "../row.ts";
import { startBareServer } from "../subjects/bare-server.ts";
import { Connection, perSecond } from "../subjects/connection.ts";
import { ratesBody } from "../subjects/orders.ts";
import { startStation } from "../subjects/station-process.ts";

const sliceMs = 250;

/** POST rates (four carriers, validated, quotes stored durably) over a bare server replying the same bytes to the same POST. */
export async function benchRates(): Promise<Row[]> {
  const station = await startStation();
  try {
    const { status, text } = await station.post("/shipping/rates", ratesBody);
    if (status !== 200) throw new Error(`rates answered ${status}: ${text}`);
    const bare = await startBareServer(text);
    const others = station.connections.map(() => new Connection(bare.url));
    const sent = JSON.stringify(ratesBody);
    const row = await paired({
      what: "POST rates of four carriers over bare node:http",
      unit: "requests/s",
      pairs: 24,
      goal: { atLeast: 0.25 },
      ours: () =>
        perSecond(sliceMs, station.connections, (connection) =>
          station.post("/shipping/rates", ratesBody, connection),
        ),
      limit: () =>
        perSecond(sliceMs, others, (connection) =>
          connection.ask("POST", "/api/v1/shipping/rates", station.headers, sent),
        ),
    });
    for (const connection of others) connection.close();
    bare.close();
    return [row];
  } finally {
    await station.close();
  }
}
