import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { haveStrace } from "../counts/have-strace.ts";
import { TestStation } from "../station.ts";

const script = "tests/faults/buying-station.ts";

interface Syncs {
  wal: number;
  labelFile: number;
  labelFolder: number;
  vault: number;
  /** The record of the journal's head: once, when it is begun. */
  head: number;
}

/** What a process that buys `count` labels syncs, counted by the kernel. */
function syncsOf(count: number): Syncs {
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-strace-"));
  try {
    const trace = join(folder, "trace");
    const args = ["-f", "-y", "-qq", "-e", "trace=fsync,fdatasync", "-o", trace];
    const node = [process.execPath, script, join(folder, "world"), String(count)];
    execFileSync("strace", [...args, ...node], { timeout: 240_000, stdio: "pipe" });
    const lines = readFileSync(trace, "utf8").split("\n");
    const on = (path: RegExp) => lines.filter((line) => path.test(line)).length;
    return {
      wal: on(/sync\(\d+<[^>]*station\.db-wal>/),
      labelFile: on(/sync\(\d+<[^>]*\/labels\/[\d-]+\/[^>]*\.pdf\.partial>/),
      labelFolder: on(/sync\(\d+<[^>]*\/labels\/[\d-]+>/),
      head: on(/sync\(\d+<[^>]*\/ledger\.head>/),
      vault: on(/sync\(\d+<[^>]*\/labels>/),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("the station's connection writes with synchronous FULL, before and after it wrote", async () => {
  await using station = await TestStation.open();
  const { db } = station.station.parts.store;
  expect(db.pragma("synchronous", { simple: true })).toBe(2);
  await station.desk.deposit({ currency: "LTC", amount: "1" });
  expect(db.pragma("synchronous", { simple: true })).toBe(2);
  expect(db.pragma("journal_mode", { simple: true })).toBe("wal");
});

test("each purchase, deposit and void syncs what it writes and nothing more: its intent, its label file, the file's folder and its outcome, counted by the kernel", () => {
  if (!haveStrace()) {
    // Without a way to count, the setting that causes the syncs is all that can be asserted here.
    const folder = mkdtempSync(join(tmpdir(), "shipdeck-nostrace-"));
    const out = execFileSync(process.execPath, [script, folder, "2"], { encoding: "utf8" });
    rmSync(folder, { recursive: true, force: true });
    console.log(`NO STRACE on this machine: syncs are not counted. The connection says ${out}`);
    expect(JSON.parse(out)).toEqual({ synchronous: 2 });
    return;
  }
  const [few, many] = [syncsOf(2), syncsOf(12)];
  const more = (what: keyof Syncs) => many[what] - few[what];
  console.log("10 times rates, order, purchase, deposit and void sync", {
    ...many,
    wal: more("wal"),
  });
  // Rates and order are a commit each, intent and outcome the other two of a purchase; a deposit is one; a void is its wish and its refund.
  expect(more("wal")).toBe(10 * (4 + 1 + 2));
  expect(more("labelFile")).toBe(10);
  expect(more("labelFolder")).toBe(10);
  // A folder that is new has to be in the vault's own directory after a power cut, too.
  expect([few.head, many.head]).toEqual([1, 1]);
  expect(few.vault).toBeGreaterThanOrEqual(1);
});

test.runIf(haveStrace())(
  "a label in a folder that was there already has the folder's name synced, once in the life of a process",
  () => {
    const vault = mkdtempSync(join(tmpdir(), "shipdeck-vault-"));
    try {
      mkdirSync(join(vault, "2026-11-23"));
      const trace = join(vault, "trace");
      const files = (name: string) =>
        `[{ file: "2026-11-23/${name}.pdf", bytes: new Uint8Array(9) }]`;
      const code = `import { keepFiles } from "#electron/store/keep-files.ts";
        for (const files of [${files("one")}, ${files("two")}]) keepFiles(process.argv[1], files);`;
      const node = [process.execPath, "--input-type=module", "--eval", code, vault];
      execFileSync("strace", ["-f", "-y", "-qq", "-e", "trace=fsync", "-o", trace, ...node]);
      const synced = [...readFileSync(trace, "utf8").matchAll(/fsync\(\d+<([^>]*)>/g)]
        .map(([, path = ""]) => path)
        .filter((path) => path.startsWith(vault))
        .map((path) => path.slice(vault.length));
      expect(synced).toEqual([
        "",
        "/2026-11-23/one.pdf.partial",
        "/2026-11-23",
        "/2026-11-23/two.pdf.partial",
        "/2026-11-23",
      ]);
    } finally {
      rmSync(vault, { recursive: true, force: true });
    }
  },
);
