import { expect, test } from "vitest";
import { addresses, Lookers } from "./lookers.ts";

const [first = "", second = "", third = ""] = addresses;

test("money is credited with its sixth block, and with no other", async () => {
  await using room = await Lookers.open();
  await room.look();
  room.chain.send({ address: first, units: 500_000 });
  for (const blocks of [0, 1, 2, 3, 4, 5]) {
    await room.look();
    expect([blocks, room.balance, room.states]).toEqual([blocks, 0, { pending: 1 }]);
    room.chain.mine();
  }
  const changes = await room.look();
  expect(changes.map(({ kind }) => kind)).toEqual(["ripe"]);
  expect([room.balance, room.states]).toEqual([500_000, { credited: 1 }]);
  for (const _ of [1, 2, 3]) expect(await room.look()).toEqual([]);
  expect(room.balance).toBe(500_000);
});

test("what came while the station was off is credited at the first look", async () => {
  await using room = await Lookers.open();
  await room.look();
  room.chain.send({ address: first, units: 500_000 }, { address: second, units: 70_000 });
  room.chain.mine(30);
  await room.restart();
  await room.look();
  expect([room.balance, room.states]).toEqual([570_000, { credited: 2 }]);
});

test("dust is not credited, and does not stop what comes beside it", async () => {
  await using room = await Lookers.open();
  await room.look();
  room.chain.send({ address: first, units: 9_999 }, { address: first, units: 10_000 });
  room.chain.mine(6);
  await room.look();
  expect([room.balance, room.states]).toEqual([10_000, { pending: 1, credited: 1 }]);
});

test("money that lay on the account before the key was connected is not taken for a deposit, and its address is not shown", async () => {
  await using room = await Lookers.open();
  room.chain.send(
    { address: first, units: 900_000 },
    { address: addresses[4] ?? "", units: 5_000_000 },
  );
  room.chain.mine(10);
  await room.look();
  expect([room.balance, room.states]).toEqual([0, { earlier: 2 }]);
  const shown = room.store.db
    .prepare("SELECT position FROM deposit_address WHERE shown_at IS NOT NULL")
    .pluck()
    .all();
  expect(shown).toEqual([5]);
  room.chain.send({ address: first, units: 70_000 });
  room.chain.mine(6);
  await room.look();
  expect(room.balance).toBe(70_000);
});

test("an address far beyond the last one used is found when it is within twenty, and more are watched then", async () => {
  await using room = await Lookers.open();
  await room.look();
  room.chain.send({ address: addresses[20] ?? "", units: 100_000 });
  room.chain.send({ address: addresses[38] ?? "", units: 20_000 });
  room.chain.send({ address: addresses[59] ?? "", units: 3_000_000 });
  room.chain.mine(6);
  await room.look();
  expect(room.balance).toBe(120_000);
});

test("no address is ever shown twice, nor one that somebody paid to", async () => {
  await using room = await Lookers.open();
  const shown: string[] = [];
  for (let n = 0; n < 12; n++) {
    await room.look();
    const now = room.store.db
      .prepare("SELECT address FROM deposit_address WHERE shown_at IS NOT NULL AND used_at IS NULL")
      .pluck()
      .all() as string[];
    expect(now).toHaveLength(1);
    shown.push(...now);
    // Every third time a stranger pays to the next one, too.
    const next = addresses[addresses.indexOf(now[0] ?? "") + 1] ?? "";
    const strange = n % 3 === 0 ? [{ address: next, units: 11_000 }] : [];
    room.chain.send({ address: now[0] ?? "", units: 10_000 }, ...strange);
  }
  expect(new Set(shown).size).toBe(shown.length);
});

test("a double spend takes the unconfirmed money away, and the one that wins counts", async () => {
  await using room = await Lookers.open();
  await room.look();
  const bad = room.chain.send({ address: first, units: 400_000 });
  await room.look();
  room.chain.replace(bad, { address: second, units: 300_000 });
  await room.look();
  expect(room.states).toEqual({ gone: 1, pending: 1 });
  room.chain.mine(6);
  await room.look();
  expect([room.balance, room.states]).toEqual([300_000, { gone: 1, credited: 1 }]);
});

test("a transaction that was gone and comes back is credited once", async () => {
  await using room = await Lookers.open();
  await room.look();
  const slow = room.chain.send({ address: first, units: 400_000 });
  await room.look();
  room.chain.pool = [];
  await room.look();
  expect(room.states).toEqual({ gone: 1 });
  room.chain.pool = [slow];
  room.chain.mine(6);
  await room.look();
  expect([room.balance, room.states]).toEqual([400_000, { credited: 1 }]);
});

test("a reorganisation before the sixth block starts the count anew and costs nothing", async () => {
  await using room = await Lookers.open();
  await room.look();
  room.chain.send({ address: first, units: 400_000 });
  room.chain.mine(5);
  await room.look();
  room.chain.reorganise(5);
  room.chain.mine(5);
  await room.look();
  expect([room.balance, room.states]).toEqual([0, { pending: 1 }]);
  room.chain.mine(1);
  await room.look();
  expect(room.balance).toBe(400_000);
});

test("a credited deposit that is mined again in another block stays where it is", async () => {
  await using room = await Lookers.open();
  await room.look();
  room.chain.send({ address: first, units: 400_000 });
  room.chain.mine(6);
  await room.look();
  room.chain.reorganise(6);
  room.chain.mine(7);
  const changes = await room.look();
  expect(changes.map(({ kind }) => kind)).toEqual(["moved"]);
  expect([room.balance, room.states]).toEqual([400_000, { credited: 1 }]);
});

test("what was spent of money that is taken back is owed, and taken from the next deposit; nothing goes below zero", async () => {
  await using room = await Lookers.open();
  await room.look();
  const fraud = room.chain.send({ address: first, units: 400_000 });
  room.chain.mine(6);
  await room.look();
  await room.spend(300_000);
  room.chain.reorganise(6, (one) => one === fraud);
  room.chain.mine(8);
  const [change] = await room.look();
  expect(change).toMatchObject({ kind: "lost", units: 400_000, owed: 300_000 });
  expect([room.balance, room.states]).toEqual([0, { disputed: 1 }]);
  room.chain.send({ address: second, units: 250_000 });
  room.chain.mine(6);
  await room.look();
  expect(room.balance).toBe(0);
  room.chain.send({ address: third, units: 150_000 });
  room.chain.mine(6);
  await room.look();
  expect(room.balance).toBe(100_000);
  expect(room.wrong).toEqual([]);
  // The customer sends the same transaction again after all: everything is put back.
  room.chain.pool.push(fraud);
  room.chain.mine(6);
  await room.look();
  expect(room.balance).toBe(500_000);
  expect([room.states, room.wrong]).toEqual([{ credited: 3 }, []]);
});

test("a deposit under a hundred blocks is final: not even another chain takes it back", async () => {
  await using room = await Lookers.open();
  await room.look();
  room.chain.send({ address: first, units: 400_000 });
  room.chain.mine(100);
  await room.look();
  await room.look();
  expect([room.balance, room.states]).toEqual([400_000, { final: 1 }]);
});

test("a server that is behind, or offline, takes nothing back and credits nothing", async () => {
  await using room = await Lookers.open();
  await room.look();
  room.chain.send({ address: first, units: 400_000 });
  room.chain.mine(6);
  await room.look();
  room.chain.send({ address: second, units: 50_000 });
  room.chain.mine(6);
  room.watcher.behind = 9;
  await room.look();
  expect([room.balance, room.states]).toEqual([400_000, { credited: 1 }]);
  room.watcher.offline = true;
  await expect(room.look()).rejects.toThrow("The server is offline.");
  expect(room.balance).toBe(400_000);
  room.watcher.offline = false;
  room.watcher.behind = 0;
  await room.look();
  expect(room.balance).toBe(450_000);
});

test.each(["unknown", "differs"] as const)(
  "money waits while the second server's opinion is: %s",
  async (opinion) => {
    await using room = await Lookers.open();
    await room.look();
    room.chain.send({ address: first, units: 400_000 });
    room.chain.mine(6);
    room.watcher.opinion = opinion;
    await room.look();
    const problem = room.store.db.prepare("SELECT problem FROM deposit").pluck().get();
    expect([room.balance, problem]).toEqual([0, opinion === "unknown" ? "alone" : "differs"]);
    room.watcher.opinion = "agrees";
    await room.look();
    expect([room.balance, room.states]).toEqual([400_000, { credited: 1 }]);
    room.watcher.opinion = opinion;
    room.chain.reorganise(6, () => true);
    room.chain.mine(7);
    await room.look();
    // Gone money is believed to be gone unless somebody contradicts.
    expect(room.balance).toBe(opinion === "unknown" ? 0 : 400_000);
  },
);

test("more than the wallet can hold is not credited, and says so", async () => {
  await using room = await Lookers.open();
  await room.look();
  room.chain.send({ address: first, units: 2_000_000_000_000_000 });
  room.chain.send({ address: second, units: 200_000_000_000_000 });
  room.chain.mine(6);
  await room.look();
  expect(room.balance).toBe(2_000_000_000_000_000);
  const problems = room.store.db.prepare("SELECT problem FROM deposit ORDER BY seq").pluck().all();
  expect(problems).toEqual([null, "limit"]);
  expect(room.wrong).toEqual([]);
});

test("older addresses are looked at in turn, so that money to any of them is found", async () => {
  await using room = await Lookers.open();
  for (let n = 0; n < 10; n++) {
    await room.look();
    room.chain.send({ address: addresses[n] ?? "", units: 10_000 });
    room.chain.mine(6);
  }
  await room.look();
  room.clock.jump(90 * 86_400_000);
  room.chain.mine(120);
  await room.look(false);
  room.chain.send({ address: first, units: 77_000 });
  room.chain.mine(6);
  for (let n = 0; n < 8; n++) await room.look(false);
  expect(room.balance).toBe(177_000);
});
