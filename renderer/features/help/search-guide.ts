import { sectionsOf, titleOf } from "./guide-text.ts";

export interface GuideFind {
  page: string;
  title: string;
  /** The section's heading; the page's title when it is found at its beginning. */
  heading: string;
  /** What stands around the first word that was found. */
  excerpt: string;
}

/** Characters on each side of the found word. */
const around = 70;
const most = 30;

function excerptOf(text: string, word: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(word));
  const [from, to] = [Math.max(0, at - around), at + word.length + around];
  const cut = text.slice(from, to).replaceAll(/\s+/g, " ").trim();
  return `${from > 0 ? "…" : ""}${cut}${to < text.length ? "…" : ""}`;
}

/** Sections that have every word, those whose heading has one first; no words, no finds. */
export function searchGuide(pages: ReadonlyMap<string, string>, query: string): GuideFind[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  const finds: (GuideFind & { rank: number })[] = [];
  for (const [page, markdown] of pages) {
    const title = titleOf(markdown);
    for (const { heading, text } of sectionsOf(markdown)) {
      const whole = `${heading}\n${text}`.toLowerCase();
      if (!words.every((word) => whole.includes(word))) continue;
      const named = words.filter((word) => heading.toLowerCase().includes(word)).length;
      finds.push({ page, title, heading, excerpt: excerptOf(text, first), rank: named });
    }
  }
  return finds
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map(({ rank: _rank, ...find }) => find);
}
