import { load, quantile } from "../paired.ts";
import type { Row } from "../row.ts";
import { readyBatch } from "../subjects/batch.ts";
import { openWindow } from "../subjects/open-window.ts";

/** Runs in the page: milliseconds between frames while the grid is scrolled through, or while nothing moves. */
function frameTimes(grid: Element | null, step: number): Promise<number[]> {
  return new Promise((resolve) => {
    const times: number[] = [];
    let last = performance.now();
    const frame = (now: number) => {
      times.push(now - last);
      last = now;
      if (grid) grid.scrollTop += step;
      if (times.length < 180) requestAnimationFrame(frame);
      else resolve(times.slice(1));
    };
    requestAnimationFrame(frame);
  });
}

/** A frame of the grid of 10,000 rows while it is scrolled (p99), over a frame while it stands still; the two in turn. */
export async function benchScroll(): Promise<Row[]> {
  const bench = await openWindow();
  try {
    const id = await readyBatch(bench.desk, 10_000);
    await bench.page.evaluate((batch) => window.location.assign(`#/batch/${batch}`), id);
    const grid = bench.page.getByRole("grid", { name: "Rows of the batch" });
    await grid.getByRole("row").nth(2).waitFor();
    const still: number[] = [];
    const moving: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      still.push(...(await grid.evaluate(frameTimes, 0)));
      moving.push(...(await grid.evaluate(frameTimes, 120)));
    }
    const [ours, limit] = [quantile(moving, 0.99), quantile(still, 0.99)];
    return [
      {
        what: "frame p99 while 10,000 rows are scrolled through, over standing still",
        value: ours / limit,
        unit: "x",
        goal: null,
        raw: { ours, limit, unit: "ms" },
        load: load(),
        note: `median ${quantile(moving, 0.5).toFixed(1)} ms`,
      },
    ];
  } finally {
    await bench.close();
  }
}
