import { randomFillSync } from "node:crypto";

const poolBytes = 4_096;

/**
 * The system's random bytes, fetched a pool at a time: ids need ten each, and a call for each of them is a tenth of a rates
 * request. No byte is handed out twice.
 */
export function randomSource(): (length: number) => Uint8Array {
  let pool = new Uint8Array(0);
  return (length) => {
    if (length > poolBytes) return randomFillSync(new Uint8Array(length));
    if (length > pool.length) pool = randomFillSync(new Uint8Array(poolBytes));
    const taken = pool.slice(0, length);
    pool = pool.subarray(length);
    return taken;
  };
}

/** Six of such bytes as a number: 0 ≤ x < 1. */
export function fraction(randomBytes: (length: number) => Uint8Array): number {
  return Buffer.from(randomBytes(6)).readUIntBE(0, 6) / 2 ** 48;
}
