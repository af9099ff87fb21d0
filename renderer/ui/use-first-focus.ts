import { type RefObject, useEffect, useRef } from "react";

/** For what is pressed next when a step appears: it gets the focus, so that Enter goes on. */
export function useFirstFocus<T extends HTMLElement>(): RefObject<T | null> {
  const target = useRef<T>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
