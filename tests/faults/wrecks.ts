import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Everything that lay on the disk at one moment of a station's life: what kill -9 would leave of it. */
export interface Wreck {
  moment: string;
  folder: string;
  /** What the customer had been told by then. */
  told: unknown;
}

/** The bytes of all files but the shared memory, which says nothing that lasts, and the addresses of the open port. */
function fingerprint(folder: string): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder, { recursive: true }).map(String).sort()) {
    if (/-shm$|station\.(json|lock)$/.test(name)) continue;
    const path = join(folder, name);
    hash.update(name);
    if (statSync(path).isFile()) hash.update(readFileSync(path));
  }
  return hash.digest("hex");
}

/**
 * Takes a copy of a world's folder at each moment that it is told of, one per state of the disk. Copying within one turn of the
 * event loop is what makes it a crash: no step of the station can end in between. A killed process leaves the page cache, so
 * the copied files are what the next process would find.
 */
export class Wrecks implements Disposable {
  readonly list: Wreck[] = [];
  /** Moments that were seen, also those that left nothing new on the disk. */
  readonly moments = new Map<string, number>();
  recording = false;
  told: unknown = null;
  readonly #root = mkdtempSync(join(tmpdir(), "shipdeck-wrecks-"));
  readonly #seen = new Set<string>();
  readonly #source: () => string;

  constructor(source: () => string) {
    this.#source = source;
  }

  readonly take = (moment: string): void => {
    if (!this.recording) return;
    this.moments.set(moment, (this.moments.get(moment) ?? 0) + 1);
    // A customer who was told something and one who was not are two cases even when the disk is the same.
    const state = fingerprint(this.#source()) + JSON.stringify(this.told);
    if (this.#seen.has(state)) return;
    this.#seen.add(state);
    const folder = join(this.#root, String(this.list.length));
    cpSync(this.#source(), folder, { recursive: true });
    this.list.push({ moment, folder, told: this.told });
  };

  [Symbol.dispose](): void {
    rmSync(this.#root, { recursive: true, force: true });
  }
}
