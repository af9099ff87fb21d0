import { spawn } from "node:child_process";
import { Pool } from "undici";
import { dana, parcel, warehouse } from "../seeds/warehouse.ts";
import { paired, type PairedResult } from "./paired.ts";
import { lineOf, perSecond, startStation } from "./station-process.ts";

const slice = 250;

/** POST rates (four carriers, validated, quotes stored durably) over a bare server replying the same bytes. */
export async function benchRates(): Promise<PairedResult> {
  const station = await startStation();
  const body = { fromAddress: warehouse, toAddress: dana, packageDetails: parcel };
  const { status, text } = await station.post("/shipping/rates", body);
  if (status !== 200) throw new Error(`rates answered ${status}: ${text}`);
  const bare = spawn(
    process.execPath,
    ["tests/bench/bare-server.ts", Buffer.from(text).toString("base64")],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const [, url = ""] = await lineOf(bare, /Listening on (\S+)/);
  const pool = new Pool(url, { connections: 10, pipelining: 1 });
  const sent = JSON.stringify(body);
  try {
    return await paired(
      "rates over bare node:http",
      "requests/s",
      24,
      () => perSecond(slice, () => station.post("/shipping/rates", body)),
      () =>
        perSecond(slice, async () => {
          const answer = await pool.request({
            method: "POST",
            path: "/api/v1/shipping/rates",
            headers: station.headers,
            body: sent,
          });
          await answer.body.text();
        }),
    );
  } finally {
    await pool.close();
    bare.kill();
    await station.close();
  }
}
