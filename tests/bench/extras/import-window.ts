import type { Row } from "../row.ts";
import { overIdle, besideIdle } from "../ratios/p5-window.ts";
import { readyBatch } from "../subjects/batch.ts";
import { openWindow } from "../subjects/open-window.ts";

const lines = 10_000;

/** What the window waits for while 10,000 rows are imported, verified and rated. */
export async function benchImportWindow(): Promise<Row[]> {
  const bench = await openWindow();
  try {
    const seen = await besideIdle(bench, () => readyBatch(bench.desk, lines));
    return [overIdle(seen, "window", "IPC round trip", "10,000 rows are imported and rated")];
  } finally {
    await bench.close();
  }
}
