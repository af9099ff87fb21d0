import { setTimeout as pause } from "node:timers/promises";
import { readyBatch } from "../subjects/batch.ts";
import { openOwnStation, untilBatch } from "../subjects/own-station.ts";

/**
 * One life of a station that buys a big batch, begun in the first life and gone on with in the others. Says `SETTLED n` once the n
 * purchases that the former life left open are settled, and `ENOUGH` after so many labels; ends in order at SIGTERM.
 */
const [folder = "", size = "0", every = "0"] = process.argv.slice(2);
const { station, desk, close } = await openOwnStation(folder);
const { db } = station.parts.store;
// Ids sort by age: what the former life began is older than all that this one begins.
const open = db.prepare("SELECT id FROM attempt WHERE state = 'open' ORDER BY id").pluck().all();
const unsettled = db.prepare("SELECT 1 FROM attempt WHERE state = 'open' AND id <= ? LIMIT 1");
while (unsettled.get(open.at(-1) ?? "")) await pause(1);
process.stdout.write(`SETTLED ${open.length}\n`);

const [known] = (await desk.listBatches({})).batches;
const id = known?.id ?? (await readyBatch(desk, Number(size), 50));
if (!known) {
  const { usd } = await desk.quoteBatch({ id });
  await desk.buyBatch({ id, commandId: "bench", expectedUsd: usd });
}
const begun = (await desk.getBatch({ id })).counts.bought;
await untilBatch(desk, id, ({ bought }) => bought >= begun + Number(every), 2);
process.once("SIGTERM", () => void close().then(() => process.exit(0)));
process.stdout.write("ENOUGH\n");
