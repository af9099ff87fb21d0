/** `make`, run once for each key: for files that never change while the program runs. What throws is tried again. */
export function oncePer<T extends object>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}
