import { spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { expect, test } from "vitest";
import { haveStrace } from "../counts/have-strace.ts";
import { openStore, temporaryFolder } from "../store/open-database.ts";

/** What a process whose disk refuses by these rules of strace is told of a write; and what the next one finds after its death. */
async function refusedWrite(...rules: string[]): Promise<{ told: string; kept: unknown[] }> {
  using folder = temporaryFolder();
  const [lived, file] = [folder.file("lived.db"), folder.file("station.db")];
  const store = openStore(lived);
  await store.write((tx) => void tx.prepare("INSERT INTO meta VALUES ('before', 'x')").run());
  // As a station leaves it that is killed: with a log that has begun.
  for (const ending of ["", "-wal"]) copyFileSync(lived + ending, file + ending);
  await store.close();
  const args = ["-f", "-qq", "-o", folder.file("trace"), "-P", `${file}-wal`];
  const inject = rules.flatMap((rule) => ["-e", `inject=${rule}`]);
  const node = [process.execPath, "tests/faults/refused-commit.ts", file];
  const { stdout } = spawnSync("strace", [...args, ...inject, ...node], { encoding: "utf8" });
  const after = openStore(file);
  const kept = after.read((db) =>
    db.prepare("SELECT key FROM meta WHERE key IN ('before', 'refused')").pluck().all(),
  );
  await after.close();
  return { told: stdout, kept };
}

const noSync = "fsync,fdatasync:error=EIO";

test.runIf(haveStrace())(
  "what a disk that cannot sync was refused with is not there after a kill",
  async () => {
    const { told, kept } = await refusedWrite(noSync);
    expect(told).toContain("Nothing was changed");
    expect(kept).toEqual(["before"]);
  },
);

test.runIf(haveStrace())(
  "a disk that takes the write but then neither its sync nor anything more leaves its writer in doubt, and says so",
  async () => {
    // A page is written in two pieces: its frame's head and itself.
    const { told } = await refusedWrite(noSync, "pwrite64:error=EIO:when=3+");
    expect(told).toContain("It is not sure that nothing was changed");
  },
);
