import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Hindrance, Installer } from "#electron/updates/installer.ts";

/** Takes what is fetched into a folder, and writes down when it is told to install it. */
export class FolderInstaller implements Installer {
  hindrance: Hindrance | null = null;
  readonly installs: { restart: boolean }[] = [];
  failure: Error | null = null;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** What was fetched and kept. */
  get files(): string[] {
    return existsSync(this.#folder) ? readdirSync(this.#folder) : [];
  }

  download: Installer["download"] = async ({ files }, fetch) => {
    const [file] = files;
    if (!file) throw new Error("no file");
    await fetch(file, join(this.#folder, "update"));
  };

  install = async (restart: boolean) => {
    if (this.failure) throw this.failure;
    this.installs.push({ restart });
  };
}
