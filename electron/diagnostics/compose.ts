import { readdirSync, statSync } from "node:fs";
import { arch, cpus, freemem, release, totalmem } from "node:os";
import { join } from "node:path";
import type { StationConfig } from "../config.ts";
import { endOfLog } from "../logs/read-end.ts";
import { logFiles } from "../logs/log-files.ts";
import { filesOf } from "../open-parts.ts";
import type { DiagnosticsFile } from "../service/context.ts";
import { findWorkerUrl } from "../threads/find-worker-url.ts";
import { openWorkerLane } from "../threads/worker-lane.ts";
import type { LookedThrough } from "./look-through.ts";
import { redactedLine } from "./redact.ts";

/** The log's end, in bytes. */
const logBytes = 1_000_000;

const readme = `Shipdeck diagnostics

station.json   versions of the program, of this system, memory
doctor.json    what the doctor found in database, ledger and label files
tables.json    how many rows each table has, and sizes
settings.json  the settings; texts by their length alone
timings.json   how long the last requests of the local API took, by kind
log.jsonl      the end of the log; texts that could be anybody's by their length alone

No names, addresses, tracking codes, amounts of orders, keys or secrets are in it. Nothing was sent anywhere.
`;

export interface Timed {
  method: string;
  path: string;
  status: number | null;
  durationMs: number;
}

/** Words that stand in paths of the API; everything else in a path is somebody's. */
const pathWord = /^(?:api|v1|[a-z][a-z-]{2,24})$/;

function kindOf({ method, path, status }: Timed): string {
  const [plain = ""] = path.split("?");
  // What follows a noun is an id or a code, and may be a word as well as any.
  const parts = plain
    .split("/")
    .map((part, at) => (at < 4 && pathWord.test(part) ? part : part && ":"));
  return `${method} ${parts.join("/")} ${status ?? "hung up"}`;
}

function timings(requests: readonly Timed[]): object[] {
  const kinds = new Map<string, number[]>();
  for (const request of requests) {
    const kind = kindOf(request);
    kinds.set(kind, [...(kinds.get(kind) ?? []), request.durationMs]);
  }
  return [...kinds].map(([kind, all]) => {
    const taken = all.toSorted((one, other) => one - other);
    return {
      kind,
      count: taken.length,
      medianMs: taken[taken.length >> 1],
      longestMs: taken.at(-1),
    };
  });
}

async function inThread(config: StationConfig): Promise<LookedThrough> {
  const lane = openWorkerLane<null, LookedThrough>({
    url: () => findWorkerUrl("diagnostics-worker", import.meta.url),
    name: "diagnostics",
    worker: "diagnostics thread",
    owner: "diagnostics",
    workerData: { ...config },
  });
  try {
    return await lane.run(null);
  } finally {
    await lane.close();
  }
}

/** Everything that helps to find out what is wrong, as texts; nothing of it says who ships what to whom. */
export async function composeDiagnostics(
  config: StationConfig,
  told: { startedAt: string | null; storageProblem: boolean; requests: readonly Timed[] },
): Promise<DiagnosticsFile[]> {
  const files = filesOf(config.folder);
  const { doctor, tables, settings } = await inThread(config);
  const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const logs = logFiles(files.logs).map((name) => sizeOf(join(files.logs, name)));
  const station = {
    shipdeck: config.version,
    mode: config.mode,
    startedAt: told.startedAt,
    storageProblem: told.storageProblem,
    node: process.versions.node,
    electron: process.versions["electron"] ?? null,
    platform: process.platform,
    release: release(),
    arch: arch(),
    processors: cpus().length,
    memory: { total: totalmem(), free: freemem(), ...process.memoryUsage() },
    upSeconds: Math.round(process.uptime()),
    files: {
      database: sizeOf(files.database),
      databaseLog: sizeOf(`${files.database}-wal`),
      logs,
      entries: readdirSync(config.folder).length,
    },
  };
  const lines = (await endOfLog(files.logs, logBytes))
    .map(redactedLine)
    .filter((line) => line !== null);
  const json = (name: string, value: unknown) => ({
    name,
    text: `${JSON.stringify(value, null, 2)}\n`,
  });
  return [
    { name: "README.txt", text: readme },
    json("station.json", station),
    json("doctor.json", doctor),
    json("tables.json", tables),
    json("settings.json", settings),
    json("timings.json", timings(told.requests)),
    { name: "log.jsonl", text: lines.map((line) => `${line}\n`).join("") },
  ];
}
