/** `make`, run when its value is first asked for, and once. What throws is tried again. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
