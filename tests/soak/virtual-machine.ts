import { createRequire, syncBuiltinESMExports } from "node:module";
import type * as NodeFs from "node:fs";
import { systemClock } from "#electron/clock.ts";
import { Store } from "#electron/store/store.ts";

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
  const seen = new WeakSet<Store>();
  const write = Object.getOwnPropertyDescriptor(Store.prototype, "write")?.value as Store["write"];
  function meet(store: Store): void {
    if (seen.has(store)) return;
    seen.add(store);
    const { db } = store;
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
  Store.prototype.write = function watched<T>(
    this: Store,
    fn: Parameters<typeof write<T>>[0],
  ): Promise<T> {
    meet(this);
    const watcher = watcherOf(this.db.name);
    return write.call(this, (tx) => {
      const value = fn(tx);
      watcher?.moment("CP2, CP8 inside a transaction");
      return value;
    }) as Promise<T>;
  };
}

/** The label vault's file operations, each done at once and watched. */
function watchLabelFiles(): void {
  const fs = require("node:fs") as typeof NodeFs;
  const files = require("node:fs/promises") as Record<string, unknown>;
  const own = { ...files } as Record<string, (...given: unknown[]) => Promise<unknown>>;
  function replace(name: string, act: (watcher: Watcher, ...given: never[]) => unknown): void {
    files[name] = async (...given: unknown[]) => {
      const watcher = watcherOf(String(given[0]));
      if (!watcher) return own[name]?.(...given);
      return act(watcher, ...(given as never[]));
    };
  }
  replace("mkdir", (_, path: string, options: NodeFs.MakeDirectoryOptions) =>
    fs.mkdirSync(path, options),
  );
  replace("rm", (_, path: string, options: NodeFs.RmOptions) => fs.rmSync(path, options));
  replace("readFile", (_, path: string) => fs.readFileSync(path));
  replace("rename", (watcher, from: string, to: string) => {
    watcher.trouble("rename");
    fs.renameSync(from, to);
    watcher.moment("CP7 the label file stands, the sale is not recorded");
  });
  replace("open", (watcher, path: string, flags: string, mode: number) => {
    const fd = fs.openSync(path, flags, mode);
    return {
      async writeFile(bytes: Uint8Array) {
        const half = bytes.length >> 1;
        fs.writeSync(fd, bytes, 0, half);
        watcher.moment("CP6 half of the label file is written");
        watcher.trouble("write");
        fs.writeSync(fd, bytes, half);
      },
      sync: async () => watcher.trouble("sync"),
      close: async () => fs.closeSync(fd),
    };
  });
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
