import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** Below the folder of own cards: what each file said when it was last good. */
const kept = ".in-force";

/** The most that a card may have; the product's largest has a hundredth of it. */
export const maxCardBytes = 10 * 1024 * 1024;

/** A name that is a file of this folder and nothing else, on every system. */
export function isCardName(name: string): boolean {
  return /^[^./\\:*?"<>|\p{Cc}][^/\\:*?"<>|\p{Cc}]{0,120}\.(?:json|csv)$/iu.test(name);
}

/** The folder of a company's own rate cards, and beside each file the copy that was last good. */
export interface OwnFiles {
  readonly folder: string;
  /** Changes whenever a file comes, goes or is written. */
  signature(): string;
  names(): string[];
  read(name: string): string;
  write(name: string, text: string): void;
  remove(name: string): void;
  /** Null when none was ever good. */
  kept(name: string): string | null;
  keep(name: string, text: string): void;
  /** Forgets copies of files that are gone. */
  keepOnly(names: readonly string[]): void;
}

/** So that nobody ever reads half of a file. */
function writeWhole(file: string, text: string): void {
  const half = `${file}.new`;
  writeFileSync(half, text);
  renameSync(half, file);
}

function namesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder).filter(isCardName).toSorted();
}

export function openOwnFiles(folder: string): OwnFiles {
  const copies = join(folder, kept);
  const names = () => namesIn(folder);
  return {
    folder,
    signature() {
      return names()
        .map((name) => {
          const file = statSync(join(folder, name), { throwIfNoEntry: false });
          return `${name} ${file?.mtimeMs} ${file?.size}`;
        })
        .join("\n");
    },
    names,
    read(name) {
      const file = join(folder, name);
      if (statSync(file).size > maxCardBytes) throw new Error("The file is larger than 10 MiB.");
      return readFileSync(file, "utf8");
    },
    write(name, text) {
      mkdirSync(folder, { recursive: true });
      writeWhole(join(folder, name), text);
    },
    remove: (name) => rmSync(join(folder, name)),
    kept(name) {
      const file = join(copies, name);
      return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, "utf8") : null;
    },
    keep(name, text) {
      mkdirSync(copies, { recursive: true });
      writeWhole(join(copies, name), text);
    },
    keepOnly(wanted) {
      for (const name of namesIn(copies)) if (!wanted.includes(name)) rmSync(join(copies, name));
    },
  };
}
