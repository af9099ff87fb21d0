/**
 * How far an IP address reaches. `never` are addresses that no webhook has business with: unspecified, link-local (where cloud
 * machines keep their metadata), multicast, broadcast, reserved.
 */
export type Reach = "loopback" | "lan" | "public" | "never";

type Range = readonly [first: string, bits: number, reach: Reach];

// Sources: IANA IPv4 and IPv6 Special-Purpose Address Registries; the metadata addresses from their clouds' manuals.
// The first range that holds the address decides; documentation ranges lead nowhere and need no rule.
const ranges4: readonly Range[] = [
  ["100.100.100.200", 32, "never"], // Alibaba's metadata
  ["168.63.129.16", 32, "never"], // Azure's host
  ["0.0.0.0", 8, "never"],
  ["127.0.0.0", 8, "loopback"],
  ["169.254.0.0", 16, "never"],
  ["192.0.0.0", 24, "never"], // Oracle's metadata among them
  ["10.0.0.0", 8, "lan"],
  ["172.16.0.0", 12, "lan"],
  ["192.168.0.0", 16, "lan"],
  ["100.64.0.0", 10, "lan"], // carrier NAT and overlay networks
  ["198.18.0.0", 15, "lan"],
  ["224.0.0.0", 4, "never"],
  ["240.0.0.0", 4, "never"], // 255.255.255.255 among them
  ["0.0.0.0", 0, "public"],
];
const ranges6: readonly Range[] = [
  ["::1", 128, "loopback"],
  ["::", 96, "never"],
  ["fd00:ec2::254", 128, "never"], // Amazon's metadata
  ["fd20:ce::254", 128, "never"], // Google's metadata
  ["64:ff9b:1::", 48, "lan"],
  ["fc00::", 7, "lan"],
  ["fec0::", 10, "lan"],
  ["2001::", 32, "never"], // Teredo
  ["2000::", 3, "public"],
  ["::", 0, "never"],
];
/** Prefixes that carry an IPv4 address, and the 16-bit word it begins at: mapped, NAT64, 6to4. */
const carriers4: readonly (readonly [first: string, bits: number, word: number])[] = [
  ["::ffff:0:0", 96, 6],
  ["64:ff9b::", 96, 6],
  ["2002::", 16, 1],
];

/** Two words of 16 bits; null when the text is not a dotted IPv4 address. */
function words4(text: string): number[] | null {
  const match = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text);
  if (!match) return null;
  const [a = 0, b = 0, c = 0, d = 0] = match.slice(1).map(Number);
  return Math.max(a, b, c, d) > 255 ? null : [a * 256 + b, c * 256 + d];
}

/** Eight words of 16 bits; null when the text is not an IPv6 address. A zone (`%eth0`) is ignored. */
function words6(text: string): number[] | null {
  const bare = text.replace(/%.*$/, "");
  const halves = bare.split("::");
  if (!bare.includes(":") || halves.length > 2) return null;
  const [head, tail] = halves.map((half) => {
    if (half === "") return [];
    return half.split(":").flatMap((part, index, all) => {
      if (index === all.length - 1 && part.includes(".")) return words4(part) ?? [Number.NaN];
      return [/^[0-9a-f]{1,4}$/i.test(part) ? Number.parseInt(part, 16) : Number.NaN];
    });
  });
  const given = [...(head ?? []), ...(tail ?? [])];
  if (given.some(Number.isNaN)) return null;
  if (tail === undefined) return given.length === 8 ? given : null;
  if (given.length > 7) return null;
  return [...(head ?? []), ...Array.from({ length: 8 - given.length }, () => 0), ...tail];
}

/** The first addresses of the ranges above, taken apart once. */
const takenApart = new Map<string, readonly number[]>();

function firstWords(first: string): readonly number[] {
  let words = takenApart.get(first);
  if (!words) takenApart.set(first, (words = words4(first) ?? words6(first) ?? []));
  return words;
}

function isWithin(words: readonly number[], first: readonly number[], bits: number): boolean {
  return words.every((word, index) => {
    const kept = Math.min(16, Math.max(0, bits - index * 16));
    return word >>> (16 - kept) === (first[index] ?? 0) >>> (16 - kept);
  });
}

function firstOf(words: readonly number[], ranges: readonly Range[]): Reach {
  const index = ranges.findIndex(([first, bits]) => isWithin(words, firstWords(first), bits));
  return ranges[index]?.[2] ?? "never";
}

/** The reach of an address in its usual spelling (`192.168.0.7`, `::1`, `::ffff:127.0.0.1`); null when it is not an IP address. */
export function reachOf(address: string): Reach | null {
  const four = words4(address);
  if (four) return firstOf(four, ranges4);
  const six = words6(address);
  if (!six) return null;
  for (const [first, bits, word] of carriers4) {
    if (!isWithin(six, firstWords(first), bits)) continue;
    const inside = firstOf(six.slice(word, word + 2), ranges4);
    // A mapped address is the IPv4 address; through a translator only public ones have a meaning.
    return word === 6 && six[0] === 0 ? inside : inside === "public" ? "public" : "never";
  }
  return firstOf(six, ranges6);
}
