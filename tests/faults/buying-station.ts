import { StationWorld } from "./station-world.ts";

/** Run as a process under strace: so often buys an order of one label, deposits, and voids the label; and says how the storage was set. */
const [folder = "", count = "0"] = process.argv.slice(2);
const world = await StationWorld.open({ folder, keep: true });
const { store } = world.station.station.parts;
// A checkpoint now and then would blur the count of what each purchase costs.
store.keepWholeLog();
await world.station.desk.deposit({ currency: "LTC", amount: "50" });
for (let n = 0; n < Number(count); n++) {
  const orderId = await world.order([{ to: "fine" }]);
  const { labels } = await world.station.desk.purchaseLabels({ orderId });
  const [label] = labels;
  if (!label?.success) throw new Error(`purchase ${n} failed`);
  await world.station.desk.deposit({ currency: "BTC", amount: "0.01" });
  await world.station.desk.voidLabel({ orderItemId: label.orderItemId });
}
const synchronous = Number(store.db.pragma("synchronous", { simple: true }));
process.stdout.write(`${JSON.stringify({ synchronous })}\n`);
await world.stop();
