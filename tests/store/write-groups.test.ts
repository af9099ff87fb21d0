import { expect, test } from "vitest";
import type { Store, Tx } from "#electron/store/store.ts";
import { openStore, temporaryFolder } from "./open-database.ts";

const put = (key: string) => (tx: Tx) =>
  void tx.prepare("INSERT INTO meta VALUES (?, 'x')").run(key);
/** No group is cut short because the machine was busy elsewhere. */
const unhurried = { elapsedMs: () => 0 };
const keysOf = (store: Store) =>
  store.read((db) => db.prepare("SELECT key FROM meta ORDER BY key").pluck().all());

test("writes that arrive together share one commit, and the one that fails takes back its own changes alone", async () => {
  using folder = temporaryFolder();
  const store = openStore(folder.file("station.db"), unhurried);
  let commits = 0;
  store.onCommit = () => void commits++;
  const results = await Promise.allSettled([
    store.write(put("a")),
    store.write((tx) => {
      put("b")(tx);
      throw new Error("changed my mind");
    }),
    store.write(put("c")),
    store.write(put("a")),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "rejected",
  ]);
  expect(keysOf(store)).toEqual(["a", "c"]);
  expect(commits).toBe(1);
  await store.close();
});

test("nobody hears of a write before its commit", async () => {
  using folder = temporaryFolder();
  const store = openStore(folder.file("station.db"), unhurried);
  const order: string[] = [];
  store.onCommit = () => void order.push("commit");
  await Promise.all(
    ["a", "b", "c"].map((key) => store.write(put(key)).then(() => order.push(key))),
  );
  expect(order).toEqual(["commit", "a", "b", "c"]);
  await store.close();
});

test("a record that cannot be written beside the database does not undo a commit nor stop later ones", async () => {
  using folder = temporaryFolder();
  const store = openStore(folder.file("station.db"), unhurried);
  store.onCommit = () => {
    throw new Error("ENOSPC: no space left on device, write");
  };
  await store.write(put("a"));
  await store.write(put("b"));
  expect(keysOf(store)).toEqual(["a", "b"]);
  await store.close();
});

test("a full disk undoes the whole write and the next one after it goes on", async () => {
  using folder = temporaryFolder();
  const store = openStore(folder.file("station.db"), unhurried);
  await store.write(put("a"));
  const pages = Number(store.db.pragma("page_count", { simple: true }));
  store.db.pragma(`max_page_count = ${pages}`);
  const wide = (tx: Tx) => {
    for (let n = 0; n < 50; n++)
      tx.prepare("INSERT INTO meta VALUES (?, ?)").run(`wide-${n}`, "x".repeat(2_000));
  };
  const results = await Promise.allSettled([
    store.write(put("b")),
    store.write(wide),
    store.write(put("c")),
  ]);
  expect(results[1]).toMatchObject({
    status: "rejected",
    reason: { code: "STORAGE_UNAVAILABLE", message: expect.stringContaining("disk is full") },
  });
  expect(results[0]?.status).toBe("fulfilled");
  expect(results[2]?.status).toBe("fulfilled");
  store.db.pragma(`max_page_count = ${pages + 1_000}`);
  await store.write(wide);
  expect(keysOf(store)).toHaveLength(53);
  await store.close();
});

test("who reads amid a long group sees what is committed, and who writes in it sees his own", async () => {
  using folder = temporaryFolder();
  // A clock by which each write takes long: the group gives way after every one.
  let elapsed = 0;
  const store = openStore(folder.file("station.db"), { elapsedMs: () => (elapsed += 1) });
  await store.write(put("before"));
  let commits = 0;
  store.onCommit = () => void commits++;
  const seen: unknown[] = [];
  const within: unknown[] = [];
  const look = () => {
    if (commits > 0) return;
    seen.push(keysOf(store));
    setImmediate(look);
  };
  const writes = ["a", "b", "c", "d", "e"].map((key) =>
    store.write((tx) => {
      put(key)(tx);
      within.push(keysOf(store));
    }),
  );
  setImmediate(look);
  await Promise.all(writes);
  expect(commits).toBe(1);
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen.map(String))).toEqual(new Set(["before"]));
  expect(within.at(-1)).toEqual(["a", "b", "before", "c", "d", "e"]);
  expect(keysOf(store)).toEqual(["a", "b", "before", "c", "d", "e"]);
  await store.close();
});

/** A store whose pauses end when the test says so, and that counts its commits. */
function pausedStore(file: string) {
  const pauses: (() => void)[] = [];
  const store = openStore(file, {
    elapsedMs: () => 0,
    wait: () => new Promise((resolve) => pauses.push(resolve)),
  });
  const counted = { commits: 0 };
  store.onCommit = () => void counted.commits++;
  return { store, counted, pauses };
}
const turns = async () => {
  for (let n = 0; n < 10; n++) await new Promise((next) => setImmediate(next));
};

test("writers of a crowd wait for each other and share a commit; when all are there nobody waits any longer", async () => {
  using folder = temporaryFolder();
  const { store, counted } = pausedStore(folder.file("station.db"));
  const crowd = store.together({ size: () => 3 });
  const first = ["a", "b"].map((key) => crowd.write(put(key)));
  await turns();
  expect([keysOf(store), counted.commits]).toEqual([[], 0]);
  await Promise.all([...first, crowd.write(put("c"))]);
  expect([keysOf(store), counted.commits]).toEqual([["a", "b", "c"], 1]);
  await store.close();
});

test("a writer in a hurry takes along all who wait, and those whom nobody joins go when their time is up", async () => {
  using folder = temporaryFolder();
  const { store, counted, pauses } = pausedStore(folder.file("station.db"));
  const crowd = store.together({ size: () => 3 });
  const patient = crowd.write(put("a"));
  await turns();
  await Promise.all([patient, store.write(put("b"))]);
  expect([keysOf(store), counted.commits]).toEqual([["a", "b"], 1]);
  const alone = crowd.write(put("c"));
  await turns();
  expect(counted.commits).toBe(1);
  for (const end of pauses) end();
  await alone;
  expect([keysOf(store), counted.commits]).toEqual([["a", "b", "c"], 2]);
  await store.close();
});

test("a question within a write that makes SQLite give up the whole transaction undoes that write alone, and no other is done twice", async () => {
  using folder = temporaryFolder();
  const store = openStore(folder.file("station.db"), unhurried);
  const results = await Promise.allSettled([
    store.write(put("a")),
    store.write(() =>
      store.read((db) => {
        // As SQLite does when a read meets an I/O error.
        db.exec("ROLLBACK");
        throw Object.assign(new Error("disk I/O error"), { code: "SQLITE_IOERR_READ" });
      }),
    ),
    store.write(put("b")),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(keysOf(store)).toEqual(["a", "b"]);
  await store.close();
});

test("when writing is refused amid a group, nothing of it is committed", async () => {
  using folder = temporaryFolder();
  let elapsed = 0;
  const store = openStore(folder.file("station.db"), { elapsedMs: () => (elapsed += 3) });
  const writes = ["a", "b", "c", "d", "e"].map((key) =>
    store.write((tx) => {
      put(key)(tx);
      if (key === "c") setImmediate(() => store.refuse("The books are damaged."));
    }),
  );
  const results = await Promise.allSettled(writes);
  expect(results.map(({ status }) => status)).toEqual(Array(5).fill("rejected"));
  expect(keysOf(store)).toEqual([]);
  await store.close();
});
