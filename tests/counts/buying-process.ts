import { closeSync, fsyncSync, openSync, statSync } from "node:fs";
import { join } from "node:path";
import { httpClient } from "#electron/http-client.ts";
import { filesOf } from "#electron/open-parts.ts";
import { openFileKeeper } from "#electron/store/file-keeper.ts";
import { orderFile } from "../bench/subjects/order-file.ts";
import { orderFor, warehouse } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";
import { countStatements } from "./count-statements.ts";

/**
 * Run as a process under strace: buys `count` labels, one order after the other over HTTP or as one batch, between two syncs of a file
 * `mark`; then says how many SQL statements that took.
 */
const [folder = "", kind = "", wanted = "0"] = process.argv.slice(2);
const count = Number(wanted);
const { counts, total } = countStatements();
/** The same bytes in every run, so that the same pages of the database are written. */
function sameBytes(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  // A linear congruential generator (Numerical Recipes).
  for (let at = 0; at < length; at++)
    bytes[at] = (seed = (seed * 1_664_525 + 1_013_904_223) >>> 0) >>> 24;
  return bytes;
}
let seed = 20_261_121;

/** Of the bodies of requests and answers. */
const wire = { sent: 0, received: 0 };
const countedFetch: typeof fetch = async (url, init) => {
  const answer = await fetch(url, init);
  const body = await answer.arrayBuffer();
  wire.sent += Buffer.byteLength(typeof init?.body === "string" ? init.body : "");
  wire.received += body.byteLength;
  return new Response(body, answer);
};

await using station = await TestStation.open({
  data: folder,
  randomBytes: sameBytes,
  keepFiles: openFileKeeper,
});
const { desk } = station;
await desk.updateSettings({ shipFrom: [{ id: "main", name: "Main", address: warehouse }] });
await desk.deposit({ currency: "LTC", amount: "1000" });
// A checkpoint now and then would blur the count of what each purchase costs.
station.station.parts.store.keepWholeLog();

async function singles(): Promise<() => Promise<void>> {
  const client = httpClient(station.url, await station.key(), countedFetch);
  const orders: string[] = [];
  for (let n = 0; n <= count; n++) orders.push((await orderFor(client)).orderId);
  const buy = async (orderId: string) => {
    await client.purchaseLabels({ orderId, currency: "LTC" });
    await station.station.processAll();
  };
  // The first purchase starts the drawing thread and makes folders; it is not counted.
  await buy(orders.pop() ?? "");
  return async () => {
    for (const orderId of orders) await buy(orderId);
  };
}

async function batch(): Promise<() => Promise<void>> {
  const { id } = await desk.importBatch({ fileName: "all.csv", bytes: orderFile(count) });
  await station.station.processAll();
  const { usd } = await desk.quoteBatch({ id });
  return async () => {
    await desk.buyBatch({ id, commandId: "count", expectedUsd: usd });
    await station.station.processAll();
    const { bought } = (await desk.getBatch({ id })).counts;
    if (bought !== count) throw new Error(`${bought} of ${count} labels were bought`);
  };
}

const mark = openSync(join(folder, "mark"), "w");
const buyAll = await (kind === "single" ? singles() : batch());
await station.station.processAll();
fsyncSync(mark);
const before = new Map(counts);
const log = `${filesOf(station.station.config.folder).database}-wal`;
const logBefore = statSync(log).size;
wire.sent = 0;
wire.received = 0;
const from = total();
await buyAll();
const statements = total() - from;
fsyncSync(mark);
closeSync(mark);
const written = statSync(log).size - logBefore;
const each = [...counts]
  .map(([sql, times]) => [sql, (times - (before.get(sql) ?? 0)) / count] as const)
  .filter(([, times]) => times > 0);
process.stdout.write(
  `${JSON.stringify({ statements, each: Object.fromEntries(each), written, ...wire })}\n`,
);
