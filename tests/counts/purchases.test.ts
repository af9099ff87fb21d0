import { expect, test } from "vitest";
import { countPurchases } from "./count-purchases.ts";
import { haveStrace } from "./have-strace.ts";

const labels = 12;
const strace = haveStrace();
if (!strace) console.log("NO STRACE on this machine: what purchases cost is not counted.");

test.runIf(strace)(
  "a label bought alone costs two commits and its own file, so many statements and bytes and not one more",
  () => {
    const { each, written, ...counted } = countPurchases("single", labels);
    expect(counted).toEqual({
      databaseSyncs: 2,
      fileSyncs: 1,
      folderSyncs: 1,
      // With one look of each keeper (settling, parcels, printing, outbox) at what is due.
      statements: 109,
      // The bodies of the request and of its answer.
      sent: 67,
      received: 728,
    });
    expect(written * labels).toBe(2_735_680);
    // One commit begins, with the write in it; the other settles.
    expect(each["BEGIN IMMEDIATE"]).toBe(2);
  },
);

test.runIf(strace)("the labels of a batch are each synced once, and their commits shared", () => {
  const { fileSyncs, folderSyncs, databaseSyncs } = countPurchases("batch", 100);
  expect(fileSyncs).toBe(1);
  expect(folderSyncs).toBeLessThanOrEqual(1);
  expect(databaseSyncs).toBeLessThanOrEqual(0.5);
});
