/** What a scale says of itself. */
export const scaleStatuses = [
  "fault",
  "zero",
  "moving",
  "stable",
  "under_zero",
  "over_limit",
  "needs_calibration",
  "needs_zero",
] as const;
export type ScaleStatus = (typeof scaleStatuses)[number];

export interface ScaleReading {
  status: ScaleStatus;
  /** Null when the status makes the number worthless, or its unit is not known. */
  ounces: number | null;
}

/** By the unit's number. Grams are exact by definition of each unit; the tael is the Hong Kong one. */
const gramsPerUnit: readonly (number | null)[] = [
  null,
  0.001, // milligram
  1, // gram
  1000, // kilogram
  0.2, // carat
  37.799_363_75, // tael
  0.064_798_91, // grain
  1.555_173_84, // pennyweight
  1_000_000, // metric ton
  907_184.74, // short ton
  31.103_476_8, // troy ounce
  28.349_523_125, // ounce
  453.592_37, // pound
];
const gramsPerOunce = 28.349_523_125;
const dataReport = 3;

/** Two's complement of one byte: 0xFF is -1. */
function signed(byte: number): number {
  return byte > 127 ? byte - 256 : byte;
}

/** Ounces as they go into a parcel: hundredths, so that 5.10 lb is 81.6 and not 81.60000000000001. */
function rounded(ounces: number): number {
  return Math.round(ounces * 100) / 100;
}

/**
 * One data report of a HID point-of-sale scale: report id 3, then status, unit, exponent of ten, and the weight as 16 bits, low byte
 * first (USB HID Point of Sale Usage Tables 1.02, section 4; usage page 0x8D). Some systems put a zero before the report.
 * Null for anything else.
 */
export function decodeScaleReport(report: Uint8Array): ScaleReading | null {
  const start = report[0] === 0 && report[1] === dataReport ? 1 : 0;
  const [id, code = 0, unit = 0, exponent = 0, low = 0, high = 0] = report.subarray(start);
  const status = scaleStatuses[code - 1];
  if (id !== dataReport || report.length < start + 6 || status === undefined) return null;
  if (status === "zero") return { status, ounces: 0 };
  const grams = gramsPerUnit[unit];
  const isWeight = status === "stable" || status === "moving";
  if (!isWeight || !grams) return { status, ounces: null };
  const weight = (low + 256 * high) * 10 ** signed(exponent);
  return { status, ounces: rounded((weight * grams) / gramsPerOunce) };
}
