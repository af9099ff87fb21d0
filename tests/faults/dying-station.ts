import { liveTheDay } from "./crash-day.ts";
import { StationWorld } from "./station-world.ts";

/**
 * Run as a process: lives the day in a folder and kills itself, as kill -9 does, when a moment comes for the n-th time. Prints
 * what the customer was told, one JSON line each.
 */
const [folder = "", webhookUrl = "", moment = "", time = "1"] = process.argv.slice(2);
let left = Number(time);
let recording = false;
let told: unknown = null;

const die = (name: string) => {
  if (!recording || name !== moment) return;
  left -= 1;
  if (left > 0) return;
  process.kill(process.pid, "SIGKILL");
  // The signal comes at the latest before the next turn; until then nothing may happen.
  for (;;);
};

const world = await StationWorld.open({ folder, moment: die, keep: true });
const diary = {
  take: die,
  get recording() {
    return recording;
  },
  set recording(on: boolean) {
    recording = on;
  },
  get told() {
    return told;
  },
  set told(news: unknown) {
    told = news;
    process.stdout.write(`TOLD ${JSON.stringify(news)}\n`);
  },
};
await liveTheDay(diary, world, webhookUrl, ["fine", "fine", "refused", "sold unheard", "lost"]);
process.stdout.write("SURVIVED\n");
await world.stop();
