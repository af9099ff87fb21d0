import { expect, test } from "vitest";
import { layOutLabel } from "#electron/labels/lay-out-label.ts";
import { layoutFaults } from "#electron/labels/testing/layout-faults.ts";
import { randomLabels } from "./random-labels.ts";
import { scanLabel } from "./scan-label.ts";

/**
 * How many labels are tried. The usual ones are the same in every run; `SHIPDECK_LABELS=3000 SHIPDECK_SEED=7 npm run test:station --
 * tests/labels` looks for new ones and prints the rates.
 */
const count = Number(process.env["SHIPDECK_LABELS"] ?? 80);
const seed = Number(process.env["SHIPDECK_SEED"] ?? 20_261_121);
const soaking = process.env["SHIPDECK_LABELS"] !== undefined;

const blurredAndTurned = { blur: 1, turn: 1 };
/** Beyond what is asked: a Gaussian of twice the width. Counted in a soak, not required. */
const hard = { blur: 2, turn: 1 };

test(
  "every barcode of random labels reads as exactly its data, also blurred by two pixels and turned by a degree",
  async () => {
    const failures: string[] = [];
    const rates = new Map<string, number[]>();
    const wears = soaking ? [blurredAndTurned, hard] : [blurredAndTurned];
    for await (const content of randomLabels(seed, count)) {
      for (const { symbology, module, plain, worn } of await scanLabel(content, wears)) {
        const sums = rates.get(`${symbology} of ${module} dots`) ?? [0, 0, 0, 0];
        rates.set(`${symbology} of ${module} dots`, sums);
        for (const [at, hit] of [true, plain, ...worn].entries())
          sums[at] = (sums[at] ?? 0) + Number(hit);
        if (!plain || !worn[0]) failures.push(`${content.trackingCode} ${symbology}`);
      }
    }
    if (soaking)
      for (const [name, [all, ...hits]] of rates)
        console.log(`${name}: ${hits.join(", ")} of ${all} (plain, 2 px and 1°, 4 px and 1°)`);
    expect(rates.size).toBeGreaterThan(3);
    expect(failures).toEqual([]);
  },
  count * 5_000,
);

test(
  "random labels have nothing outside its room, on something else or in the white beside a barcode",
  async () => {
    const faults: string[] = [];
    let labels = 0;
    for await (const content of randomLabels(seed + 1, count * 5)) {
      labels += 1;
      const found = layoutFaults(layOutLabel(content));
      faults.push(...found.map((fault) => `${content.carrier} ${content.size}: ${fault}`));
    }
    if (soaking) console.log(`${labels} labels laid out, ${faults.length} faults`);
    expect(faults).toEqual([]);
  },
  count * 5_000,
);
