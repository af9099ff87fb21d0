import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { labelPath } from "#electron/store/vault.ts";
import type { Parts } from "#electron/service/context.ts";
import type { Moment } from "./fake-carrier.ts";

/**
 * Puts a moment around every durable step of a station: each transaction, its commit, the record beside it, each label file.
 * Together with the carrier's and the printer's own moments these are the crash points CP1 to CP12 of the research.
 */
export function watchDurableSteps(
  { store, vault }: Pick<Parts, "store" | "vault">,
  labelsFolder: string,
  moment: Moment,
): void {
  const write = store.write.bind(store);
  store.write = (fn, crowd) => {
    void moment("CP1 before a transaction");
    return write((tx) => {
      const value = fn(tx);
      void moment("CP2, CP8 inside a transaction");
      return value;
    }, crowd);
  };
  const record = store.onCommit;
  store.onCommit = () => {
    void moment("CP9 committed, the record beside the database is behind");
    record();
    void moment("CP9 committed, nobody has heard of it");
  };
  const keep = vault.write.bind(vault);
  vault.write = async (name, boughtAtMs, bytes) => {
    // The file as a station leaves it that stops in the middle of writing; the vault begins it anew.
    const partial = join(labelsFolder, `${labelPath(name, boughtAtMs)}.partial`);
    mkdirSync(dirname(partial), { recursive: true });
    writeFileSync(partial, bytes.subarray(0, bytes.length / 2));
    await moment("CP6 half of the label file is written");
    const entry = await keep(name, boughtAtMs, bytes);
    await moment("CP7 the label file stands, the sale is not recorded");
    return entry;
  };
}
