import type { DraftPackage, RowProblem } from "#shared/contract/desk/batch-row.ts";
import { Package } from "#shared/contract/rates.ts";
import { problem } from "./problem.ts";

/** Ounces per cubic inch. Water weighs 0.58; a box of books 0.5; an empty carton 0.01. */
const heaviest = 0.75;
const lightest = 0.004;
/** Ounces: no carrier takes a parcel beyond 150 lb. */
const heaviestParcel = 2_400;
const gramsPerOunce = 28.349523125;

const plausible = (ounces: number, volume: number) =>
  ounces / volume <= heaviest && ounces / volume >= lightest && ounces <= heaviestParcel;

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * A weight that the box cannot have. The commonest error in the field is a number in another unit, so both readings are shown,
 * and the one that fits the box is offered.
 */
function checkWeight(ounces: number, volume: number): RowProblem[] {
  if (plausible(ounces, volume)) return [];
  const fromGrams = round(ounces / gramsPerOunce);
  const fromPounds = round(ounces * 16);
  const heavy = ounces / volume > heaviest || ounces > heaviestParcel;
  const other = heavy ? fromGrams : fromPounds;
  const fits = other > 0 && plausible(other, volume);
  const guess = fits ? (heavy ? "g" : "lb") : "";
  return [
    problem("WEIGHT_IMPLAUSIBLE", "package.weight", "warning", {
      message: `${ounces} oz (${round(ounces / 16)} lb) is too ${heavy ? "heavy" : "light"} for this box${fits ? `; ${ounces} ${guess} would be ${other} oz` : ""}`,
      params: {
        ounces,
        pounds: round(ounces / 16),
        grams: round(ounces * gramsPerOunce),
        tooHeavy: heavy ? 1 : 0,
        guess,
        guessOunces: fits ? other : 0,
      },
      fix: fits ? String(other) : null,
    }),
  ];
}

/** What is wrong with a package; null where it cannot be rated. */
export function checkPackage(filled: DraftPackage): {
  parcel: Package | null;
  problems: RowProblem[];
} {
  const { length, width, height, weight } = filled;
  const problems: RowProblem[] = [];
  for (const [side, value] of Object.entries({ length, width, height }))
    if (!value)
      problems.push(
        problem("SIZE_MISSING", `package.${side}`, "error", {
          message: `The package has no ${side}. Type it, or choose a package for the batch`,
          params: { side },
        }),
      );
  if (!weight)
    problems.push(
      problem("WEIGHT_MISSING", "package.weight", "error", {
        message: "The package has no weight. Weigh it, or choose a package with a weight",
      }),
    );
  const parcel = Package.safeParse(filled);
  if (!parcel.success) return { parcel: null, problems };
  const volume = parcel.data.length * parcel.data.width * parcel.data.height;
  return {
    parcel: parcel.data,
    problems: [...problems, ...checkWeight(parcel.data.weight, volume)],
  };
}
