#!/usr/bin/env node
/**
 * For cron or the Task Scheduler: ships every CSV file of a folder, writes what became of each row beside it, and closes the
 * day of each carrier with one form. A file whose rows are all shipped goes to `done`; any other stays for the next night,
 * together with its results, and then only what is missing is shipped. Started twice at once, it still ships nothing twice.
 *
 *   SHIPDECK_API_KEY=ssk_… SHIPDECK_API_SECRET=sss_… node resources/examples/nightly-batch.mjs INBOX
 *
 * Exit code: 0 all shipped, 1 somebody should look at the results. A key with a daily limit keeps a wrong file cheap.
 */
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { csvLine, parseCsv } from "./csv.mjs";
import { call, Refused, ship } from "./shipdeck.mjs";

const [inbox] = process.argv.slice(2);
if (!inbox) {
  console.error("Usage: node nightly-batch.mjs FOLDER");
  process.exit(2);
}
const run = new Date().toISOString();
const folders = { labels: join(inbox, "labels"), done: join(inbox, "done") };
for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });

/** What became of a row: a line of the results. */
async function outcomeOf(row) {
  try {
    return await ship(row, { run, labels: folders.labels });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { state: "not shipped", text: error.message };
  }
}

async function shipFile(name) {
  const lines = [
    csvLine(["Order Number", "State", "Carrier", "Service", "Tracking", "USD", "Why"]),
  ];
  let left = 0;
  for (const row of parseCsv(await readFile(join(inbox, name), "utf8"))) {
    const { state, text, carrier, service, trackingCode, rate } = await outcomeOf(row);
    const why = trackingCode ? "" : text;
    lines.push(csvLine([row["Order Number"], state, carrier, service, trackingCode, rate, why]));
    if (!trackingCode) left += 1;
  }
  const folder = left === 0 ? folders.done : inbox;
  await writeFile(join(folder, name.replace(/csv$/i, "results.csv")), lines.join(""));
  if (left === 0) await rename(join(inbox, name), join(folders.done, name));
  console.log(`${name}: ${lines.length - 1 - left} shipped, ${left} left`);
  return left;
}

/** One form for a carrier's labels of today, saved as PDF; no labels, no form. */
async function closeDay(carrier) {
  try {
    const form = await call("POST", "/manifests", { body: { carrier }, once: `${carrier}-${run}` });
    const pdf = await fetch(form.documents[0].url);
    await writeFile(
      join(folders.done, `${form.date}-${carrier}-${form.manifestId}.pdf`),
      Buffer.from(await pdf.arrayBuffer()),
    );
    console.log(`${carrier}: ${form.labelCount} labels on form ${form.number}`);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "NOTHING_TO_MANIFEST") throw error;
  }
}

const files = (await readdir(inbox)).filter((name) => /(?<!\.results)\.csv$/i.test(name)).sort();
let left = 0;
for (const name of files) left += await shipFile(name);
for (const carrier of ["USPS", "UPS", "FEDEX", "DHL"]) await closeDay(carrier);
process.exitCode = left > 0 ? 1 : 0;
