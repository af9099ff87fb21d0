import fc from "fast-check";
import { expect, test } from "vitest";
import { StationWorld } from "../faults/station-world.ts";
import { stationSteps } from "./station-commands.ts";
import { StationModel } from "./station-model.ts";

/** More by night: `SHIPDECK_STATION_SEQUENCES=5000 npx vitest run tests/store`. */
const sequences = Number(process.env["SHIPDECK_STATION_SEQUENCES"] ?? 100);

test("whatever is ordered, bought, bought again, voided and restarted, in any order, wallet and labels are what paper and pencil say", async () => {
  let steps = 0;
  const commands = fc.commands(stationSteps, { maxCommands: 24, size: "max" });
  await fc.assert(
    fc.asyncProperty(commands, async (commands) => {
      await using world = await StationWorld.open();
      const model = new StationModel();
      // A purse and an order to begin with: most steps then have something to work on.
      await world.station.desk.deposit({ currency: "LTC", amount: "1" });
      model.purses.LTC.available += 100_000_000n;
      await fc.asyncModelRun(() => ({ model, real: world }), commands);
      await model.compareSettled(world);
      steps += [...commands].length;
    }),
    // A failure prints its seed and the shortest sequence that shows it.
    { numRuns: sequences, verbose: true },
  );
  console.log(`${sequences} sequences, ${steps} steps through the whole station`);
  expect(steps).toBeGreaterThan(sequences * 4);
});
