import { expect, test } from "vitest";
import { layOutLabel } from "#electron/labels/lay-out-label.ts";
import { cropPng, readSymbols } from "#electron/labels/testing/read-barcodes.ts";
import { drawZpl } from "#electron/labels/testing/draw-zpl.ts";
import { renderZpl } from "#electron/labels/zpl/render-zpl.ts";
import { randomLabels } from "./random-labels.ts";

/** More by night, see scanning.test.ts. */
const count = Number(process.env["SHIPDECK_LABELS"] ?? 20);

test(
  "every barcode that a label printer draws from the ZPL of random labels reads as exactly its data",
  async () => {
    const failures: string[] = [];
    let symbols = 0;
    for await (const label of randomLabels(21, count)) {
      // The emulated printer has 4 x 6 paper.
      const content = { ...label, size: "4x6" as const };
      const png = await drawZpl(renderZpl(content));
      const read = await readSymbols(png);
      for (const mark of layOutLabel(content).marks) {
        if (mark.kind !== "symbol") continue;
        symbols += 1;
        const { symbology, data } = mark.barcode;
        const alone = symbology === "maxicode" ? await cropPng(png, mark.box, 203 / 72) : null;
        const found = alone ? await readSymbols(alone, ["MaxiCode"]) : read;
        if (!found.includes(data)) failures.push(`${label.carrier} ${symbology} ${data}`);
      }
    }
    expect(symbols).toBeGreaterThan(count);
    expect(failures).toEqual([]);
  },
  count * 5_000,
);
