import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { assertSettings, type Settings } from "./known-settings.ts";

/** The text of the file; null while there is none. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/**
 * The settings in their file. Read once: only this program writes it. A change is on the disk, whole, when the call that makes it returns.
 */
export class SettingsFile {
  readonly path: string;
  readonly #listeners: (() => void)[] = [];
  #settings: Settings;

  /** Throws when the file cannot be read, or holds something else than settings. */
  constructor(path: string) {
    this.path = path;
    const text = textOf(path);
    const read: unknown = text === null ? {} : JSON.parse(text);
    assertSettings(read);
    this.#settings = read;
  }

  get all(): Readonly<Settings> {
    return this.#settings;
  }

  get<K extends keyof Settings>(key: K): Settings[K] {
    return this.#settings[key];
  }

  /** Changes what is named and keeps the rest. */
  set(changes: Settings): void {
    this.#keep({ ...this.#settings, ...changes });
  }

  delete(key: keyof Settings): void {
    const { [key]: _gone, ...rest } = this.#settings;
    this.#keep(rest);
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  #keep(settings: Settings): void {
    if (isDeepStrictEqual(settings, this.#settings)) return;
    mkdirSync(dirname(this.path), { recursive: true });
    const partial = `${this.path}.partial`;
    const file = openSync(partial, "w", 0o600);
    try {
      writeFileSync(file, JSON.stringify(settings, null, "\t"));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(partial, this.path);
    this.#settings = settings;
    for (const listener of this.#listeners) listener();
  }
}
