import type { BenchWindow } from "./open-window.ts";

/** Milliseconds of each question, as its asker waited for it. */
export interface RoundTrips {
  /** The window asking the station over IPC how it is. */
  window: number[];
  /** A script asking the API for its newest orders. */
  api: number[];
  /** From one drawn frame of the window to the next. */
  frames: number[];
  /** How late the main process's event loop was, at the 99th percentile; one value. */
  loop: number[];
}

const askEveryMs = 4;

async function askApiUntil(bench: BenchWindow, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!signal.aborted) {
    const start = performance.now();
    await bench.askApi();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
  return times;
}

/** Runs in the page: asks the station and counts frames until `stopped` is set, and leaves what it saw. */
function watchInPage(everyMs: number): void {
  const page = window as unknown as {
    station: { invoke(name: string, input: object): Promise<unknown> };
    watch: { stopped: boolean; window: number[]; frames: number[] };
  };
  const watch = { stopped: false, window: [] as number[], frames: [] as number[] };
  page.watch = watch;
  const ask = async () => {
    const start = performance.now();
    await page.station.invoke("getStation", {});
    watch.window.push(performance.now() - start);
    if (!watch.stopped) setTimeout(() => void ask(), everyMs);
  };
  let last = performance.now();
  const frame = () => {
    const now = performance.now();
    watch.frames.push(now - last);
    last = now;
    if (!watch.stopped) requestAnimationFrame(frame);
  };
  void ask();
  requestAnimationFrame(frame);
}

/** Runs in the main process: begins or ends the watch over its event loop, and answers how late it was at the 99th percentile, in ms. */
function watchLoop(_electron: unknown, begin: boolean): number {
  const holder = globalThis as unknown as {
    loopWatch?: { enable(): void; disable(): void; percentile(share: number): number };
  };
  if (begin) {
    const { monitorEventLoopDelay } = process.getBuiltinModule("node:perf_hooks");
    holder.loopWatch = monitorEventLoopDelay({ resolution: 1 });
    holder.loopWatch.enable();
    return 0;
  }
  holder.loopWatch?.disable();
  return (holder.loopWatch?.percentile(99) ?? Number.NaN) / 1e6;
}

/** What window and API wait for while `work` goes on. */
export async function roundTrips(
  bench: BenchWindow,
  work: () => Promise<unknown>,
): Promise<RoundTrips> {
  await bench.page.evaluate(watchInPage, askEveryMs);
  await bench.app.evaluate(watchLoop, true);
  const stop = new AbortController();
  const api = askApiUntil(bench, stop.signal);
  try {
    await work();
  } finally {
    stop.abort();
  }
  const seen = await bench.page.evaluate(() => {
    const { watch } = window as unknown as {
      watch: { stopped: boolean; window: number[]; frames: number[] };
    };
    watch.stopped = true;
    return { window: watch.window, frames: watch.frames };
  });
  return { ...seen, api: await api, loop: [await bench.app.evaluate(watchLoop, false)] };
}
