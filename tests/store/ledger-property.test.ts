import fc from "fast-check";
import { expect, test } from "vitest";
import { LedgerBench } from "./ledger-bench.ts";
import { ledgerSteps } from "./ledger-commands.ts";
import { LedgerModel } from "./ledger-model.ts";

/** More by night: `SHIPDECK_SEQUENCES=50000 npx vitest run tests/store`. */
const sequences = Number(process.env["SHIPDECK_SEQUENCES"] ?? 1_200);

test("whatever is deposited, held, sold, refused and refunded, in any order, the books balance after each step", () => {
  const bench = new LedgerBench();
  let steps = 0;
  fc.assert(
    fc.property(fc.commands(ledgerSteps, { maxCommands: 20, size: "max" }), (commands) => {
      bench.onEmptyBooks(() => {
        const model = new LedgerModel();
        // A warehouse with money and an order: most steps then have something to work on.
        model.purses.LTC.wallet += 1_000_000_000;
        model.entries += 1;
        bench.moveOutside("deposit", "LTC", 1_000_000_000);
        for (const id of bench.order([1_000, 2_000]))
          model.items.push({ id, state: "new", attempt: "", currency: "LTC", units: 0 });
        fc.modelRun(() => ({ model, real: bench }), commands);
        steps += [...commands].length;
      });
    }),
    // A failure prints its seed and the shortest sequence that shows it.
    { numRuns: sequences, verbose: true },
  );
  console.log(`${sequences} sequences, ${steps} steps`);
  expect(steps).toBeGreaterThan(sequences * 5);
});
