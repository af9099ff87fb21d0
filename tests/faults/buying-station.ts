import { StationWorld } from "./station-world.ts";

/** Run as a process under strace: buys so many orders of one label, one after the other, and says how the storage was set. */
const [folder = "", count = "0"] = process.argv.slice(2);
const world = await StationWorld.open({ folder, keep: true });
const { store } = world.station.station.parts;
// A checkpoint now and then would blur the count of what each purchase costs.
store.keepWholeLog();
await world.station.desk.deposit({ currency: "LTC", amount: "50" });
for (let n = 0; n < Number(count); n++) {
  const orderId = await world.order([{ to: "fine" }]);
  const { successCount } = await world.station.desk.purchaseLabels({ orderId });
  if (successCount !== 1) throw new Error(`purchase ${n} failed`);
}
const synchronous = Number(store.db.pragma("synchronous", { simple: true }));
process.stdout.write(`${JSON.stringify({ synchronous })}\n`);
await world.stop();
