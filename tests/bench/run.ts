import { loadavg } from "node:os";
import { keepRun, lastPublished } from "./history.ts";
import { publish } from "./publish.ts";
import { extras, ratios } from "./ratios.ts";
import { detail, goalText, machineFacts, type Named, valueText, verdict } from "./report.ts";
import { ordersFolder } from "./subjects/orders-folder.ts";

/**
 * `npm run bench`: the twelve ratios in one run, or those that are named (`npm run bench -- P3 P9`). `--prepare` makes the stations
 * with many orders beforehand (a million take some minutes), `--publish` writes the last run into the README and the history.
 */
const wanted = process.argv.slice(2);

async function prepare(): Promise<void> {
  for (const orders of [1_000, 100_000, 1_000_000]) {
    const start = performance.now();
    const folder = await ordersFolder(orders);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`${folder}: ${orders.toLocaleString("en")} orders (${seconds} s)`);
  }
}

function line(row: Named, before: Named | undefined): string {
  const goal = goalText(row);
  const compared = before ? `; published before: ${valueText(before)}` : "";
  return `${row.id} ${row.what}: ${valueText(row)}${goal ? ` (${goal}: ${verdict(row)})` : ""}; ${detail(row)}${compared}`;
}

async function measure(): Promise<void> {
  const benches = { ...ratios, ...extras };
  const names = wanted.length > 0 ? wanted : Object.keys(ratios);
  for (const name of names)
    if (!benches[name])
      throw new Error(`There is no ${name}; there are ${Object.keys(benches).join(", ")}.`);
  const published = lastPublished();
  const rows: Named[] = [];
  const start = performance.now();
  console.log(`load ${loadavg()[0]?.toFixed(2)}`);
  for (const id of names) {
    const began = performance.now();
    for (const measured of (await benches[id]?.()) ?? []) {
      const row = { id, ...measured };
      rows.push(row);
      const same = published?.rows.find((other) => other.id === id && other.what === row.what);
      console.log(line(row, same));
    }
    console.log(`   ${id} took ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  const report = {
    ...machineFacts(),
    seconds,
    rows: rows.filter(({ id }) => id in ratios),
  };
  if (report.rows.length > 0) keepRun(report, wanted.length === 0);
  console.log(`${seconds} s in all; ${report.machine}, Node ${report.node}`);
}

if (wanted.includes("--prepare")) await prepare();
else if (wanted.includes("--publish")) publish();
else await measure();
