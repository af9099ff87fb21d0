/** What Tab comes to. */
const focusable =
  "a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex='-1'])";

/** An element that had the keyboard, and what stood around it, from inside out: both may be gone by now. */
export interface Place {
  element: HTMLElement;
  around: readonly HTMLElement[];
}

export function placeOf(element: HTMLElement): Place {
  const around: HTMLElement[] = [];
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
    around.push(up);
  return { element, around };
}

export function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled");
}

/** The nearest to a place that can take the keyboard: the element itself, else the first one of the smallest part that is left. */
export function nearestTo({ element, around }: Place): HTMLElement | null {
  if (isUsable(element)) return element;
  for (const part of around) {
    if (!part.isConnected) continue;
    if (part.tagName === "MAIN") return part;
    const first = part.matches("[role=grid], [role=toolbar]")
      ? part
      : part.querySelector<HTMLElement>(focusable);
    if (first) return first;
  }
  return null;
}
