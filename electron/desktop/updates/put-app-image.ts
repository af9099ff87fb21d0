import { createHash } from "node:crypto";
import {
  chmodSync,
  closeSync,
  copyFileSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";

/**
 * Puts a downloaded AppImage in the place of the one that runs, in one step: whatever fails, or wherever the power goes, one whole
 * program lies there. The very bytes that will be run are looked at, after nobody reads them from anywhere else any more.
 * @param sha512 base64, as it was signed
 */
export function putAppImage(
  downloaded: string,
  { image, sha512 }: { image: string; sha512: string },
) {
  const fresh = `${image}.new`;
  try {
    copyFileSync(downloaded, fresh);
    chmodSync(fresh, 0o755);
    const opened = openSync(fresh, "r+");
    try {
      fsyncSync(opened);
      if (createHash("sha512").update(readFileSync(opened)).digest("base64") !== sha512)
        throw new Error("the downloaded program was changed since it was checked");
    } finally {
      closeSync(opened);
    }
    renameSync(fresh, image);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
