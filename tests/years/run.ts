import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { loadConfig } from "#electron/config.ts";
import { Life, dayMs, type Pace } from "./life.ts";
import { measure, type Figures } from "./measure.ts";

/**
 * `node tests/years/run.ts FOLDER [ORDERS] [DAYS]`: a station that was left running, a million orders in 24 months when nothing else
 * is said, beside one of a thousand orders. A folder that was lived in is measured again.
 */
const [folder, orders = "1000000", days = "730"] = process.argv.slice(2);
if (!folder) throw new Error("Say which folder the years are lived in.");

/** Days that are lived whole at the beginning, and repeated; and at the end, through the keeper's every horizon but the batches'. */
const livedDays = 30;
const lastDays = 40;
const batchDays = 200;

async function live(data: string, orderCount: number, dayCount: number): Promise<void> {
  const times = Math.max(1, Math.round((dayCount - lastDays) / livedDays));
  const total = times * livedDays + lastDays;
  const start = Math.floor(Date.now() / dayMs - total) * dayMs;
  const pace: Pace = {
    ordersPerDay: Math.ceil(orderCount / total),
    batched: 0.3,
    asked: 0.5,
    thinDays: total - 20,
  };
  const life = await Life.begin(data, start, pace);
  const { db } = life.storage.store;
  // Nothing here survives a power cut, and need not.
  db.pragma("synchronous = OFF");
  const say = (what: string) => {
    const [size, free] = ["page_count", "freelist_count"].map((name) =>
      Math.round((Number(db.pragma(name, { simple: true })) * 4096) / 1e6),
    );
    console.log(`${new Date().toISOString()} ${what}: ${size} MB, ${free} MB of them free`);
  };
  for (let day = 0; day < livedDays; day++) await life.day();
  say(`${livedDays} days lived`);
  await life.repeat(times, batchDays);
  say(`${times} times`);
  for (let day = 0; day < lastDays; day++) {
    const removed = await life.day();
    if (day % 3 === 0)
      say(`day ${day} of the last ${lastDays}, removed ${JSON.stringify(removed)}`);
  }
  say("lived");
  await life.close();
}

async function figuresOf(
  name: string,
  orderCount: number,
  dayCount: number,
  beside: Figures,
): Promise<Figures> {
  const data = `${folder}/${name}`;
  if (!existsSync(`${data}/lived`)) {
    rmSync(data, { recursive: true, force: true });
    mkdirSync(data, { recursive: true });
    await live(data, orderCount, dayCount);
    writeFileSync(`${data}/lived`, "");
  }
  const figures: Figures = {};
  await measure(loadConfig({}, { data, port: 0 }), (figure, value) => {
    figures[figure] = value;
    const before = beside[figure];
    const times = before === undefined ? "" : ` (${(value / before).toFixed(2)} times)`;
    console.log(`${name}: ${figure}: ${value.toFixed(2)}${times}`);
  });
  return figures;
}

await figuresOf("many", Number(orders), Number(days), await figuresOf("few", 1000, 70, {}));
