import { readFile } from "node:fs/promises";
import Papa from "papaparse";
import { matchColumns } from "#electron/imports/columns/match-columns.ts";
import { draftRows } from "#electron/imports/draft-rows.ts";
import { readOrderFile } from "#electron/imports/read-order-file.ts";
import { paired } from "../paired.ts";
import type { Row } from "../row.ts";

const lines = 10_000;

async function ordersOf(count: number): Promise<Uint8Array> {
  const sample = await readFile("resources/examples/orders-sample.csv", "utf8");
  const [header = "", ...orders] = sample.trimEnd().split(/\r?\n/);
  const made = Array.from({ length: count }, (_, at) =>
    (orders[at % orders.length] ?? "").replace(/^\d+/, String(5000 + at)),
  );
  return Buffer.from([header, ...made].join("\r\n"));
}

async function secondsOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** An order file from bytes to parcels, over papaparse alone on the same bytes: what recognising, checking and converting cost. */
export async function benchImports(): Promise<Row[]> {
  const bytes = await ordersOf(lines);
  const text = Buffer.from(bytes).toString("utf8");
  let parcels = 0;
  const row = await paired({
    what: `order file of ${lines} lines over papaparse alone`,
    unit: "lines/s",
    pairs: 12,
    goal: null,
    ours: async () =>
      lines /
      (await secondsOf(async () => {
        const file = await readOrderFile({ fileName: "orders.csv", bytes });
        const { mapping } = matchColumns(file.headers, []);
        parcels = (await draftRows(file, mapping)).length;
      })),
    limit: async () => lines / (await secondsOf(() => Papa.parse(text))),
  });
  if (parcels !== lines) throw new Error(`${lines} lines became ${parcels} parcels`);
  const most = await ordersOf(50_000);
  const seconds = await secondsOf(() => readOrderFile({ fileName: "orders.csv", bytes: most }));
  return [{ ...row, note: `50,000 lines read in ${seconds.toFixed(1)} s` }];
}
