import type { LabelRow, NewBatchRow } from "#electron/store/rows.ts";
import type { Tables } from "#electron/store/tables/index.ts";
import type { Insertable } from "kysely";
import { ManualClock } from "../manual-clock.ts";
import { batchOf, buyAll, openWarehouse, rowTo } from "../service/batches/batch-room.ts";

/** Rows as the station writes them, taken from orders that it really bought: every later one is made in their likeness. */
export interface Template {
  shipment: Insertable<Tables["shipment"]>;
  quotes: readonly Insertable<Tables["quote"]>[];
  label: LabelRow;
  batchRow: NewBatchRow;
  webhookId: string;
  priceMicros: number;
}

/** Buys one batch of one row in a new data folder, through the whole station. */
export async function liveFirstDay(data: string, startMs: number): Promise<Template> {
  const clock = new ManualClock(startMs);
  await using station = await openWarehouse({ data, clock });
  const { desk } = station;
  // Nobody listens there; its deliveries are answered by whoever lives the later days.
  const webhook = await desk.createWebhook({
    webhookUrl: "http://127.0.0.1:9/events",
    events: ["label.created", "label.failed"],
  });
  const batchId = await batchOf(station, [rowTo("Dana Ruiz")]);
  await buyAll(station, batchId);
  const { db } = station.station.parts.store;
  const one = (sql: string) => db.prepare(sql).get();
  return {
    shipment: one("SELECT * FROM shipment") as Template["shipment"],
    quotes: db.prepare("SELECT * FROM quote ORDER BY cents").all() as Template["quotes"],
    label: one("SELECT * FROM label") as LabelRow,
    batchRow: one("SELECT * FROM batch_row") as NewBatchRow,
    webhookId: webhook.id,
    priceMicros: db.prepare("SELECT price_micros FROM attempt").pluck().get() as number,
  };
}
