import { expect, test } from "vitest";
import { backUp } from "#electron/store/backup.ts";
import { openDatabase } from "#electron/store/database.ts";
import { verifyBackup } from "#electron/store/verify-backup.ts";
import { openStore, temporaryFolder } from "./open-database.ts";

test("a backup is finished while the station goes on writing", async () => {
  using folder = temporaryFolder();
  const file = folder.file("station.db");
  const store = openStore(file);
  await store.write((tx) => {
    const add = tx.prepare("INSERT INTO meta VALUES (?, ?)");
    for (let n = 0; n < 4_000; n++) add.run(`before-${n}`, "x".repeat(1_500));
  });
  // As the command line does: a connection of its own beside the station's.
  const beside = openDatabase({ file });
  const places = { labels: folder.file("labels"), soldBook: folder.file("none") };
  const target = folder.file("backup");
  const done = new AbortController();
  const backup = backUp(beside, places, target, { nativeBinding: undefined }).finally(() =>
    done.abort(),
  );
  let writes = 0;
  while (!done.signal.aborted && writes < 1_500) {
    await store.write((tx) => tx.prepare("INSERT INTO meta VALUES (?, 'y')").run(`n-${writes}`));
    writes += 1;
  }
  expect(writes).toBeLessThan(1_500);
  await backup;
  expect(verifyBackup(target, { nativeBinding: undefined })).toEqual([]);
  const copy = openDatabase({ file: target });
  const kept = copy.prepare("SELECT count(*) FROM meta WHERE key LIKE 'before-%'").pluck().get();
  expect(kept).toBe(4_000);
  copy.close();
  beside.close();
  await store.close();
});
