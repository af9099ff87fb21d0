/** What Tab comes to. */
const focusable =
  "a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex='-1'])";

/** An element that had the keyboard, what stood around it, from inside out, and what else took it, in the page's order: all may be gone by now. */
export interface Place {
  element: HTMLElement;
  around: readonly HTMLElement[];
  neighbours: readonly HTMLElement[];
}

export function placeOf(element: HTMLElement): Place {
  const around: HTMLElement[] = [];
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
    around.push(up);
  return { element, around, neighbours: [...document.querySelectorAll<HTMLElement>(focusable)] };
}

export function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled");
}

/**
 * The nearest to a place that can take the keyboard: the element itself, else, in the smallest part that is left, what came after it,
 * before it, or is new there.
 */
export function nearestTo({ element, around, neighbours }: Place): HTMLElement | null {
  if (isUsable(element)) return element;
  const here = neighbours.indexOf(element);
  const nearby = [...neighbours.slice(here + 1), ...neighbours.slice(0, here + 1).toReversed()];
  for (const part of around) {
    if (!part.isConnected) continue;
    if (part.tagName === "MAIN") return part;
    const first = part.matches("[role=grid], [role=toolbar]")
      ? part
      : (nearby.find((one) => part.contains(one) && isUsable(one)) ??
        part.querySelector<HTMLElement>(focusable));
    if (first) return first;
  }
  return null;
}
