import { compareVersions } from "./compare-versions.ts";
import { fetchSmall, type Reach, type WantedFile } from "./fetch.ts";
import { manifestName, parseManifest } from "./manifest.ts";
import { UpdateRefused } from "./refused.ts";
import { verifyManifest } from "./signature.ts";

/** A manifest has some kilobytes. */
const mostBytes = 256 * 1024;

/** Where updates come from, and who vouches for them. */
export interface Feed {
  url: string;
  channel: string;
  /** ed25519, 32 bytes in base64. */
  publicKey: string;
}

/** A version that the feed offers, signed, and newer than every one that was offered before. */
export interface Offer {
  version: string;
  signedAt: string;
  files: readonly (WantedFile & { name: string })[];
}

export interface Here {
  version: string;
  platform: NodeJS.Platform;
  arch: string;
  /** When the newest manifest that was taken from this feed was signed; null when none was. */
  newestSignedAt: string | null;
}

/** The files of a manifest by their full addresses, which must lie below the feed's own. */
function filesOf(files: readonly { url: string; sha512: string; size: number }[], base: URL) {
  return files.map(({ url, sha512, size }) => {
    const full = new URL(url, base);
    const isBelow = full.origin === base.origin && full.pathname.startsWith(base.pathname);
    if (!isBelow || full.search !== "" || full.hash !== "")
      throw new UpdateRefused(
        "FEED_LEADS_ELSEWHERE",
        `The update feed names a file outside of itself: ${full.host}${full.pathname}. Nothing was taken.`,
      );
    return { name: url, url: full, sha512, size };
  });
}

/**
 * What the feed offers: null when it is the version that runs. Nothing of a manifest is believed before its signature. Throws
 * UpdateRefused for whatever is not right.
 */
export async function readFeed(
  { url, channel, publicKey }: Feed,
  here: Here,
  reach: Reach,
): Promise<{ offer: Offer | null; signedAt: string }> {
  const base = new URL(url.endsWith("/") ? url : `${url}/`);
  const name = manifestName(channel, here);
  const manifestUrl = new URL(name, base);
  const manifest = await fetchSmall(manifestUrl, reach, mostBytes);
  const text = await fetchSmall(new URL(`${name}.sig`, base), reach, mostBytes).catch(
    (error: unknown) => {
      if (!(error instanceof UpdateRefused) || !/answered 40[34]/.test(error.message)) throw error;
      throw new UpdateRefused(
        "UPDATE_UNSIGNED",
        `${name} of the update feed has no signature beside it (${name}.sig). Nothing was taken; tell who looks after the feed.`,
      );
    },
  );
  const signedAt = verifyManifest({ name, manifest, text: text.toString("utf8") }, publicKey);
  if (here.newestSignedAt !== null && Date.parse(signedAt) < Date.parse(here.newestSignedAt))
    throw new UpdateRefused(
      "UPDATE_REPLAYED",
      `The update feed shows ${name} of ${signedAt} again, after one of ${here.newestSignedAt}. Nothing was taken; tell who looks after the feed.`,
    );
  const { version, files } = await parseManifest(name, manifest.toString("utf8"), manifestUrl);
  const difference = compareVersions(version, here.version);
  if (difference < 0)
    throw new UpdateRefused(
      "UPDATE_DOWNGRADE",
      `The update feed offers ${version}, which is older than this program (${here.version}). It was not taken.`,
    );
  const resolved = filesOf(files, base);
  return { offer: difference === 0 ? null : { version, signedAt, files: resolved }, signedAt };
}
