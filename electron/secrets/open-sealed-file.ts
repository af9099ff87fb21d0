import { createDecipheriv } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import {
  checkHeader,
  chunkBytes,
  headerBytes,
  looksSealed,
  nonceOf,
  openHeader,
  SealedFileError,
  tagBytes,
} from "./sealed-header.ts";

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function openChunk(
  key: Buffer,
  header: Buffer,
  sealed: Buffer,
  index: number,
  last: boolean,
): Buffer {
  const body = sealed.subarray(0, -tagBytes);
  const damaged = () => {
    const where = Math.floor((index * chunkBytes) / 1_000_000);
    const place = where < 1 ? "in its first megabyte" : `after ${where} MB`;
    return new SealedFileError("damaged", `is damaged or cut off, ${place}.`);
  };
  if (sealed.byteLength < tagBytes) throw damaged();
  const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(index, last));
  decipher.setAAD(header);
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch {
    throw damaged();
  }
}

/** Is there an encrypted file, to judge by how it begins? A file that cannot be read is none. */
export async function isSealedFile(path: string): Promise<boolean> {
  try {
    const file = await open(path, "r");
    try {
      return looksSealed(await readAt(file, 0, headerBytes));
    } finally {
      await file.close();
    }
  } catch {
    return false;
  }
}

/** Why this encrypted file cannot be one of ours, as far as that is known without its passphrase; null when it may be. */
export async function sealedFileProblem(path: string): Promise<string | null> {
  const file = await open(path, "r");
  try {
    checkHeader(await readAt(file, 0, headerBytes));
    return null;
  } catch (error) {
    if (error instanceof SealedFileError) return error.message;
    throw error;
  } finally {
    await file.close();
  }
}

/**
 * Writes what an encrypted file holds to `target` and answers the text before it. Throws a SealedFileError for a wrong passphrase and
 * for any damage; nothing is left at `target` then.
 */
export async function openSealedFile(
  source: string,
  target: string,
  passphrase: string,
): Promise<string> {
  const file = await open(source, "r");
  try {
    const header = await readAt(file, 0, headerBytes);
    return await openChunks({ file, header, target }, await openHeader(header, passphrase));
  } finally {
    await file.close();
  }
}

/** The same once the key is known. */
export async function openChunks(
  { file, header, target }: { file: FileHandle; header: Buffer; target: string },
  key: Buffer,
): Promise<string> {
  const { size } = await file.stat();
  const step = chunkBytes + tagBytes;
  const count = Math.max(1, Math.ceil((size - headerBytes) / step));
  let head: Buffer | null = null;
  const out = await open(target, "w", 0o600);
  try {
    for (let index = 0; index < count; index++) {
      const sealed = await readAt(file, headerBytes + index * step, step);
      let plain = openChunk(key, header, sealed, index, index === count - 1);
      if (head === null) {
        const end = 4 + (plain.byteLength < 4 ? 0 : plain.readUInt32BE(0));
        head = plain.subarray(4, end);
        plain = plain.subarray(end);
      }
      await out.writeFile(plain);
    }
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  } finally {
    await out.close();
  }
  return head?.toString("utf8") ?? "";
}
