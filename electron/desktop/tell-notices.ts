import type { Desk } from "#shared/contract/desk/index.ts";
import type { Output } from "#shared/contract/operation.ts";
import type { WindowStation } from "./connect-windows.ts";
import type { wordsOf } from "./words.ts";

type Batch = Output<Desk["getBatch"]>;
type Words = ReturnType<typeof wordsOf>;

/** What a batch has come to, in the person's language: through, or stopped with its reason. */
function batchWords({ name, state, pausedReason, counts }: Batch, words: Words) {
  if (state === "paused") return { title: words.stopped(name), body: pausedReason?.message ?? "" };
  const body = words.bought(counts.bought, counts.failed);
  return { title: counts.failed > 0 ? words.ended(name) : words.through(name), body };
}

/** Tells of finished and failed batches, and of what else the station wants a person to know, while no window is looked at. */
export function tellNotices(
  station: WindowStation,
  parts: {
    isLookedAt: () => boolean;
    words: () => Words;
    notify: (title: string, body: string) => void;
  },
): void {
  const tell = async (id: string | undefined, message: string) => {
    const reply = id ? await station.invoke("getBatch", { id }) : null;
    if (!reply?.success) return parts.notify("Shipdeck", message);
    // dispatch has checked the reply's shape.
    const { title, body } = batchWords(reply.data as Batch, parts.words());
    return parts.notify(title, body);
  };
  station.onAnnouncement((news) => {
    const { kind, id, message } = news as { kind?: string; id?: string; message?: string };
    if (kind === "notice" && message && !parts.isLookedAt()) void tell(id, message);
  });
}
