import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { type BenchWindow, type Desk, openWindow } from "./open-window.ts";
import type { PairedResult } from "./paired.ts";
import { quantile, type RoundTrips, roundTrips } from "./round-trips.ts";

const header = "Order Number,Name,Street 1,City,State,ZIP,Country,Length,Width,Height,Weight (oz)";
const idleMs = 5_000;

/** A file of so many orders from the bytes to the last rate. */
async function importAll({ page, desk }: BenchWindow, count: number): Promise<string> {
  const id = await page.evaluate(
    async ([lines, head]) => {
      const text = Array.from(
        { length: lines },
        (_, n) =>
          `B-${n},Recipient ${n},${(n % 900) + 1} Dexter Ave,Montgomery,AL,36130,US,10,8,4,${(n % 60) + 8}`,
      );
      const { station } = window as unknown as {
        station: { invoke(name: string, input: object): Promise<{ data: { id: string } }> };
      };
      const bytes = new TextEncoder().encode([head, ...text].join("\n"));
      const reply = await station.invoke("importBatch", { fileName: `${lines}.csv`, bytes });
      return reply.data.id;
    },
    [count, header] as const,
  );
  await until(desk, id, ({ ready }) => ready === count);
  return id;
}

type Counts = Awaited<ReturnType<Desk["getBatch"]>>["counts"];

/** Asks seldom, so that the asking itself is no load. */
async function until(desk: Desk, id: string, done: (counts: Counts) => boolean): Promise<void> {
  for (let asked = 0; asked < 600; asked++) {
    const { counts } = await desk.getBatch({ id });
    if (done(counts)) return;
    await pause(250);
  }
  throw new Error("the batch does not come to its end");
}

function told(name: string, idle: RoundTrips, busy: RoundTrips, seconds: number): PairedResult {
  const [ours, limit] = [quantile(busy.window, 0.99), quantile(idle.window, 0.99)];
  const beside = (key: keyof RoundTrips) =>
    `${quantile(busy[key], 0.99).toFixed(1)} beside ${quantile(idle[key], 0.99).toFixed(1)} ms`;
  return {
    name,
    unit: "ms",
    ours,
    limit,
    ratio: ours / limit,
    spread: [
      quantile(busy.window, 0.5) / quantile(idle.window, 0.5),
      quantile(busy.window, 0.9) / quantile(idle.window, 0.9),
    ],
    pairs: busy.window.length,
    load: loadavg()[0] ?? 0,
    note: `${seconds.toFixed(1)} s; longest ${quantile(busy.window, 1).toFixed(1)} ms; API p99 ${beside("api")}; frames p99 ${beside("frames")}`,
  };
}

async function timed(
  bench: BenchWindow,
  name: string,
  work: () => Promise<unknown>,
): Promise<PairedResult> {
  // Half of the idle time before and half after, so that a machine that gets busier spoils neither side alone.
  const before = await roundTrips(bench, () => pause(idleMs));
  const start = performance.now();
  const busy = await roundTrips(bench, work);
  const seconds = (performance.now() - start) / 1000;
  const after = await roundTrips(bench, () => pause(idleMs));
  const idle = {
    window: [...before.window, ...after.window],
    api: [...before.api, ...after.api],
    frames: [...before.frames, ...after.frames],
  };
  return told(name, idle, busy, seconds);
}

/** The window's round trip (p99) while 10,000 rows are imported, verified and rated, over the idle one. */
export async function benchImport(): Promise<PairedResult> {
  const bench = await openWindow();
  try {
    const name = "window's round trip p99 while 10,000 rows are imported and rated, over idle";
    return await timed(bench, name, () => importAll(bench, 10_000));
  } finally {
    await bench.close();
  }
}

/** The window's round trip (p99) while 1,000 labels are bought, over the idle one. */
export async function benchBatch(): Promise<PairedResult> {
  const bench = await openWindow();
  try {
    const id = await importAll(bench, 1_000);
    const { usd } = await bench.desk.quoteBatch({ id });
    const name = "window's round trip p99 while 1,000 labels are bought, over idle";
    return await timed(bench, name, async () => {
      await bench.desk.buyBatch({ id, commandId: "bench", expectedUsd: usd });
      await until(bench.desk, id, ({ bought }) => bought === 1_000);
    });
  } finally {
    await bench.close();
  }
}

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
export async function benchScroll(): Promise<PairedResult> {
  const bench = await openWindow();
  try {
    const id = await importAll(bench, 10_000);
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
    return {
      name: "frame p99 while 10,000 rows are scrolled through, over standing still",
      unit: "ms",
      ours,
      limit,
      ratio: ours / limit,
      spread: [
        quantile(moving, 0.5) / quantile(still, 0.5),
        quantile(moving, 0.9) / quantile(still, 0.9),
      ],
      pairs: moving.length,
      load: loadavg()[0] ?? 0,
      note: `median ${quantile(moving, 0.5).toFixed(1)} ms`,
    };
  } finally {
    await bench.close();
  }
}
