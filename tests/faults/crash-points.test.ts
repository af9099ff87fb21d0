import { expect, test } from "vitest";
import { openReceiver } from "../service/receiver.ts";
import { liveTheDay, recover, type Told } from "./crash-day.ts";
import { StationWorld } from "./station-world.ts";
import { Wrecks } from "./wrecks.ts";

const fiveMinutesLater = "2026-11-23T16:05:00.000Z";
/** `SHIPDECK_ALL_CRASHES=1 npx vitest run tests/faults` */
const every = process.env["SHIPDECK_ALL_CRASHES"] === "1";
const twoHoursLater = "2026-11-23T18:05:00.000Z";

test("wherever the station is killed on a day with a good, a refused, an unanswered and a lost purchase, nothing is sold twice, lost or charged wrongly", async () => {
  const receiver = await openReceiver();
  using wrecks = new Wrecks(() => world.folder);
  const world = await StationWorld.open({ moment: wrecks.take });
  await using _open = world;
  receiver.answer = (response) => {
    wrecks.take("CP11 the webhook was heard, its delivery is not marked");
    response.writeHead(200).end();
  };
  await liveTheDay(wrecks, world, receiver.url, [
    "fine",
    "fine",
    "refused",
    "sold unheard",
    "lost",
  ]);
  receiver.answer = 200;
  for (const { moment, folder, told } of wrecks.list)
    await recover({ folder, told: told as Told }, fiveMinutesLater).catch((error: unknown) => {
      throw new Error(`killed at: ${moment}`, { cause: error });
    });
  await receiver.close();
  console.log(`${wrecks.list.length} states of the disk from`, Object.fromEntries(wrecks.moments));
  for (const point of ["CP1", "CP2", "CP3", "CP4", "CP5", "CP6", "CP7", "CP9", "CP11", "CP12"])
    expect([...wrecks.moments.keys()].some((name) => name.startsWith(point))).toBe(true);
});

test("a station that is killed again while it recovers still ends with the same books", async () => {
  const receiver = await openReceiver();
  using wrecks = new Wrecks(() => world.folder);
  const world = await StationWorld.open({ moment: wrecks.take });
  await using _open = world;
  await liveTheDay(wrecks, world, receiver.url, ["fine", "sold unheard", "lost"]);
  let [states, turn] = [0, 0];
  for (const { moment, folder, told } of wrecks.list) {
    using second = new Wrecks(() => folder);
    second.recording = true;
    await recover({ folder, told: told as Told }, fiveMinutesLater, second.take);
    // Every second one by day, all by night.
    const chosen = second.list.filter((_, n) => every || (n + turn) % 2 === 0);
    for (const { moment: later, folder } of chosen)
      await recover({ folder, told: told as Told }, twoHoursLater).catch((error: unknown) => {
        throw new Error(`killed at: ${moment}; killed again at: ${later}`, { cause: error });
      });
    states += chosen.length;
    turn += 1;
  }
  await receiver.close();
  console.log(`${wrecks.list.length} crashes, ${states} crashes during recovery`);
  expect(states).toBeGreaterThan(wrecks.list.length);
});
