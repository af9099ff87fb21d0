import type { Announcement, Log } from "./service/context.ts";
import type { Store } from "./store/store.ts";

/** How often to look whether another process (the command line) has changed the database. */
const watchEveryMs = 1_000;

/** Announces what another process committed, so that an open window shows a deposit made on the command line. */
export function watchOthers(
  store: Store,
  announce: (news: Announcement) => void,
  log: Log,
): () => void {
  const version = () => Number(store.db.pragma("data_version", { simple: true }));
  let seen = version();
  function look(): void {
    try {
      const now = version();
      if (now === seen) return;
      seen = now;
    } catch (error) {
      log.warn({ err: error }, "the database could not be asked for news");
      return;
    }
    for (const kind of [
      "orders.changed",
      "wallet.changed",
      "keys.changed",
      "settings.changed",
    ] as const)
      announce({ kind });
  }
  const timer = setInterval(look, watchEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
