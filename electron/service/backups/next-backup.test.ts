import { describe, expect, it } from "vitest";
import { nextBackupAt } from "./next-backup.ts";

const hour = 3_600_000;
const at = (text: string) => new Date(text).getTime();
const daily = { schedule: "daily", hour: 12, everyHours: 6 } as const;
const often = { ...daily, schedule: "hours" } as const;
const monday9 = at("2026-11-23T09:00:00");

describe("the next backup", () => {
  it("is made at the hour of the day, today while that is to come, else tomorrow", () => {
    const next = (now: number) => nextBackupAt(daily, null, { since: now, now });
    expect(next(monday9)).toBe(at("2026-11-23T12:00:00"));
    expect(next(at("2026-11-23T12:00:00"))).toBe(at("2026-11-24T12:00:00"));
    expect(next(at("2026-11-30T23:59:59"))).toBe(at("2026-12-01T12:00:00"));
  });

  it("that was missed while the computer was off is due at once", () => {
    const last = { at: at("2026-11-20T12:00:05"), ok: true };
    const due = nextBackupAt(daily, last, { since: 0, now: monday9 });
    expect(due).toBe(at("2026-11-21T12:00:00"));
    expect(due).toBeLessThan(monday9);
  });

  it("is tried again after an hour when one failed", () => {
    const last = { at: monday9, ok: false };
    expect(nextBackupAt(often, last, { since: 0, now: monday9 })).toBe(monday9 + hour);
    expect(nextBackupAt(daily, last, { since: 0, now: monday9 })).toBe(monday9 + hour);
  });

  it("is made every so many hours, counted from the last", () => {
    const last = { at: monday9, ok: true };
    expect(nextBackupAt(often, last, { since: 0, now: monday9 + hour })).toBe(monday9 + 6 * hour);
  });

  it("is not put off for ever by a clock that was set wrong, and never comes when it is off", () => {
    const last = { at: at("2036-01-01T00:00:00"), ok: true };
    expect(nextBackupAt(daily, last, { since: 0, now: monday9 })).toBe(at("2026-11-23T12:00:00"));
    expect(nextBackupAt({ ...daily, schedule: "off" }, last, { since: 0, now: 1 })).toBeNull();
  });
});
