import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { dropOldLogs, rotatedName } from "./log-files.ts";

export interface RotatingLimits {
  /** Bytes after which a file is put aside. */
  fileBytes: number;
  /** Bytes of all files together. */
  totalBytes: number;
  /** What is older goes. */
  ageMs: number;
}

/** A file holds one day at the most, so that what is too old can go without cutting a file. */
const dayMs = 24 * 60 * 60 * 1000;
/** How often somebody else may have put the file aside, or a full disk may have room again. */
const lookMs = 1000;

/** Does the file end in the middle of a line? Whoever wrote it died, or found no room. */
function endsTorn(fd: number): boolean {
  const { size } = fstatSync(fd);
  const last = Buffer.alloc(1);
  return size > 0 && readSync(fd, last, 0, 1, size - 1) === 1 && last.toString() !== "\n";
}

/** When the file's first line was written; now for an empty one. */
function beginning(fd: number, now: number): number {
  const head = Buffer.alloc(200);
  const length = readSync(fd, head, 0, head.length, 0);
  return Number(/"time":(\d+)/.exec(head.toString("utf8", 0, length))?.[1] ?? now);
}

/**
 * A file that lines are added to, put aside when it is full or a day old. It never throws: a disk that is full, gone or read-only
 * costs lines, and their number is told by the first line that can be written again. Two processes may write to it; each line is
 * whole, and who finds the file put aside by the other follows.
 */
export class RotatingFile {
  readonly #folder: string;
  readonly #limits: RotatingLimits;
  readonly #now: () => number;
  #fd: number | null = null;
  #begunAt = 0;
  #lookAt = 0;
  #lost = 0;
  #torn = false;

  constructor(folder: string, limits: RotatingLimits, now: () => number) {
    this.#folder = folder;
    this.#limits = limits;
    this.#now = now;
  }

  get path(): string {
    return join(this.#folder, "station.log");
  }

  /** A line with its end. */
  write(line: string): void {
    try {
      const fd = this.#ready();
      if (fd === null) this.#lost += 1;
      else this.#append(fd, line);
    } catch {
      this.#lost += 1;
      this.#leave();
    }
  }

  close(): void {
    this.#leave();
  }

  #append(fd: number, line: string): void {
    const lost = this.#lost;
    const told =
      lost > 0
        ? `${JSON.stringify({ level: 40, time: this.#now(), lost, msg: "lines of this log could not be written" })}\n`
        : "";
    // What a full disk cut in two is ended first, so that it spoils no other line.
    const bytes = Buffer.from(`${this.#torn ? "\n" : ""}${told}${line}`);
    const written = writeSync(fd, bytes);
    this.#torn = written < bytes.length;
    this.#lost = this.#torn ? lost + 1 : 0;
  }

  /** The file to write to; null while it cannot be opened. */
  #ready(): number | null {
    const now = this.#now();
    if (now < this.#lookAt && this.#lookAt - now <= lookMs)
      return this.#fd !== null && this.#isFull(this.#fd, now) ? this.#rotate(now) : this.#fd;
    this.#lookAt = now + lookMs;
    if (this.#fd !== null && !this.#isOurs(this.#fd)) this.#leave();
    if (this.#fd === null) this.#open(now);
    return this.#fd !== null && this.#isFull(this.#fd, now) ? this.#rotate(now) : this.#fd;
  }

  #open(now: number): void {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    this.#fd = openSync(this.path, "a+", 0o600);
    this.#begunAt = beginning(this.#fd, now);
    this.#torn = endsTorn(this.#fd);
  }

  #leave(): void {
    const fd = this.#fd;
    this.#fd = null;
    try {
      if (fd !== null) closeSync(fd);
    } catch {
      // It is gone either way.
    }
  }

  #isOurs(fd: number): boolean {
    const there = statSync(this.path, { throwIfNoEntry: false });
    return there?.ino === fstatSync(fd).ino;
  }

  #isFull(fd: number, now: number): boolean {
    const { size } = fstatSync(fd);
    return size >= this.#limits.fileBytes || (size > 0 && now - this.#begunAt >= dayMs);
  }

  #rotate(now: number): number | null {
    this.#leave();
    // Somebody else may have been first: then there is a fresh file, and it is not put aside again.
    this.#open(now);
    if (this.#fd === null || !this.#isFull(this.#fd, now)) return this.#fd;
    this.#leave();
    renameSync(this.path, join(this.#folder, rotatedName(this.#folder, now)));
    this.#open(now);
    const { totalBytes, fileBytes, ageMs } = this.#limits;
    dropOldLogs(this.#folder, { totalBytes: totalBytes - fileBytes, olderThan: now - ageMs });
    return this.#fd;
  }
}
