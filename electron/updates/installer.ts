import type { Offer } from "./read-feed.ts";
import type { WantedFile } from "./fetch.ts";

/** Why this installation does not replace itself: it belongs to a package that IT rolls out, is the sources, or has no window. */
export type Hindrance = "package" | "checkout" | "no-window";

/** Puts a newer version in the program's place. */
export interface Installer {
  /** Null where it can. */
  readonly hindrance: Hindrance | null;
  /** Fetches the file for this computer with `fetch`, which judges it. */
  download(offer: Offer, fetch: (file: WantedFile, target: string) => Promise<void>): Promise<void>;
  /** Installs what was downloaded, after looking at it once more; the program has ended its work. `restart`: and starts it again. */
  install(restart: boolean): Promise<void>;
}
