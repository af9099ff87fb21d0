import type { Announcement } from "./service/context.ts";
import type { Store } from "./store/store.ts";

/** How often to look whether another process (the command line) has changed the database. */
const watchEveryMs = 1_000;

/** Announces what another process committed, so that an open window shows a deposit made on the command line. */
export function watchOthers(store: Store, announce: (news: Announcement) => void): () => void {
  const version = () => Number(store.db.pragma("data_version", { simple: true }));
  let seen = version();
  const timer = setInterval(() => {
    const now = version();
    if (now === seen) return;
    seen = now;
    for (const kind of ["orders.changed", "wallet.changed", "keys.changed"] as const)
      announce({ kind });
  }, watchEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
