/** Ids such as `ord_0192f0…`: 48 bits of time, so that they sort by age, and 80 random bits. */
export function idMaker(
  clock: { now(): number },
  randomBytes: (length: number) => Uint8Array,
): (prefix: string) => string {
  return (prefix) => {
    const { buffer, byteOffset } = randomBytes(10);
    const random = Buffer.from(buffer, byteOffset, 10).toString("hex");
    return `${prefix}_${clock.now().toString(16).padStart(12, "0")}${random}`;
  };
}
