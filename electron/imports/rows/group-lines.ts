import { nameKey } from "#electron/addresses/text/fold.ts";
import type { LineReading } from "./read-line.ts";
import { isBlankAddress } from "./take-address.ts";

/** Lines that travel in one parcel, and those of them that say nothing new. */
export interface LineGroup {
  readings: LineReading[];
  /** A line of the group and the earlier one whose cells it repeats. */
  repeats: { line: number; of: number }[];
}

function addressKey({ toAddress }: LineReading): string {
  const { name, street1, street2, city, zip } = toAddress;
  return [name, street1, street2, city, zip].map(nameKey).join("|");
}

const sides = ["length", "width", "height", "weight"] as const;

/** True where a line adds to the parcel: the same order, no other address and no other measures. */
function belongs(group: LineGroup, reading: LineReading): boolean {
  const first = group.readings.find(({ toAddress }) => !isBlankAddress(toAddress));
  const sameAddress =
    isBlankAddress(reading.toAddress) || !first || addressKey(first) === addressKey(reading);
  return (
    sameAddress &&
    sides.every((side) => {
      const known = group.readings
        .map((other) => other.package[side])
        .find((size) => size !== null);
      const size = reading.package[side];
      return size === null || known === undefined || size === known;
    })
  );
}

/** True for a line with goods and nothing else: more of the order above, whose number stands only once (merged cells). */
function continues({ orderNumber, toAddress, item }: LineReading): boolean {
  return orderNumber === "" && item !== null && isBlankAddress(toAddress);
}

/**
 * Lines as parcels, in the order of the file. Further lines of an order (Shopify, eBay, Amazon) join the parcel of its first one;
 * a line that repeats another word for word joins it too when it has an order number, so that no order ships twice by accident.
 */
export function groupLines(
  readings: readonly LineReading[],
  firstSame: ReadonlyMap<number, number>,
): LineGroup[] {
  const groups: LineGroup[] = [];
  const byOrder = new Map<string, LineGroup[]>();
  for (const reading of readings) {
    const { line, orderNumber } = reading;
    const same = firstSame.get(line);
    const above = continues(reading) ? groups.slice(-1) : [];
    const known = orderNumber === "" ? above : (byOrder.get(orderNumber) ?? []);
    const joined = known.find((group) => belongs(group, reading));
    const group = joined ?? { readings: [], repeats: [] };
    group.readings.push(reading);
    if (same !== undefined) group.repeats.push({ line, of: same });
    if (joined) continue;
    groups.push(group);
    if (orderNumber !== "") byOrder.set(orderNumber, [...known, group]);
  }
  return groups;
}

/** For each line that repeats an earlier one cell by cell: that earlier line. */
export function findRepeats(
  lines: readonly { line: number; cells: readonly string[] }[],
): Map<number, number> {
  const first = new Map<string, number>();
  const repeats = new Map<number, number>();
  for (const { line, cells } of lines) {
    const key = cells.join("\u001f");
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, line);
    else repeats.set(line, earlier);
  }
  return repeats;
}
