import { createCipheriv } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { chunkBytes, makeHeader, nonceOf } from "./sealed-header.ts";

/** Fills `chunk` from the file as far as there is something. */
async function fill(file: FileHandle, chunk: Buffer): Promise<number> {
  let length = 0;
  while (length < chunk.byteLength) {
    const { bytesRead } = await file.read(chunk, length, chunk.byteLength - length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return length;
}

function sealChunk(key: Buffer, header: Buffer, plain: Buffer, index: number, last: boolean) {
  const cipher = createCipheriv("aes-256-gcm", key, nonceOf(index, last));
  cipher.setAAD(header);
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

export interface SealParts {
  source: string;
  target: string;
  head: string;
}

/**
 * Writes `source` and a short text before it (`head`) as one encrypted file: scrypt, then AES-256-GCM in chunks of 256 KiB that know
 * their place. Takes the same memory for any size. The file is on the disk when it resolves.
 * @param salt 32 random bytes
 */
export async function sealFile(
  parts: SealParts & { salt: Uint8Array },
  passphrase: string,
): Promise<void> {
  await sealUnder(parts, await makeHeader(passphrase, parts.salt));
}

/** The same under a key that was made before. */
export async function sealUnder(
  parts: SealParts,
  { header, key }: Awaited<ReturnType<typeof makeHeader>>,
): Promise<void> {
  const text = Buffer.from(parts.head, "utf8");
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.byteLength);
  let before = Buffer.concat([length, text]);
  const source = await open(parts.source, "r");
  try {
    const target = await open(parts.target, "w", 0o600);
    try {
      await target.writeFile(header);
      const chunk = Buffer.alloc(chunkBytes);
      const next = async (): Promise<Buffer> => {
        const lead = before.subarray(0, chunkBytes);
        before = before.subarray(lead.byteLength);
        lead.copy(chunk);
        const read = await fill(source, chunk.subarray(lead.byteLength));
        return Buffer.from(chunk.subarray(0, lead.byteLength + read));
      };
      let plain = await next();
      for (let index = 0; ; index++) {
        const following = plain.byteLength < chunkBytes ? Buffer.alloc(0) : await next();
        const last = following.byteLength === 0;
        await target.writeFile(sealChunk(key, header, plain, index, last));
        if (last) break;
        plain = following;
      }
      await target.sync();
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
