import { useSessionStorage } from "@mantine/hooks";
import type { en } from "../../texts/en/index.ts";

export type Result = keyof (typeof en)["scan"]["history"]["results"];

export interface HistoryEntry {
  /** Counts up; the newest first. */
  number: number;
  code: string;
  result: Result;
  detail: string;
}

const kept = 10;

/** The last ten scans of this window, kept over a change of screen. A later result of the same code takes its place. */
export function useHistory() {
  const [entries, set] = useSessionStorage<HistoryEntry[]>({
    key: "scan-history",
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const note = (code: string, result: Result, detail = "") =>
    set((before) => {
      const [last, ...rest] = before;
      const number = (last?.number ?? 0) + 1;
      const isOutcome = last?.code === code && last.result === "found";
      return [{ number, code, result, detail }, ...(isOutcome ? rest : before)].slice(0, kept);
    });
  return { entries, note };
}
