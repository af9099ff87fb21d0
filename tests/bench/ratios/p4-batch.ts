import {
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paired } from "../paired.ts";
import type { Row } from "../row.ts";
import { buyBatch, readyBatch } from "../subjects/batch.ts";
import { openOwnStation } from "../subjects/own-station.ts";
import { openRawPurchases } from "../subjects/raw-purchase.ts";

const labels = 1_000;
const pairs = 3;
/** Purchases that share a commit in the floor: what concurrent callers can share at the best. */
const group = 20;
/** What a label file has, about. */
const label = Buffer.alloc(23_000, 0x20);

function writeSynced(folder: string, name: string): void {
  const path = join(folder, name);
  const file = openSync(`${path}.partial`, "w");
  writeSync(file, label);
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.partial`, path);
}

/** What no program can go below on this machine: the rows of a thousand purchases in shared commits, and a thousand synced files. */
function openFloor() {
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-floor-"));
  const raw = openRawPurchases();
  raw.prepare((pairs + 1) * labels);
  let files = 0;
  return {
    run() {
      const start = performance.now();
      for (let bought = 0; bought < labels; bought += group) {
        raw.buyTogether(group);
        for (let n = 0; n < group; n++) writeSynced(folder, `${files++}.pdf`);
      }
      return performance.now() - start;
    },
    close() {
      raw.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A batch of 1,000 labels from the click to the last label, over its floor. */
export async function benchBatch(): Promise<Row[]> {
  const { desk, close } = await openOwnStation();
  const floor = openFloor();
  try {
    return [
      await paired({
        what: "a batch of 1,000 labels over its commits in groups and its synced files",
        unit: "ms",
        pairs,
        goal: { atMost: 2 },
        async ours() {
          const id = await readyBatch(desk, labels, 50);
          const start = performance.now();
          await buyBatch(desk, id, labels, 10);
          return performance.now() - start;
        },
        limit: () => Promise.resolve(floor.run()),
      }),
    ];
  } finally {
    floor.close();
    await close();
  }
}
