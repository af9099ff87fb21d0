import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isSealedFile, openChunks, openSealedFile, sealedFileProblem } from "./open-sealed-file.ts";
import { sealFile, sealUnder } from "./seal-file.ts";
import { chunkBytes, headerBytes, makeHeader, tagBytes } from "./sealed-header.ts";

const passphrase = "correct horse battery";
let folder: string;
let made: Awaited<ReturnType<typeof makeHeader>>;
const at = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "shipdeck-sealed-"));
  made = await makeHeader(passphrase, randomBytes(32));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function seal(plain: Uint8Array): Promise<Buffer> {
  writeFileSync(at("plain"), plain);
  await sealUnder({ source: at("plain"), target: at("sealed"), head: "{}" }, made);
  return readFileSync(at("sealed"));
}

/** As `openSealedFile` does, but for the half second that a passphrase costs; a header that is damaged is told before that. */
async function opened(bytes: Uint8Array): Promise<{ head: string; plain: Buffer }> {
  writeFileSync(at("given"), bytes);
  if (!bytes.subarray(0, headerBytes).every((byte, index) => byte === made.header[index]))
    return { head: await openSealedFile(at("given"), at("out"), passphrase), plain: Buffer.of() };
  const file = await open(at("given"), "r");
  try {
    const head = await openChunks({ file, header: made.header, target: at("out") }, made.key);
    return { head, plain: readFileSync(at("out")) };
  } finally {
    await file.close();
  }
}

/** Why it does not open; null when it does. */
async function saidOf(bytes: Uint8Array): Promise<string | null> {
  try {
    await opened(bytes);
    return null;
  } catch (error) {
    return String(error);
  }
}

describe("an encrypted file", () => {
  // Chunk edges: nothing, one byte either side of a chunk's end, several chunks. The text before the file takes 6 bytes.
  it.each([0, 1, chunkBytes - 7, chunkBytes - 6, chunkBytes - 5, 3 * chunkBytes - 6, 900_000])(
    "of %i bytes is what went in, for its owner alone",
    async (size) => {
      const plain = randomBytes(size);
      const sealed = await seal(plain);
      expect(statSync(at("sealed")).mode & 0o777).toBe(0o600);
      expect(sealed.byteLength - size).toBeLessThan(headerBytes + 6 + 5 * tagBytes);
      const back = await opened(sealed);
      expect(back.head).toBe("{}");
      expect(back.plain.equals(plain)).toBe(true);
      expect(await isSealedFile(at("sealed"))).toBe(true);
    },
  );

  it("takes a passphrase as it is typed anywhere, and says so of another", async () => {
    writeFileSync(at("plain"), "x");
    const composed = "contrase\u00f1a larga";
    const parts = { source: at("plain"), target: at("sealed"), head: "", salt: randomBytes(32) };
    await sealFile(parts, composed);
    const open = (typed: string) => openSealedFile(at("sealed"), at("out"), typed);
    await open("contrasen\u0303a larga");
    expect(readFileSync(at("out"), "utf8")).toBe("x");
    rmSync(at("out"));
    await expect(open("contrasena larga")).rejects.toThrow("another passphrase");
    expect(existsSync(at("out"))).toBe(false);
  });

  it("tells of a flip of any bit of its header and of bits all over its chunks, and leaves nothing behind", async () => {
    const sealed = await seal(randomBytes(2 * chunkBytes + 1_000));
    const steps = 120;
    const places = [
      ...Array.from({ length: headerBytes }, (_, index) => index),
      ...Array.from(
        { length: steps },
        (_, n) => headerBytes + Math.floor((n * (sealed.length - headerBytes - 1)) / (steps - 1)),
      ),
    ];
    for (const place of places) {
      const bad = Buffer.from(sealed);
      bad[place] = (bad[place] ?? 0) ^ (1 << (place % 8));
      expect({ place, said: await saidOf(bad) }).toEqual({
        place,
        said: expect.stringMatching(/is damaged|is not an encrypted/) as string,
      });
      expect(existsSync(at("out"))).toBe(false);
    }
  });

  it("tells when its end is missing, chunks are exchanged, doubled or left out, or something is added", async () => {
    const sealed = await seal(randomBytes(3 * chunkBytes));
    const step = chunkBytes + tagBytes;
    const [header, ...chunks] = [0, 1, 2, 3, 4].map((n) =>
      n === 0
        ? sealed.subarray(0, headerBytes)
        : sealed.subarray(headerBytes + (n - 1) * step, headerBytes + n * step),
    ) as [Buffer, Buffer, Buffer, Buffer, Buffer];
    const [a, b, c, d] = chunks;
    const bad: Record<string, Buffer[]> = {
      "without the last chunk": [header, a, b, c],
      "without its last byte": [sealed.subarray(0, -1)],
      "cut inside a chunk": [sealed.subarray(0, headerBytes + step + 77)],
      "header alone": [header],
      "half a header": [header.subarray(0, 40)],
      exchanged: [header, b, a, c, d],
      doubled: [header, a, a, b, c, d],
      "left out": [header, a, c, d],
      "with a byte more": [sealed, Buffer.from([0])],
      "with a chunk more": [sealed, a],
    };
    for (const [what, parts] of Object.entries(bad))
      expect({ what, said: await saidOf(Buffer.concat(parts)) }).toEqual({
        what,
        said: expect.stringContaining("is damaged") as string,
      });
  });

  it("of another file, or of a newer version, is told without a passphrase", async () => {
    writeFileSync(at("letter"), "Dear Sir");
    expect(await isSealedFile(at("letter"))).toBe(false);
    expect(await isSealedFile(at("missing"))).toBe(false);
    expect(await sealedFileProblem(at("letter"))).toContain("not an encrypted backup");
    const sealed = await seal(randomBytes(10));
    expect(await sealedFileProblem(at("sealed"))).toBeNull();
    sealed[headerBytes - 1] = (sealed[headerBytes - 1] ?? 0) ^ 1;
    writeFileSync(at("bad"), sealed);
    expect(await sealedFileProblem(at("bad"))).toContain("damaged");
  });
});
