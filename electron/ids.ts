/** Ids such as `ord_0192f0…`: 48 bits of time, so that they sort by age, and 80 random bits. */
export function idMaker(
  clock: { now(): number },
  randomBytes: (length: number) => Uint8Array,
): (prefix: string) => string {
  let written = { at: Number.NaN, time: "" };
  return (prefix) => {
    const now = clock.now();
    if (now !== written.at) written = { at: now, time: now.toString(16).padStart(12, "0") };
    const { buffer, byteOffset } = randomBytes(10);
    return `${prefix}_${written.time}${Buffer.from(buffer, byteOffset, 10).toString("hex")}`;
  };
}
