import type { Desk } from "#shared/contract/desk/index.ts";
import type { Output } from "#shared/contract/operation.ts";
import type { WindowStation } from "./connect-windows.ts";
import type { wordsOf } from "./words.ts";

type Batch = Output<Desk["getBatch"]>;
type Job = Output<Desk["getPrintJob"]>;
type Words = ReturnType<typeof wordsOf>;

/** What a batch has come to, in the person's language: through, or stopped with its reason. */
function batchWords({ name, state, pausedReason, counts }: Batch, words: Words) {
  if (state === "paused") return { title: words.stopped(name), body: pausedReason?.message ?? "" };
  const body = words.bought(counts.bought, counts.failed);
  return { title: counts.failed > 0 ? words.ended(name) : words.through(name), body };
}

/** What a notice is about, in the person's language; the station's own words where there is nothing to ask about. */
async function wordsOfNotice(
  station: WindowStation,
  { id = "", message }: { id: string | undefined; message: string },
  words: Words,
): Promise<{ title: string; body: string }> {
  const own = { title: "Shipdeck", body: message };
  if (id.startsWith("bat_")) {
    const reply = await station.invoke("getBatch", { id });
    // dispatch has checked the replies' shapes.
    return reply.success ? batchWords(reply.data as Batch, words) : own;
  }
  if (!id.startsWith("prt_")) return own;
  const reply = await station.invoke("getPrintJob", { jobId: id });
  if (!reply.success) return own;
  const { profile, error } = reply.data as Job;
  return { title: words.printerStopped(profile.name), body: error?.message ?? message };
}

/** Tells of finished and failed batches, of printers that stopped, and of what else the station wants a person to know, while no window is looked at. */
export function tellNotices(
  station: WindowStation,
  parts: {
    isLookedAt: () => boolean;
    words: () => Words;
    notify: (title: string, body: string) => void;
  },
): void {
  const tell = async (id: string | undefined, message: string) => {
    const { title, body } = await wordsOfNotice(station, { id, message }, parts.words());
    parts.notify(title, body);
  };
  station.onAnnouncement((news) => {
    const { kind, id, message } = news as { kind?: string; id?: string; message?: string };
    if (kind === "notice" && message && !parts.isLookedAt()) void tell(id, message);
  });
}
