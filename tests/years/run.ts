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

async function live(data: string, orderCount: number, dayCount: number): Promise<void> {
  const start = Math.floor(Date.now() / dayMs - dayCount) * dayMs;
  const pace: Pace = {
    ordersPerDay: Math.ceil(orderCount / dayCount),
    batched: 0.3,
    asked: 0.5,
    thinDays: dayCount - 20,
  };
  const life = await Life.begin(data, start, pace);
  const { db } = life.storage.store;
  // Nothing here survives a power cut, and need not.
  db.pragma("synchronous = OFF");
  for (let day = 0; day < dayCount; day++) {
    const begun = performance.now();
    const removed = await life.day();
    if (day % 30 > 0 && day < dayCount - 3) continue;
    const [size, free] = ["page_count", "freelist_count"].map((name) =>
      Math.round((Number(db.pragma(name, { simple: true })) * 4096) / 1e6),
    );
    console.log(
      `day ${day}: ${size} MB, ${free} MB of them free, ${Math.round(performance.now() - begun)} ms, removed ${JSON.stringify(removed)}`,
    );
  }
  await life.close();
}

async function figuresOf(name: string, orderCount: number, dayCount: number): Promise<Figures> {
  const data = `${folder}/${name}`;
  if (!existsSync(`${data}/lived`)) {
    rmSync(data, { recursive: true, force: true });
    mkdirSync(data, { recursive: true });
    await live(data, orderCount, dayCount);
    writeFileSync(`${data}/lived`, "");
  }
  return measure(loadConfig({}, { data, port: 0 }));
}

const few = await figuresOf("few", 1000, 30);
const many = await figuresOf("many", Number(orders), Number(days));
for (const [name, value] of Object.entries(many)) {
  const before = few[name] ?? 0;
  console.log(
    `${name}: ${before.toFixed(2)} → ${value.toFixed(2)} (${(value / before).toFixed(2)} times)`,
  );
}
