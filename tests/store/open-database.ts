import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock } from "#electron/clock.ts";
import { Store, type StoreParts } from "#electron/store/store.ts";

/** A folder that is gone when the test is over. */
export function temporaryFolder(): Disposable & { path: string; file(name: string): string } {
  const path = mkdtempSync(join(tmpdir(), "shipdeck-store-"));
  return {
    path,
    file: (name) => join(path, name),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** The station's store on a file of its own; locks are waited for as in the product. */
export function openStore(file: string, given: Partial<StoreParts> = {}): Store {
  return Store.open(
    { file },
    {
      wait: (ms) => systemClock.wait(ms),
      report: (error) => {
        throw error;
      },
      ...given,
    },
  );
}
