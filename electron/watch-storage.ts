import type { StationConfig } from "./config.ts";
import { filesOf, type Storage } from "./open-parts.ts";
import type { Announcement, Clock, Log } from "./service/context.ts";
import type { Examined } from "./store/examine-in-background.ts";
import { openExaminer } from "./store/examiner.ts";
import { type LostLabel, sayLost } from "./store/lost-labels.ts";

/** After the start, when the window is drawn and the first requests are answered. */
const examineAfterMs = 5_000;
const examineBudgetMs = 10_000;

export interface StorageWatch {
  /** Labels that were bought and that the journal does not know, as far as is known by now. */
  lost(): readonly LostLabel[];
  /** Looks through the database now, in a thread of its own; damage stops every later write. */
  examine(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Tells everybody when writing stops, and looks for reasons to stop it: once after each start a thread goes through what a start
 * has no time for.
 */
export function watchStorage(
  storage: Storage,
  config: Pick<StationConfig, "folder" | "sqliteBinding">,
  parts: { clock: Clock; log: Log; announce: (news: Announcement) => void },
): StorageWatch {
  const { store } = storage;
  const { log, announce } = parts;
  let { lost } = storage;
  store.onRefusal = (reason, cause) => {
    log.error({ reason, ...(cause ? { err: cause } : {}) }, "nothing is written any more");
    announce({ kind: "station.changed" });
  };
  if (store.refusal !== null) store.onRefusal(store.refusal, null);
  const files = filesOf(config.folder);
  const examiner = openExaminer({
    file: files.database,
    nativeBinding: config.sqliteBinding,
    labels: files.labels,
    soldBook: files.soldBook,
    budgetMs: examineBudgetMs,
  });
  let closed = false;
  async function examine(): Promise<void> {
    try {
      const found = await examiner.run(null);
      lost = found.lost;
      const problem = found.problems[0] ?? sayLost(found.lost);
      if (problem) store.refuse(wordsOf(found, problem));
      else
        log.info({ tables: found.tables, of: found.ofTables }, "the database was looked through");
    } catch (error) {
      if (!closed) log.warn({ err: error }, "the database could not be looked through");
    }
  }
  const cancel = parts.clock.after(examineAfterMs, () => void examine());
  return {
    lost: () => lost,
    examine,
    async close() {
      closed = true;
      cancel();
      store.onRefusal = () => {};
      await examiner.close();
    },
  };
}

function wordsOf({ problems }: Examined, problem: string): string {
  if (problems.length === 0) return problem;
  return `The database is damaged: ${problem} What can be read is shown; nothing more is written or bought. Restore the newest backup.`;
}
