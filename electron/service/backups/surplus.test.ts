import { describe, expect, it } from "vitest";
import { type Standing, surplusOf } from "./surplus.ts";

const start = new Date("2025-01-01T12:00:00").getTime();
const day = 24 * 3_600_000;

/** A backup every `ms`, the surplus removed after each, as the station does. */
function yearsOf(count: number, ms: number): Standing[] {
  let standing: Standing[] = [];
  for (let n = 0; n < count; n++) {
    standing.push({ file: `b${n}`, at: start + n * ms });
    const surplus = new Set(surplusOf(standing));
    standing = standing.filter((backup) => !surplus.has(backup));
  }
  return standing.toSorted((one, other) => other.at - one.at);
}

describe("of backups that are made for two years", () => {
  it("a daily one leaves seven days, four weeks and twelve months", () => {
    const kept = yearsOf(730, day);
    const now = start + 729 * day;
    const ages = kept.map(({ at }) => Math.round((now - at) / day));
    expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(ages.filter((age) => age > 6 && age < 32).length).toBeGreaterThanOrEqual(2);
    expect(kept.length).toBeLessThanOrEqual(30);
    expect(ages.at(-1)).toBeGreaterThan(320);
    expect(ages.at(-1)).toBeLessThan(400);
  });

  it("an hourly one leaves the same days, and the newest seven", () => {
    const kept = yearsOf(24 * 90, 3_600_000);
    const now = start + (24 * 90 - 1) * 3_600_000;
    expect(kept.slice(0, 7).map(({ at }) => (now - at) / 3_600_000)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(kept.length).toBeLessThanOrEqual(37);
  });

  it("the newest always stays, however old, and however wrong the clock", () => {
    for (const at of [0, start, start * 2]) expect(surplusOf([{ file: "only", at }])).toEqual([]);
    const many = Array.from({ length: 100 }, (_, n) => ({ file: `${n}`, at: start + n }));
    expect(surplusOf(many)).not.toContainEqual(many.at(-1));
    expect(surplusOf(many)).toHaveLength(93);
  });
});
