import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { dayMs, Life } from "../../years/life.ts";
import { repeatDays } from "../../years/repeat-days.ts";

const cache = join(".cache", "bench");
/** Lived one by one; the others are their repetitions, as the rows that retention leaves. */
const lived = 1_000;
/** Orders that one repetition copies at the most, so that no transaction holds more than some hundred MB. */
const stretch = 32_000;

/** The folder of a station with so many paid orders, if it was made already. */
export function madeFolder(orders: number): string | null {
  const folder = join(cache, `orders-${orders}`);
  return existsSync(join(folder, "made")) ? folder : null;
}

/**
 * A station with about so many paid orders, their labels' rows, journal and hash chain as the station itself writes them, kept under
 * .cache for the next run. All labels share one file.
 */
export async function ordersFolder(orders: number): Promise<string> {
  const known = madeFolder(orders);
  if (known) return known;
  const folder = join(cache, `orders-${orders}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making);
  const first = Math.min(lived, orders);
  const days = Math.ceil(orders / first);
  const start = Math.floor(Date.now() / dayMs - days) * dayMs;
  const pace = { ordersPerDay: first, batched: 0, asked: 0, thinDays: days };
  const life = await Life.begin(making, start, pace);
  const { store } = life.storage;
  // Nothing here survives a power cut, and need not.
  store.db.pragma("synchronous = OFF");
  store.db.pragma("cache_size = -400000");
  await life.day();
  store.db.function("another", (file: unknown) => file);
  let number = 0;
  for (let made = 1; made < days;) {
    // The days so far once more, twice as many each time, until a stretch is as long as one may be.
    const more = Math.min(made, days - made, Math.max(1, Math.floor(stretch / first)));
    const [fromMs, shiftMs] = [start, made * dayMs];
    number += 1;
    await store.write((tx) =>
      repeatDays(tx, {
        fromMs,
        toMs: fromMs + more * dayMs,
        shiftMs,
        number,
        withBatches: false,
      }),
    );
    made += more;
  }
  await life.close();
  mkdirSync(join(making, "made"));
  renameSync(making, folder);
  return folder;
}
