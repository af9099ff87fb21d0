import { mkdirSync } from "node:fs";
import { systemClock } from "./clock.ts";
import type { StationConfig } from "./config.ts";
import { filesOf } from "./open-parts.ts";
import { takeInstanceLock } from "./store/instance-lock.ts";
import { finishSwap } from "./swap-folder.ts";

/**
 * Takes the data folder for this station; a predecessor that is just ending is waited for, `patienceMs` of the real clock. Before
 * the database is opened: a newer version must not migrate it under a running older one.
 */
export async function holdFolder(
  config: StationConfig,
  patienceMs: number,
): Promise<{ release(): void }> {
  finishSwap(config);
  mkdirSync(config.folder, { recursive: true, mode: 0o700 });
  const end = systemClock.now() + patienceMs;
  for (;;) {
    const lock = takeInstanceLock(filesOf(config.folder).lock, config.sqliteBinding);
    if (lock) return lock;
    if (systemClock.now() >= end) break;
    await systemClock.wait(100);
  }
  throw new Error(
    `Another Shipdeck station serves the data folder ${config.dataFolder}. Use that one, or choose another folder with --data.`,
  );
}
