/** What a figure should be. */
export type Goal = { atLeast: number } | { atMost: number };

/** One line of the table. */
export interface Row {
  /** What over what, or the figure's name. */
  what: string;
  value: number;
  /** `x` for a ratio, else the unit of the figure. */
  unit: "x" | "ms" | "%" | "a second" | "a label" | "a purchase";
  /** Null where the figure stands beside others for understanding only. */
  goal: Goal | null;
  /** The middle half of the pairs' ratios. */
  spread?: [number, number];
  /** How many pairs, without the first, which warms up. */
  pairs?: number;
  /** Medians of both sides, in this unit. */
  raw?: { ours: number; limit: number; unit: string };
  /** The machine's load average when it ended. */
  load: number;
  note?: string;
}

export function isMet({ value, goal }: Pick<Row, "value" | "goal">): boolean | null {
  if (goal === null) return null;
  return "atLeast" in goal ? value >= goal.atLeast : value <= goal.atMost;
}
