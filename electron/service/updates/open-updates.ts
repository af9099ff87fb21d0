import type { OpenDispatcher } from "#electron/network/open-way-out.ts";
import { fetchFile } from "#electron/updates/fetch.ts";
import type { Installer } from "#electron/updates/installer.ts";
import type { openMemory } from "#electron/updates/memory.ts";
import { type Feed, type Offer, readFeed } from "#electron/updates/read-feed.ts";
import { UpdateRefused } from "#electron/updates/refused.ts";
import type { UpdatesState } from "#shared/contract/desk/updates.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Parts } from "../context.ts";
import { instant } from "../json.ts";
import { assertQuiet } from "./assert-quiet.ts";
import { openOutcomes } from "./outcomes.ts";

export interface UpdatesParts {
  /** Null: this program puts nothing in its own place. */
  installer: Installer | null;
  dispatcher: OpenDispatcher;
  memory: ReturnType<typeof openMemory>;
  /** What runs, and on what. */
  here: { version: string; platform: NodeJS.Platform; arch: string };
}

/** Puts the update in the program's place; called once the station is closed. */
export type PutInPlace = (restart: boolean) => Promise<void>;

export interface Updates {
  state(): UpdatesState;
  /** Never rejects: what is refused stands in the state. */
  check(): Promise<void>;
  /** Throws a StationError at once when there is nothing to fetch; the promise never rejects. */
  download(): Promise<void>;
  /** Makes a backup. Throws a StationError while the station is at work, and when nothing is ready or no backup was made. */
  prepare(): Promise<PutInPlace>;
  close(): Promise<void>;
  /** What is installed when the program ends by itself; null where a person has to say so, or something is under way. */
  atQuit(): Promise<PutInPlace | null>;
}

/** Asks the company's feed, fetches what it offers, and hands it over to be installed. Whatever is not right is not taken. */
export function openUpdates(
  parts: Parts,
  { installer, dispatcher, memory, here }: UpdatesParts,
): Updates {
  const { clock, log } = parts;
  const policy = parts.policy.updates;
  const mode = policy?.mode ?? "off";
  const hindrance = installer ? installer.hindrance : "no-window";
  const ending = new AbortController();
  const reach = { dispatcher, signal: ending.signal };
  const { remember, refuse } = openOutcomes(parts, memory);
  let phase: UpdatesState["phase"] = "idle";
  let offer: Offer | null = null;
  let progress: UpdatesState["progress"] = null;
  let checking: Promise<void> | null = null;
  let downloading: Promise<void> | null = null;

  function feedOf(): Feed & { place: string } {
    if (mode === "off" || !policy?.feed || !policy.publicKey)
      throw new StationError(
        "UPDATES_OFF",
        "Updates are off. Your organization's policy can name a feed of its own.",
      );
    const { feed: url, channel, publicKey } = policy;
    return { url, channel, publicKey, place: `${url} ${channel}` };
  }

  function enter(next: UpdatesState["phase"]): void {
    phase = next;
    if (next !== "downloading") progress = null;
    parts.announce({ kind: "updates.changed" });
  }

  async function askFeed(): Promise<void> {
    const { place, ...feed } = feedOf();
    const before = offer?.version;
    enter("checking");
    try {
      const newestSignedAt = memory.read().newest[place] ?? null;
      const found = await readFeed(feed, { ...here, newestSignedAt }, reach);
      const newest = { ...memory.read().newest, [place]: found.signedAt };
      memory.change({ newest, checkedAt: instant(clock.now()), problem: null });
      ({ offer } = found);
      if (offer && offer.version !== before)
        parts.announce({
          kind: "notice",
          id: "update",
          message: `Shipdeck ${offer.version} is there. Settings > Updates says more.`,
        });
    } catch (error) {
      // What was offered before is not offered by a feed that is not trusted now.
      if (!(error instanceof UpdateRefused) || error.code !== "FEED_UNREACHABLE") offer = null;
      refuse(error, "looked for");
    }
    enter("idle");
    if (offer && mode === "automatic" && hindrance === null) await download();
  }

  async function fetchOffer(wanted: Offer, by: Installer): Promise<void> {
    enter("downloading");
    try {
      await by.download(wanted, (file, target) =>
        fetchFile(file, {
          ...reach,
          target,
          onProgress(bytes) {
            const percent = (at: number) => Math.floor((at * 100) / file.size);
            if (progress && percent(bytes) === percent(progress.bytes)) return;
            progress = { bytes, total: file.size };
            parts.announce({ kind: "updates.changed" });
          },
        }),
      );
      remember({ problem: null });
      enter("ready");
    } catch (error) {
      refuse(error, "fetched");
      enter("idle");
    }
  }

  function installable(): Installer {
    feedOf();
    if (installer && installer.hindrance === null) return installer;
    throw new StationError(
      "NOT_ON_THIS_MACHINE",
      "This installation does not replace itself: whoever rolls it out installs the new version.",
    );
  }

  function download(): Promise<void> {
    const by = installable();
    if (!offer) throw new StationError("NO_UPDATE", "There is no newer version to fetch.");
    if (phase === "ready" || phase === "installing") return Promise.resolve();
    downloading ??= fetchOffer(offer, by).finally(() => (downloading = null));
    return downloading;
  }

  async function prepare(): Promise<PutInPlace> {
    const by = installable();
    if (phase !== "ready")
      throw new StationError("NO_UPDATE", "No newer version is fetched yet. Fetch it first.");
    assertQuiet(parts);
    enter("installing");
    try {
      const backup = await parts.backupTimer.makeNow("update");
      if (!backup.ok)
        throw new StationError(
          "STORAGE_UNAVAILABLE",
          `The update was not installed, because no backup could be made first: ${backup.problem}`,
        );
      // A backup takes its time: somebody may have begun something.
      assertQuiet(parts);
    } catch (error) {
      enter("ready");
      throw error;
    }
    return async (restart) => {
      try {
        await by.install(restart);
      } catch (error) {
        refuse(error, "installed");
        throw error;
      }
    };
  }

  return {
    state() {
      const { checkedAt, problem } = memory.read();
      return {
        mode,
        feed: policy?.feed ?? null,
        channel: policy?.channel ?? "latest",
        version: here.version,
        hindrance,
        phase,
        offer: offer && { version: offer.version, signedAt: offer.signedAt },
        progress,
        checkedAt,
        problem,
      };
    },
    check() {
      feedOf();
      // What is fetched already is not asked about again: it is installed first.
      if (phase === "ready" || phase === "installing") return Promise.resolve();
      checking ??= (downloading ?? askFeed()).finally(() => (checking = null));
      return checking;
    },
    download,
    prepare,
    async close() {
      ending.abort();
      await checking;
      await downloading;
    },
    async atQuit() {
      if (mode !== "automatic" || phase !== "ready") return null;
      try {
        return await prepare();
      } catch (error) {
        log.warn({ err: error }, "the update waits for the next time");
        return null;
      }
    },
  };
}
