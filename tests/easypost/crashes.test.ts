import { expect, test } from "vitest";
import { liveTheDay, recover, type Told } from "../faults/crash-day.ts";
import { StationWorld } from "../faults/station-world.ts";
import { Wrecks } from "../faults/wrecks.ts";
import { openReceiver } from "../service/receiver.ts";
import { easyPostOutside } from "./outside.ts";

/** `SHIPDECK_ALL_CRASHES=1 npx vitest run --project station tests/easypost/crashes.test.ts`: every state, and crashes while recovering. */
const every = process.env["SHIPDECK_ALL_CRASHES"] === "1";
const fiveMinutesLater = "2026-11-23T16:05:00.000Z";
const twoHoursLater = "2026-11-23T18:05:00.000Z";

/** Some of them by day, all by night. */
function chosen<T>(list: readonly T[], step: number): T[] {
  return list.filter((_, n) => every || n % step === 0);
}

test("wherever the station is killed while it buys from an account, what the account sold is what the wallet spent, once an item", async () => {
  const receiver = await openReceiver();
  using wrecks = new Wrecks(() => world.folder);
  const world = await StationWorld.open({ moment: wrecks.take, outside: easyPostOutside });
  await using _open = world;
  receiver.answer = 200;
  const names = ["fine", "refused", "sold unheard", "lost"] as const;
  await liveTheDay(wrecks, world, receiver.url, names);
  const states = chosen(wrecks.list, 3);
  let again = 0;
  for (const { moment, folder, told } of states) {
    using second = new Wrecks(() => folder);
    second.recording = every;
    const wreck = { folder, told: told as Told };
    await recover(wreck, fiveMinutesLater, second.take, easyPostOutside).catch((error: unknown) => {
      throw new Error(`killed at: ${moment}`, { cause: error });
    });
    for (const { moment: later, folder: left } of second.list) {
      again += 1;
      await recover(
        { folder: left, told: told as Told },
        twoHoursLater,
        () => {},
        easyPostOutside,
      ).catch((error: unknown) => {
        throw new Error(`killed at: ${moment}; killed again at: ${later}`, { cause: error });
      });
    }
  }
  await receiver.close();
  console.log(`${states.length} of ${wrecks.list.length} crashes, ${again} during recovery`);
  expect([...wrecks.moments.keys()].some((name) => name.startsWith("CP4"))).toBe(true);
  expect(states.length).toBeGreaterThan(10);
}, 3_600_000);
