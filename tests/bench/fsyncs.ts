import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshOrder } from "./purchases.ts";
import { startStation } from "./station-process.ts";

export interface FsyncCount {
  /** Per purchase, one after the other. */
  database: number;
  labelFile: number;
  purchases: number;
}

/** Counts the syncs of real purchases with strace, told apart by what is synced. Exact, so it needs no quiet machine. */
export async function countFsyncs(purchases = 20): Promise<FsyncCount> {
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-strace-"));
  const trace = join(folder, "trace");
  const station = await startStation();
  try {
    const orders: string[] = [];
    for (let count = 0; count <= purchases; count++) orders.push(await freshOrder(station));
    const buy = (orderId: string | undefined) =>
      station.post("/labels/purchase", { orderId, currency: "BTC" });
    // The first purchase starts the drawing thread and makes folders; it is not counted.
    await buy(orders.pop());
    const tracer = spawn(
      "strace",
      ["-f", "-y", "-e", "trace=fsync,fdatasync", "-o", trace, "-p", String(station.pid)],
      {
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
    await new Promise<void>((resolve, reject) => {
      tracer.once("error", () => reject(new Error("strace is missing: apt-get install strace")));
      tracer.stderr.on("data", (text: Buffer) => {
        if (text.includes("attached")) resolve();
      });
    });
    for (let id = orders.pop(); id !== undefined; id = orders.pop()) await buy(id);
    tracer.kill("SIGINT");
    await new Promise((resolve) => tracer.once("exit", resolve));
    const lines = readFileSync(trace, "utf8")
      .split("\n")
      .filter((line) => /f(data)?sync\(/.test(line) && !line.includes("resumed"));
    return {
      database: lines.filter((line) => line.includes("station.db")).length / purchases,
      labelFile: lines.filter((line) => line.includes("/labels/")).length / purchases,
      purchases,
    };
  } finally {
    await station.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
