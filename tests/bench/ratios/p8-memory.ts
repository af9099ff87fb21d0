import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ElectronApplication } from "@playwright/test";
import { ensureDisplay } from "#electron/runtime/display.ts";
import { launchOf } from "../../desktop/desktop.ts";
import globalSetup from "../../desktop/global-setup.ts";
import { load, paired } from "../paired.ts";
import type { Row } from "../row.ts";
import { buyBatch, readyBatch } from "../subjects/batch.ts";
import { launch, type Launch, makeEmptyApp } from "../subjects/empty-app.ts";
import { familyMegabytes } from "../subjects/memory.ts";
import { openWindow } from "../subjects/open-window.ts";

const restPairs = 2;
/** How long an app is left alone before it is weighed. */
const restMs = 10_000;
const batches = 10;
const labels = 1_000;

function weight(app: ElectronApplication): number {
  return familyMegabytes(app.process().pid ?? 0);
}

async function atRest(what: Launch, ready: RegExp): Promise<number> {
  const { app, page } = await launch(what);
  await page.getByText(ready).first().waitFor();
  await pause(restMs);
  const megabytes = weight(app);
  await app.close();
  return megabytes;
}

async function restRow(): Promise<Row> {
  await globalSetup();
  const closeDisplay = await ensureDisplay();
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-rest-"));
  const empty = makeEmptyApp();
  try {
    return await paired({
      what: "memory at rest, all processes, over an empty window",
      unit: "MB",
      pairs: restPairs,
      goal: { atMost: 1.3 },
      ours: () => atRest(launchOf(mkdtempSync(join(folder, "profile-"))), /127\.0\.0\.1:\d+/),
      limit: () => atRest(empty.launch, /^Empty$/),
    });
  } finally {
    closeDisplay();
    empty.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs in the main process: what nobody holds any more is given back before it is weighed. */
function collectGarbage(): void {
  process.getBuiltinModule("node:v8").setFlagsFromString("--expose-gc");
  const collect = process.getBuiltinModule("node:vm").runInNewContext("gc") as () => void;
  collect();
  collect();
}

/** The slope of the straight line that fits the values best, in their unit a step. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [over, under] = [0, 0];
  for (const [at, value] of values.entries()) {
    over += (at - middle) * (value - mean);
    under += (at - middle) ** 2;
  }
  return over / under;
}

async function slopeRow(): Promise<Row> {
  const bench = await openWindow();
  try {
    const weights: number[] = [];
    for (let batch = 0; batch < batches; batch++) {
      await buyBatch(bench.desk, await readyBatch(bench.desk, labels), labels);
      await bench.app.evaluate(collectGarbage);
      weights.push(weight(bench.app));
    }
    // The first two fill the caches.
    const settled = weights.slice(2);
    const mean = settled.reduce((sum, value) => sum + value, 0) / settled.length;
    return {
      what: "memory that each of ten batches of 1,000 labels adds",
      value: (100 * slopeOf(settled)) / mean,
      unit: "%",
      goal: { atMost: 2 },
      load: load(),
      note: `MB after each: ${weights.map((value) => Math.round(value)).join(", ")}; the line through the last eight`,
    };
  } finally {
    await bench.close();
  }
}

/** What the station takes beside an empty window, and what it keeps of its work. */
export async function benchMemory(): Promise<Row[]> {
  return [await restRow(), await slopeRow()];
}
