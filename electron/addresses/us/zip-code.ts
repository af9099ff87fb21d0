import { readAsDigits } from "../text/look-alikes.ts";

/** What a typed ZIP says. */
export type ReadZip =
  | { kind: "zip"; zip: string; plus4: string }
  /** Three or four digits (or seven or eight with the extension): a spreadsheet dropped the zeros in front. */
  | { kind: "short"; zip: string; plus4: string }
  /** Not a ZIP; `likely` reads look-alike letters as digits. */
  | { kind: "bad"; likely: string | null };

/** Reads a ZIP or ZIP+4 with or without its hyphen. */
export function readZip(text: string): ReadZip {
  if (/^\d{5}$/.test(text)) return { kind: "zip", zip: text, plus4: "" };
  const tight = text
    .toUpperCase()
    .replace(/[\s.]+/g, "")
    .replace(/^USA?-?(?=\d)/, "")
    .replace(/[‐-―−]/g, "-");
  const whole = /^(\d{5})-?(\d{4})?$/.exec(tight);
  if (whole) return { kind: "zip", zip: whole[1] ?? "", plus4: whole[2] ?? "" };
  const short = /^(\d{3,4})(?:-(\d{4}))?$/.exec(tight) ?? /^(\d{3,4})(\d{4})$/.exec(tight);
  if (short)
    return { kind: "short", zip: (short[1] ?? "").padStart(5, "0"), plus4: short[2] ?? "" };
  const cut = /^(\d{5})-\d{0,3}$/.exec(tight)?.[1];
  if (cut !== undefined) return { kind: "bad", likely: cut };
  const digits = readAsDigits(tight);
  const likely = digits === tight ? null : (/^(\d{5})(?:-?\d{4})?$/.exec(digits)?.[1] ?? null);
  return { kind: "bad", likely };
}
