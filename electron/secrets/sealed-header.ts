import { createHash, createHmac, scrypt, timingSafeEqual } from "node:crypto";

/** Why a sealed file cannot be opened, in a sentence that follows its name. */
export class SealedFileError extends Error {
  readonly reason: "foreign" | "newer" | "damaged" | "passphrase";
  constructor(reason: SealedFileError["reason"], sentence: string) {
    super(sentence);
    this.name = "SealedFileError";
    this.reason = reason;
  }
}

const magic = "SHIPDECK";
const version = 1;
/** magic 8 · version 1 · log2 N 1 · r 1 · p 1 · chunk size 4 · salt 32 · key check 16 · digest of all before 16. */
export const headerBytes = 80;
const saltAt = 16;
const checkAt = 48;
const digestAt = 64;

/** Plain bytes of every chunk but the last. */
export const chunkBytes = 256 * 1024;
export const tagBytes = 16;
/** 128 MB and about half a second for each guess at a passphrase. */
const cost = { log2: 17, r: 8, p: 1 };

function digestOf(header: Uint8Array): Buffer {
  return createHash("sha256").update(header.subarray(0, digestAt)).digest().subarray(0, 16);
}

/** The file's key, and the value that tells a wrong passphrase from a damaged file. */
async function keysOf(passphrase: string, header: Buffer): Promise<{ key: Buffer; check: Buffer }> {
  const N = 2 ** (header[9] ?? 0);
  const [r = 0, p = 0] = header.subarray(10, 12);
  const salt = header.subarray(saltAt, checkAt);
  const both = await new Promise<Buffer>((resolve, reject) => {
    const options = { N, r, p, maxmem: 256 * N * r };
    // The same letters typed on another system may come composed or decomposed.
    scrypt(passphrase.normalize("NFKC"), salt, 64, options, (error, bytes) =>
      error ? reject(error) : resolve(bytes),
    );
  });
  const check = createHmac("sha256", both.subarray(32)).update("shipdeck passphrase").digest();
  return { key: both.subarray(0, 32), check: check.subarray(0, 16) };
}

/** A fresh header and the key that goes with it. Each file has a key of its own, made of the passphrase and its random salt. */
export async function makeHeader(passphrase: string, salt: Uint8Array) {
  const header = Buffer.alloc(headerBytes);
  header.write(magic, 0, "latin1");
  header.set([version, cost.log2, cost.r, cost.p], 8);
  header.writeUInt32BE(chunkBytes, 12);
  header.set(salt.subarray(0, 32), saltAt);
  const { key, check } = await keysOf(passphrase, header);
  check.copy(header, checkAt);
  digestOf(header).copy(header, digestAt);
  return { header, key };
}

/** Does a file that begins so say that it is sealed? */
export function looksSealed(start: Uint8Array): boolean {
  return Buffer.from(start.subarray(0, magic.length)).toString("latin1") === magic;
}

/** Throws a SealedFileError unless this is a whole header that this program knows. */
export function checkHeader(header: Buffer): void {
  if (!looksSealed(header))
    throw new SealedFileError("foreign", "is not an encrypted backup of Shipdeck.");
  const whole =
    header.byteLength === headerBytes && digestOf(header).equals(header.subarray(digestAt));
  if (!whole) throw new SealedFileError("damaged", "is damaged at its beginning.");
  const [made = 0, log2 = 0, r = 0, p = 0] = header.subarray(8, 12);
  if (made > version)
    throw new SealedFileError(
      "newer",
      "was encrypted by a newer Shipdeck; install the newer version.",
    );
  // Within what any version of ours asks for: a made-up header must not take all memory.
  if (log2 > 20 || r > 8 || p > 4 || header.readUInt32BE(12) !== chunkBytes)
    throw new SealedFileError("damaged", "is damaged at its beginning.");
}

/** The key of a file with this header. Throws a SealedFileError when the passphrase is not its own. */
export async function openHeader(header: Buffer, passphrase: string): Promise<Buffer> {
  checkHeader(header);
  const { key, check } = await keysOf(passphrase, header);
  if (!timingSafeEqual(check, header.subarray(checkAt, digestAt)))
    throw new SealedFileError("passphrase", "is encrypted with another passphrase.");
  return key;
}

/** Of a chunk: its place, and whether it is the last, so that none can be moved, left out or cut off. */
export function nonceOf(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(index), 0);
  nonce.writeUInt32BE(Number(last), 8);
  return nonce;
}
