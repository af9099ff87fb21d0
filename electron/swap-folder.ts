import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename } from "node:path";
import type { StationConfig } from "./config.ts";
import { filesOf } from "./open-parts.ts";

type Place = Pick<StationConfig, "folder">;

/** Where a restored folder waits to be moved in. Under this name it is whole and examined. */
function readyFolder({ folder }: Place): string {
  return `${folder}.restored`;
}

/** Is there nothing in it but the lock of whoever looks, and the lock's journal? */
function isBare({ folder }: Place): boolean {
  const lock = basename(filesOf(folder).lock);
  return !existsSync(folder) || readdirSync(folder).every((name) => name.startsWith(lock));
}

function moveAside(place: Place): string | null {
  const { folder } = place;
  if (isBare(place)) {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  for (let count = 1; ; count++) {
    const aside = `${folder}.before-restore-${count}`;
    if (existsSync(aside)) continue;
    renameSync(folder, aside);
    return aside;
  }
}

/**
 * Puts the unpacked folder in the place of a mode's data, which is moved aside and never destroyed: the answer says where to, null
 * when there was nothing. A stop at any moment leaves the old data or the new in place, once `finishSwap` has run.
 */
export function swapFolder(unpacked: string, place: Place): string | null {
  const ready = readyFolder(place);
  rmSync(ready, { recursive: true, force: true });
  renameSync(unpacked, ready);
  const previous = moveAside(place);
  try {
    renameSync(ready, place.folder);
  } catch (error) {
    if (previous && !existsSync(place.folder)) renameSync(previous, place.folder);
    rmSync(ready, { recursive: true, force: true });
    throw error;
  }
  return previous;
}

/**
 * What a restore that was cut short left: where the old data was moved aside already, the restored folder takes its place now; where
 * it was not, nothing was restored, and the copy goes. To be called before the folder is made or opened.
 */
export function finishSwap(place: Place): void {
  const ready = readyFolder(place);
  if (!existsSync(ready)) return;
  if (!isBare(place)) return rmSync(ready, { recursive: true, force: true });
  rmSync(place.folder, { recursive: true, force: true });
  renameSync(ready, place.folder);
}
