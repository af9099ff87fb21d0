import { readFileSync } from "node:fs";
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

/** Who writes the settings down: on the disk, whole, when the call returns. */
export interface SettingsKeeper {
  keep(settings: Settings): void;
}

/**
 * The settings in their file. Read once and at once, for the window needs them before anything else; only this program writes them.
 * What is changed before there is a keeper is written down when it comes, before the page can ask for anything.
 */
export class SettingsFile {
  readonly path: string;
  readonly #listeners: (() => void)[] = [];
  #settings: Settings;
  #keeper: SettingsKeeper | null = null;
  #isKept = true;

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
    this.#change({ ...this.#settings, ...changes });
  }

  delete(key: keyof Settings): void {
    const { [key]: _gone, ...rest } = this.#settings;
    this.#change(rest);
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** From now on changes are on the disk when the call that makes them returns. */
  keepWith(keeper: SettingsKeeper): void {
    if (!this.#isKept) keeper.keep(this.#settings);
    this.#isKept = true;
    this.#keeper = keeper;
  }

  #change(settings: Settings): void {
    if (isDeepStrictEqual(settings, this.#settings)) return;
    this.#keeper?.keep(settings);
    this.#isKept = this.#keeper !== null;
    this.#settings = settings;
    for (const listener of this.#listeners) listener();
  }
}
