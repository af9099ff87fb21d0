import { benchRates } from "./ratios/p1-rates.ts";
import { benchReads } from "./ratios/p2-reads.ts";
import { benchPurchases } from "./ratios/p3-purchases.ts";
import { benchBatch } from "./ratios/p4-batch.ts";
import { benchWindow } from "./ratios/p5-window.ts";
import { benchStart } from "./ratios/p6-start.ts";
import { benchGrowth } from "./ratios/p7-growth.ts";
import { benchMemory } from "./ratios/p8-memory.ts";
import { benchWebhooks } from "./ratios/p9-webhooks.ts";
import { benchRestart } from "./ratios/p10-restart.ts";
import { benchCounts } from "./ratios/p11-counts.ts";
import { benchEngines } from "./ratios/p12-engines.ts";
import { benchPreview } from "./ratios/p12-preview.ts";
import { benchPrintFile } from "./ratios/p12-print-file.ts";
import { benchImports } from "./extras/imports.ts";
import { benchImportWindow } from "./extras/import-window.ts";
import { benchLabels } from "./extras/labels.ts";
import { benchScroll } from "./extras/scroll.ts";
import type { Row } from "./row.ts";

type Bench = () => Promise<Row[]>;

/** The twelve. */
export const ratios: Readonly<Record<string, Bench>> = {
  P1: benchRates,
  P2: benchReads,
  P3: benchPurchases,
  P4: benchBatch,
  P5: benchWindow,
  P6: benchStart,
  P7: benchGrowth,
  P8: benchMemory,
  P9: benchWebhooks,
  P10: benchRestart,
  P11: benchCounts,
  P12: async () => [await benchPreview(), ...(await benchPrintFile()), ...(await benchEngines())],
};

/** Run when they are named, beside the table. */
export const extras: Readonly<Record<string, Bench>> = {
  imports: benchImports,
  import: benchImportWindow,
  labels: benchLabels,
  scroll: benchScroll,
};
