import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadConfig } from "#electron/config.ts";
import { httpClient } from "#electron/http-client.ts";
import { openStation } from "#electron/station.ts";
import { ipcClient } from "../station.ts";

/**
 * How long programs wait for the API while a backup is made: `node tests/bench/backup-beside.ts [MB]`. Prints the latencies of one
 * request after the other, alone and beside a plain and an encrypted backup, in ms.
 */
const megabytes = Number(process.argv[2] ?? 200);
const folder = mkdtempSync(join(tmpdir(), "shipdeck-bench-"));

function say(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  console.log(
    `${what}: ${times.length} requests, median ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`,
  );
}

try {
  const station = await openStation(loadConfig({}, { data: folder, port: 0 }));
  const desk = ipcClient(station);
  const { store, backups } = station.parts;
  for (let n = 0; n < megabytes; n++)
    await store.write((tx) => {
      const add = tx.prepare("INSERT INTO meta VALUES (?, ?)");
      for (let row = 0; row < 250; row++) add.run(`fill-${n}-${row}`, "x".repeat(4_000));
    });
  const client = httpClient(
    station.address?.url ?? "",
    await desk.createKey({ name: "bench" }),
    fetch,
  );
  const ask = async (until: () => boolean) => {
    const times: number[] = [];
    while (!until()) {
      const started = performance.now();
      await client.getBalance({});
      times.push(performance.now() - started);
    }
    return times;
  };
  let left = 300;
  say("alone", await ask(() => left-- <= 0));
  for (const passphrase of [null, "correct horse battery"]) {
    let done = false;
    const target = join(folder, "bench.backup");
    const made = backups.make(target, passphrase).finally(() => void (done = true));
    say(passphrase ? "beside an encrypted backup" : "beside a plain backup", await ask(() => done));
    console.log(`  ${(statSync(target).size / 1e6).toFixed(0)} MB in ${(await made).ms} ms`);
  }
  await station.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
