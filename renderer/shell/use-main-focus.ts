import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** The new screen gets the keyboard when the old one took it along: Tab goes on inside it, not through the navigation. */
export function useMainFocus(path: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const arrive = useEffectEvent((_path: string) => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(path), [path]);
  return main;
}
