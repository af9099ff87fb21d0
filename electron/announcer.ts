import type { Announcement, Log } from "./service/context.ts";

export interface Announcer {
  announce: (news: Announcement) => void;
  /** Hears all news until the function that is returned is called. */
  listen: (listener: (news: Announcement) => void) => () => void;
}

export function openAnnouncer(log: Log): Announcer {
  const listeners = new Set<(news: Announcement) => void>();
  return {
    announce(news) {
      for (const listener of listeners)
        try {
          listener(news);
        } catch (error) {
          // News is for show: whoever fails to take it must not stop what it tells of.
          log.error({ err: error, news: news.kind }, "a listener failed");
        }
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
