import { expect, test } from "vitest";
import { StationError } from "#shared/contract/errors.ts";
import { ManualClock } from "../manual-clock.ts";
import { PrintRoom } from "./print-room.ts";
import { ZplPrinter } from "./zpl-printer.ts";

const full = new StationError("STORAGE_UNAVAILABLE", "The disk is full.");

test("a print job that the full disk does not let begin is tried again at a distance, and printed once there is space", async () => {
  const clock = new ManualClock();
  await using room = await PrintRoom.open(1, { clock });
  await using printer = await ZplPrinter.open();
  const { id: profileId } = await room.profile(printer.route);
  const { store } = room.station.station.parts;
  const write = store.write.bind(store);
  let writes = 0;
  // The job itself is written; from then on nothing is.
  store.write = (fn) => (++writes > 1 ? Promise.reject(full) : write(fn));
  const { id } = await room.desk.startPrint({
    commandId: "press",
    profileId,
    orderItemIds: room.items,
  });
  for (let turn = 0; turn < 200; turn++) await new Promise((next) => setImmediate(next));
  expect(writes).toBeLessThan(5);
  store.write = write;
  await clock.advance(5_000);
  expect(await room.job(id)).toMatchObject({ state: "done" });
  expect(printer.labels).toHaveLength(1);
});
