export type Json = Record<string, unknown>;

/** A copy of a body with some leaves changed; `undefined` takes a field away. */
export function changed(body: Json, changes: Json): Json {
  const copy = structuredClone(body);
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split(/[.[\]]+/).filter(Boolean);
    const last = steps.pop() ?? "";
    let at = copy;
    for (const step of steps) at = at[step] as Json;
    if (value === undefined) delete at[last];
    else at[last] = value;
  }
  return copy;
}
