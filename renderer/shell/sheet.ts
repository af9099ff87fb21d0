import { useSyncExternalStore } from "react";

let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The list of keyboard shortcuts: opened by `?`, from the palette and from the navigation. */
export const sheet = { open: () => set(true), close: () => set(false), toggle: () => set(!isOpen) };

export function useSheet(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}
