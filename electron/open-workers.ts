import { join } from "node:path";
import type { Announcer } from "./announcer.ts";
import { systemClock } from "./clock.ts";
import type { Closers } from "./closers.ts";
import type { Deposits } from "./deposits/open-deposits.ts";
import { openBackupTimer } from "./service/backups/timer.ts";
import { openBatches } from "./service/batches/open-batches.ts";
import type { Parts } from "./service/context.ts";
import { openPoller } from "./service/parcels/poller.ts";
import { openPrintQueue } from "./service/printing/queue.ts";
import { openKeeper } from "./service/retention/keeper.ts";
import { openSettler } from "./service/settler.ts";
import { openUpdates, type Updates } from "./service/updates/open-updates.ts";
import { openUpdateTimer } from "./service/updates/timer.ts";
import type { Installer } from "./updates/installer.ts";
import { openMemory } from "./updates/memory.ts";
import { watchChains } from "./watch-chains.ts";
import type { OpenDispatcher } from "./network/open-way-out.ts";

/** How long carrier calls under way may take when the station stops; what is cut short is settled at the next start. */
const closePatienceMs = 10_000;

/** What goes on behind the doors. */
export interface Workers {
  settler: ReturnType<typeof openSettler>;
  batches: ReturnType<typeof openBatches>;
  poller: ReturnType<typeof openPoller>;
  backups: ReturnType<typeof openBackupTimer>;
  printing: ReturnType<typeof openPrintQueue>;
  deposits: Deposits;
  updates: Updates;
  updateTimer: ReturnType<typeof openUpdateTimer>;
}

/** Starts them; each is closed before those that were started earlier. */
export function openWorkers(
  parts: Parts,
  station: {
    closers: Closers;
    news: Announcer;
    dispatcher: OpenDispatcher;
    version: string;
    installer: Installer | null;
  },
): Workers {
  const { closers, news, dispatcher, version, installer } = station;
  // Closed after the door and the settler, before the outbox: what is under way gets its time to be settled.
  closers.add(() => allSettled(parts));
  const settler = closers.keep(openSettler(parts));
  const batches = closers.keep(openBatches(parts));
  news.listen((told) => batches.hear(told));
  const poller = closers.keep(openPoller(parts));
  closers.keep(openKeeper(parts));
  const backups = closers.keep(openBackupTimer(parts));
  news.listen(({ kind }) => void (kind === "settings.changed" && backups.wake()));
  // The real clock even in tests: how long a printer takes is not the station's time.
  const printing = closers.keep(openPrintQueue(parts, systemClock));
  const deposits = closers.keep(watchChains(parts, dispatcher));
  const { platform, arch } = process;
  const report = (error: unknown) =>
    parts.log.warn({ err: error }, "what was known of updates cannot be read");
  const memory = openMemory(join(parts.dataFolder, "updates.json"), report);
  const here = { version, platform, arch };
  const updateTimer = closers.keep(openUpdateTimer(parts));
  const updates = closers.keep(openUpdates(parts, { installer, dispatcher, memory, here }));
  return { settler, batches, poller, backups, printing, deposits, updates, updateTimer };
}

/** Resolves when no purchase is under way any more, or when they have had their time. */
async function allSettled(parts: Parts): Promise<void> {
  const end = systemClock.now() + closePatienceMs;
  const { busyAttempts, busyVoids, batchWork } = parts;
  const underWay = () => busyAttempts.size + busyVoids.size + batchWork.busyRows.size;
  while (underWay() > 0 && systemClock.now() < end) await systemClock.wait(10);
}
