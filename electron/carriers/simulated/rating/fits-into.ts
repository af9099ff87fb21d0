import type { PackageType } from "../cards/package-type.ts";
import type { Measures } from "./limits.ts";

/** A parcel pressed into a carrier's packaging may be this much larger than the printed inside, in inches. */
const give = 1e-9;

function fitsBox(sides: Measures["sides"], inside: readonly number[]): boolean {
  const room = inside.toSorted((a, b) => b - a);
  return sides.every((side, index) => side <= (room[index] ?? 0) + give);
}

/** A flat envelope that closes around a thickness is shorter and narrower by it. */
function fitsEnvelope(
  [length, width, height]: Measures["sides"],
  inside: readonly number[],
): boolean {
  const [long = 0, wide = 0] = inside.toSorted((a, b) => b - a);
  return length + height <= long + give && width + height <= wide + give;
}

/** True when a parcel goes into a package, whichever way it is turned. */
export function fitsInto(type: PackageType, measures: Measures): boolean {
  if (type.shape === "volume") return measures.cubicInches <= (type.maxCubicInches ?? 0) + give;
  const fits = type.shape === "box" ? fitsBox : fitsEnvelope;
  return type.inside.some((inside) => fits(measures.sides, inside));
}
