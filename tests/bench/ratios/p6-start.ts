import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureDisplay } from "#electron/runtime/display.ts";
import { launchOf } from "../../desktop/desktop.ts";
import globalSetup from "../../desktop/global-setup.ts";
import { paired } from "../paired.ts";
import type { Row } from "../row.ts";
import { launch, type Launch, makeEmptyApp } from "../subjects/empty-app.ts";
import { ordersFolder } from "../subjects/orders-folder.ts";

const pairs = 10;

/** Milliseconds from launch until `ready` is on the screen. */
async function timeTo(what: Launch, ready: RegExp): Promise<number> {
  const start = performance.now();
  const { app, page } = await launch(what);
  await page.getByText(ready).first().waitFor();
  const taken = performance.now() - start;
  await app.close();
  return taken;
}

const answering = /127\.0\.0\.1:\d+\/api\/v1/;

/** Launch to a window that shows where the API answers, over an empty window of the same Electron; and with many orders over few. */
export async function benchStart(): Promise<Row[]> {
  await globalSetup();
  const closeDisplay = await ensureDisplay();
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-cold-"));
  const profile = () => mkdtempSync(join(folder, "profile-"));
  const empty = makeEmptyApp();
  const startWith = (data: string) => () => timeTo(launchOf(profile(), { data }), answering);
  try {
    const [few, many] = [await ordersFolder(1_000), await ordersFolder(100_000)];
    return [
      await paired({
        what: "cold start to a window with the API answering over an empty window",
        unit: "ms",
        pairs,
        goal: { atMost: 1.4 },
        ours: () => timeTo(launchOf(profile()), answering),
        limit: () => timeTo(empty.launch, /^Empty$/),
      }),
      await paired({
        what: "cold start with 100,000 orders over 1,000",
        unit: "ms",
        pairs,
        goal: { atMost: 1.05 },
        ours: startWith(many),
        limit: startWith(few),
      }),
    ];
  } finally {
    closeDisplay();
    empty.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
