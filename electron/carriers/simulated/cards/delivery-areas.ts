import { readFileSync } from "node:fs";
import { join } from "node:path";
import { oncePer } from "#shared/rules/once-per.ts";
import { deliveryAreas } from "./surcharge.ts";
import type { DeliveryArea } from "./surcharge.ts";

/** ZIPs that private carriers charge more to reach. */
export interface AreaTable {
  /** `zip`: five digits. Null for a ZIP like any other. */
  areaOf(zip: string): DeliveryArea | null;
}

const line = /^(\d{5})(?:-(\d{5}))?,([a-z]+)\s*$/;

/** Reads `59001-59019,extended` lines, `#` begins a comment. Throws an Error that names the file and the line. */
export function openAreaTable(file: string, text: string): AreaTable {
  /** By ZIP: the place in `deliveryAreas` plus one; 0 for none. */
  const areas = new Uint8Array(100_000);
  for (const [index, written] of text.split("\n").entries()) {
    if (written.trim() === "" || written.startsWith("#")) continue;
    const [, first = "", last = first, name = ""] = line.exec(written) ?? [];
    const area = (deliveryAreas as readonly string[]).indexOf(name) + 1;
    if (area === 0 || Number(last) < Number(first))
      throw new Error(
        `${file} is refused: line ${index + 1}: must be a ZIP or a range of ZIPs, a comma and one of ${deliveryAreas.join(", ")}.`,
      );
    areas.fill(area, Number(first), Number(last) + 1);
  }
  return { areaOf: (zip) => deliveryAreas[(areas[Number(zip)] ?? 0) - 1] ?? null };
}

/** The product's table, read once. */
export const loadDeliveryAreas = oncePer((ratesDir): AreaTable => {
  const file = join(ratesDir, "delivery-areas.csv");
  return openAreaTable(file, readFileSync(file, "utf8"));
});
