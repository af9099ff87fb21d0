import { createRequire, syncBuiltinESMExports } from "node:module";
import type * as NodeFs from "node:fs";
import { systemClock } from "#electron/clock.ts";
import { Store, type Tx } from "#electron/store/store.ts";

const require = createRequire(import.meta.url);

/** Who is told of each durable step of a station, and may stop or spoil it by throwing. */
export interface Watcher {
  moment(name: string): void;
  /** Throws what the disk or SQLite would throw, or lets the step pass. */
  trouble(step: "begin" | "commit" | "record" | "write" | "sync" | "rename"): void;
}

/** How many commits of a station until its log is copied into the database. */
const commitsToCopy = 200;

const watchers = new Map<string, Watcher>();

/** The station whose folder holds this path. */
function watcherOf(path: string): Watcher | undefined {
  for (const [folder, watcher] of watchers) if (path.startsWith(folder)) return watcher;
  return undefined;
}

/** From now on this watcher is told of what happens below the folder. */
export function watchFolder(folder: string, watcher: Watcher): () => void {
  watchers.set(folder, watcher);
  return () => void watchers.delete(folder);
}

function watchStore(): void {
  const seen = new WeakSet<Store["db"]>();
  const write = Object.getOwnPropertyDescriptor(Store.prototype, "write")?.value as Store["write"];
  function meet(store: Store): void {
    const { db } = store;
    if (seen.has(db)) return;
    seen.add(db);
    let commits = 0;
    // The log is copied here and now instead of in a thread, which would end whenever it likes.
    store.keepWholeLog();
    const exec = db.exec.bind(db);
    db.exec = (sql) => {
      const watcher = watcherOf(db.name);
      if (sql === "BEGIN IMMEDIATE") watcher?.trouble("begin");
      if (sql === "COMMIT") {
        watcher?.moment("CP2, CP8 before a commit");
        watcher?.trouble("commit");
      }
      const done = exec(sql);
      if (sql === "COMMIT" && ++commits % commitsToCopy === 0) db.pragma("wal_checkpoint(PASSIVE)");
      return done;
    };
    const record = store.onCommit;
    store.onCommit = () => {
      const watcher = watcherOf(db.name);
      watcher?.moment("CP9 committed, the record beside the database is behind");
      watcher?.trouble("record");
      record();
      watcher?.moment("CP9 committed, nobody has heard of it");
    };
  }
  /** What a view of a store hands on to the store itself is watched once. */
  const watched = new WeakSet<object>();
  Store.prototype.write = function watch<T>(
    this: Store,
    fn: Parameters<typeof write<T>>[0],
    crowd?: Parameters<typeof write>[1],
  ): Promise<T> {
    if (watched.has(fn)) return write.call(this, fn, crowd) as Promise<T>;
    meet(this);
    const watcher = watcherOf(this.db.name);
    const seen = (tx: Tx) => {
      const value = fn(tx);
      watcher?.moment("CP2, CP8 inside a transaction");
      return value;
    };
    watched.add(seen);
    return write.call(this, seen, crowd) as Promise<T>;
  };
}

/** The label vault's file operations, each watched. */
function watchLabelFiles(): void {
  const fs = require("node:fs") as Record<string, unknown>;
  const own = { ...fs } as unknown as typeof NodeFs;
  /** Label files that are being written. */
  const written = new Map<number, Watcher>();
  fs["openSync"] = (path: string, flags: string, mode?: number) => {
    const handle = own.openSync(path, flags, mode);
    const watcher = path.endsWith(".pdf.partial") ? watcherOf(path) : undefined;
    if (watcher) written.set(handle, watcher);
    return handle;
  };
  fs["writeSync"] = (handle: number, bytes: Uint8Array, ...where: number[]) => {
    const watcher = written.get(handle);
    if (!watcher) return own.writeSync(handle, bytes, ...where);
    const half = own.writeSync(handle, bytes, 0, bytes.length >> 1);
    watcher.moment("CP6 half of the label file is written");
    watcher.trouble("write");
    return half + own.writeSync(handle, bytes, half);
  };
  fs["fsyncSync"] = (handle: number) => {
    const watcher = written.get(handle);
    if (watcher) watcher.trouble("sync");
    else own.fsyncSync(handle);
  };
  fs["closeSync"] = (handle: number) => {
    written.delete(handle);
    own.closeSync(handle);
  };
  fs["renameSync"] = (from: string, to: string) => {
    const watcher = from.endsWith(".pdf.partial") ? watcherOf(from) : undefined;
    watcher?.trouble("rename");
    own.renameSync(from, to);
    watcher?.moment("CP7 the label file stands, the sale is not recorded");
  };
  syncBuiltinESMExports();
}

/**
 * Turns this process into a machine on which nothing is left to chance: the label vault's files are written at once, the real
 * clock never decides anything, and every durable step asks its watcher first. For processes that do nothing but soak.
 */
export function becomeVirtual(): void {
  watchStore();
  watchLabelFiles();
  // How many writes share a commit must not depend on how fast this machine is today.
  performance.now = () => 0;
  let now = Date.parse("2026-11-23T16:00:00.000Z");
  Object.assign(systemClock, {
    now: () => now,
    wait: async (ms: number) => {
      now += ms;
      await new Promise((resolve) => setImmediate(resolve));
    },
  });
}
