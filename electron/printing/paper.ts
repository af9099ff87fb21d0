import type { PaperSize, PrinterProfile } from "#shared/contract/desk/printer-profile.ts";

/** Points, 72 to the inch; the origin at the bottom left, as PDF has it. */
export interface Slot {
  x: number;
  y: number;
  /** What the 4×6 page is multiplied with. */
  scale: number;
  /** Degrees that the 4×6 page is turned clockwise inside its sheet. */
  turn: 0 | 90;
}

export interface Paper {
  width: number;
  height: number;
  slots: readonly Slot[];
  /** Where a sheet for several labels is cut: y in points. */
  cuts: readonly number[];
}

/** The page that labels and packing slips are drawn on: 4 × 6 inches in points. */
export const labelPage = { width: 288, height: 432 } as const;

const mm = 72 / 25.4;
const a6 = { width: 105 * mm, height: 148 * mm };
const a6Scale = Math.min(a6.width / labelPage.width, a6.height / labelPage.height);
const whole = { scale: 1, turn: 0 } as const;

/** A 4×6 label lies turned in each half of a letter sheet; centred in both directions. */
function half(bottom: number): Slot {
  return {
    x: (612 - labelPage.height) / 2,
    y: bottom + (396 - labelPage.width) / 2,
    scale: 1,
    turn: 90,
  };
}

/** Every paper before it is turned. */
export const papers: Readonly<Record<PaperSize, Paper>> = {
  "4x6": { width: 288, height: 432, slots: [{ x: 0, y: 0, ...whole }], cuts: [] },
  // The label stands at the top; what is below belongs to a doc tab or stays blank.
  "4x8": { width: 288, height: 576, slots: [{ x: 0, y: 144, ...whole }], cuts: [] },
  a6: {
    ...a6,
    slots: [
      {
        x: (a6.width - labelPage.width * a6Scale) / 2,
        y: (a6.height - labelPage.height * a6Scale) / 2,
        scale: a6Scale,
        turn: 0,
      },
    ],
    cuts: [],
  },
  "letter-1": { width: 612, height: 792, slots: [{ x: 162, y: 324, ...whole }], cuts: [] },
  "letter-2": { width: 612, height: 792, slots: [half(396), half(0)], cuts: [396] },
};

/** Width and height of the sheet that comes out, in points: a quarter turn swaps them. */
export function sheetSize({ size, rotation }: Pick<PrinterProfile, "size" | "rotation">): {
  width: number;
  height: number;
} {
  const { width, height } = papers[size];
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** How many labels a sheet takes. */
export function perSheet(size: PaperSize): number {
  return papers[size].slots.length;
}
