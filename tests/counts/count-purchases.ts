import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Per label. */
export interface Counts {
  databaseSyncs: number;
  /** Of label files. */
  fileSyncs: number;
  /** Of the folders that they lie in. */
  folderSyncs: number;
  statements: number;
  /** Bytes that the database's log grew by. */
  written: number;
  /** Bytes of the purchases' bodies over HTTP. */
  sent: number;
  received: number;
  /** How often each statement ran. */
  each: Record<string, number>;
}

/** What buying costs, counted by the kernel (strace) and by the connections. Exact, so it needs no quiet machine. */
export function countPurchases(kind: "single" | "batch", labels: number): Counts {
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-counts-"));
  try {
    const trace = join(folder, "trace");
    const args = ["-f", "--seccomp-bpf", "-y", "-qq", "-e", "trace=fsync,fdatasync", "-o", trace];
    const script = ["tests/counts/buying-process.ts", join(folder, "data"), kind, String(labels)];
    const told = execFileSync("strace", [...args, process.execPath, ...script], {
      encoding: "utf8",
      timeout: 300_000,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const { each, ...totals } = JSON.parse(told) as Pick<
      Counts,
      "statements" | "each" | "written" | "sent" | "received"
    >;
    const syncs = readFileSync(trace, "utf8")
      .split("\n")
      .filter((line) => /f(data)?sync\(/.test(line));
    const marks = syncs.flatMap((line, at) => (/\/mark>/.test(line) ? [at] : []));
    const between = syncs.slice((marks[0] ?? 0) + 1, marks[1]);
    const on = (path: RegExp) => between.filter((line) => path.test(line)).length / labels;
    return {
      databaseSyncs: on(/station\.db-wal>/),
      fileSyncs: on(/\/labels\/[\d-]+\/[^>]*\.pdf\.partial>/),
      folderSyncs: on(/\/labels\/[\d-]+>/),
      statements: totals.statements / labels,
      written: totals.written / labels,
      sent: totals.sent / labels,
      received: totals.received / labels,
      each,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
