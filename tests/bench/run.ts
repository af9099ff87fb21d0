import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { benchAddresses } from "./addresses.ts";
import { benchBatch, benchImport } from "./batches.ts";
import { benchColdStart } from "./cold-start.ts";
import { countFsyncs } from "./fsyncs.ts";
import { benchImports } from "./imports.ts";
import type { PairedResult } from "./paired.ts";
import { benchLabels, benchMerged } from "./labels.ts";
import { benchPrinting } from "./printing.ts";
import { benchPurchases } from "./purchases.ts";
import { benchRates } from "./rates.ts";
import { benchRating } from "./rating.ts";
import { benchScroll } from "./scroll.ts";

/** `npm run bench [name]`: each figure beside its limit, measured in one run. */
const benches: Record<string, () => Promise<PairedResult>> = {
  imports: benchImports,
  addresses: benchAddresses,
  rates: benchRates,
  rating: benchRating,
  purchases: benchPurchases,
  printing: benchPrinting,
  "labels-pdf": benchLabels("pdf"),
  "labels-png": benchLabels("png"),
  "labels-png300": benchLabels("png300"),
  "labels-zpl": benchLabels("zpl"),
  merged: benchMerged,
  "cold-start": benchColdStart,
  import: benchImport,
  batch: benchBatch,
  scroll: benchScroll,
};

const wanted = process.argv.slice(2);
const results: object[] = [];
const figure = (value: number) => value.toFixed(value < 10 ? 2 : 0);

console.log(
  `${cpus().length} cores (${cpus()[0]?.model ?? "?"}), Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(2)}`,
);
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const result = await bench();
  results.push(result);
  const [low, high] = result.spread;
  console.log(
    `${result.name}: ${figure(result.ours)} beside ${figure(result.limit)} ${result.unit}, ratio ${result.ratio.toFixed(2)} (middle half ${low.toFixed(2)} to ${high.toFixed(2)}, ${result.pairs} pairs, load ${result.load.toFixed(2)})${result.note ? `; ${result.note}` : ""}`,
  );
}
if (wanted.length === 0 || wanted.includes("fsyncs")) {
  const counted = await countFsyncs();
  results.push({ name: "fsyncs per purchase", ...counted });
  console.log(
    `fsyncs per purchase, counted over ${counted.purchases}: database ${counted.database}, label file and its folder ${counted.labelFile}`,
  );
}
mkdirSync(".cache", { recursive: true });
writeFileSync(
  ".cache/bench.json",
  `${JSON.stringify({ at: new Date().toISOString(), results }, null, 2)}\n`,
);
