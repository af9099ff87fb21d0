import { orderFile } from "./order-file.ts";
import { type Desk, untilBatch } from "./own-station.ts";

type BatchDesk = Pick<Desk, "importBatch" | "getBatch" | "quoteBatch" | "buyBatch">;

/** Seldom, where asking goes through a window that is measured. */
const seldomMs = 250;

/** A batch of so many rows, all of them verified and rated; its id. */
export async function readyBatch(
  desk: BatchDesk,
  count: number,
  everyMs = seldomMs,
): Promise<string> {
  const { id } = await desk.importBatch({ fileName: `${count}.csv`, bytes: orderFile(count) });
  await untilBatch(desk, id, ({ ready }) => ready === count, everyMs);
  return id;
}

/** Buys every row of a batch and waits for the last label. */
export async function buyBatch(
  desk: BatchDesk,
  id: string,
  count: number,
  everyMs = seldomMs,
): Promise<void> {
  const { usd } = await desk.quoteBatch({ id });
  await desk.buyBatch({ id, commandId: `bench-${id}`, expectedUsd: usd });
  await untilBatch(desk, id, ({ bought }) => bought === count, everyMs);
}
