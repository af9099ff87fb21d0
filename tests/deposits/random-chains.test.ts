import fc from "fast-check";
import { expect, test } from "vitest";
import { confirmationsOf } from "#shared/rules/deposits.ts";
import type { FakeTransaction } from "./fake-chain.ts";
import { addresses, Lookers } from "./lookers.ts";

/** Addresses within the first gap, so that every one of them is watched from the beginning. */
const ours = addresses.slice(0, 20);
const [needed, minimum] = [6, 10_000];

const payment = fc.record({
  at: fc.nat({ max: ours.length - 1 }),
  units: fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 5_000_000 })),
});
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("send"),
      payments: fc.array(payment, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("mine"), count: fc.integer({ min: 1, max: 8 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("mint"), at: fc.nat({ max: 19 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("reorganise"),
      depth: fc.integer({ min: 1, max: 16 }),
      drops: fc.integer({ min: 0, max: 12 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("replace") }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("spend"),
      units: fc.integer({ min: 1, max: 3_000_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("offline"), is: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("behind"), blocks: fc.nat({ max: 8 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("restart") }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant("look"), isThorough: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Nothing that an observer of the chain alone would not know: what lies deep enough, and is not too small. */
function deepEnough({ chain }: Lookers): number {
  return ours
    .flatMap((address) => chain.outputsAt(address))
    .filter(({ height, coinbase, units }) => {
      const confirmations = confirmationsOf(height, chain.height);
      return units >= minimum && confirmations >= (coinbase ? 101 : needed);
    })
    .reduce((sum, { units }) => sum + units, 0);
}

async function live(room: Lookers, steps: readonly Step[]): Promise<number> {
  let spent = 0;
  const { chain, watcher } = room;
  for (const one of steps) {
    if (one.do === "send")
      chain.send(...one.payments.map(({ at, units }) => ({ address: ours[at] ?? "", units })));
    if (one.do === "mine") chain.mine(one.count);
    if (one.do === "mint") chain.mine(1, { address: ours[one.at] ?? "", units: 50_000_000 });
    if (one.do === "reorganise") {
      let left = one.drops;
      chain.reorganise(one.depth, (_: FakeTransaction) => left-- > 0);
      chain.mine(one.depth + 1);
    }
    if (one.do === "replace" && chain.pool[0])
      chain.replace(chain.pool[0], { address: "elsewhere", units: 1 });
    if (one.do === "spend") spent += await room.spend(one.units);
    if (one.do === "offline") watcher.offline = one.is;
    if (one.do === "behind") watcher.behind = one.blocks;
    if (one.do === "restart") await room.restart();
    if (one.do === "look" || one.do === "mine")
      await room.look(one.do === "mine" || one.isThorough).catch((error: unknown) => {
        if (!watcher.offline) throw error;
      });
    if (one.do === "look") watcher.offline = false;
    if (room.wrong.length > 0) throw new Error(`${one.do}: ${room.wrong.join(" ")}`);
    expect(room.balance).toBeGreaterThanOrEqual(0);
  }
  return spent;
}

test("whatever chains do, the wallet ends with what lies deep enough, less what was spent, and its books balance at every step", async () => {
  let [runs, taken, owedRuns, looks] = [0, 0, 0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 40, maxLength: 70, size: "max" }),
      async (steps) => {
        await using room = await Lookers.open();
        await room.look();
        const spent = await live(room, steps);
        // The weather clears: everything that waits is mined, and the station looks.
        room.watcher.offline = false;
        room.watcher.behind = 0;
        room.chain.mine(1);
        room.chain.mine(101);
        for (const _ of [1, 2]) await room.look();
        const deep = deepEnough(room);
        const owed = room.store.db
          .prepare(
            "SELECT COALESCE(SUM(units - taken_units), 0) FROM deposit WHERE state = 'disputed'",
          )
          .pluck()
          .get() as number;
        expect(room.balance).toBe(deep + owed - spent);
        const credits = room.store.db
          .prepare("SELECT deposit_seq FROM deposit_entry WHERE kind = 'credit'")
          .pluck()
          .all();
        expect(new Set(credits).size).toBe(credits.length);
        runs += 1;
        looks += steps.filter((one) => one.do === "look" || one.do === "mine").length + 3;
        taken += room.store.db
          .prepare("SELECT COUNT(*) FROM deposit_entry WHERE kind = 'taken'")
          .pluck()
          .get() as number;
        if (owed > 0) owedRuns += 1;
      },
    ),
    { numRuns: Number(process.env["SHIPDECK_CHAINS"] ?? 10) },
  );
  console.log(
    `${runs} random chains, ${looks} looks: ${taken} times money was taken back, ${owedRuns} chains ended with money owed`,
  );
  expect(taken).toBeGreaterThan(0);
}, 600_000);
