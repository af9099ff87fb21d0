#!/usr/bin/env node
/**
 * Ships every order of a CSV file through a running station: verify, rate, order, buy the cheapest label, save the PDF.
 * It uses the HTTP API only, as any program of yours would. Run again, it ships what was not shipped, and nothing twice.
 *
 *   npm run station -- serve                                   (or the app, in another window)
 *   npm run station -- keys create --name csv                  (put key and secret into the two variables below)
 *   npm run station -- wallet deposit --currency LTC --amount 50
 *   SHIPDECK_API_KEY=ssk_… SHIPDECK_API_SECRET=sss_… node resources/examples/ship-csv.mjs resources/examples/orders-sample.csv
 *
 * Options: --out labels (folder of the PDFs)  --strict (exit 1 when a line was not shipped)
 */
import { mkdir, readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { parseCsv } from "./csv.mjs";
import { Refused, ship } from "./shipdeck.mjs";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string", default: "labels" },
    strict: { type: "boolean", default: false },
  },
});
const [file] = positionals;
if (!file) {
  console.error("Usage: node ship-csv.mjs FILE.csv [--out FOLDER] [--strict]");
  process.exit(2);
}

const rows = parseCsv(await readFile(file, "utf8"));
await mkdir(options.out, { recursive: true });
const run = new Date().toISOString();
let shipped = 0;
for (const [index, row] of rows.entries()) {
  const line = `line ${index + 2}, order ${row["Order Number"]}`;
  try {
    const { state, text } = await ship(row, { run, labels: options.out });
    console.log(`${line}: ${state === "shipped" ? "" : `${state.toUpperCase()}: `}${text}`);
    if (state !== "pending") shipped += 1;
  } catch (error) {
    // One parcel's trouble stops no other; a station that is gone stops all.
    if (!(error instanceof Refused)) throw error;
    console.log(`${line}: NOT SHIPPED: ${error.message}`);
  }
}
console.log(`${shipped} shipped, ${rows.length - shipped} not shipped.`);
if (options.strict && shipped < rows.length) process.exitCode = 1;
