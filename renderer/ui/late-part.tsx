import { type ComponentType, useEffect, useState } from "react";

/** A part of the window whose code is read when it is first shown, or before that by `prepare`. */
export type LatePart<P> = ComponentType<P> & { prepare: () => Promise<void> };

/**
 * Puts a part off until it is needed, so that the first paint does not wait for it. Not React's own way: what follows upon a fallback of
 * Suspense is held back for 300 ms.
 */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>): LatePart<P> {
  let read: ComponentType<P> | null = null;
  const prepare = async () => {
    read ??= await load();
  };
  function Late(props: P) {
    // Kept for as long as it is shown: another type would be another part, without what was typed.
    const [Part, setPart] = useState(() => read);
    const [failure, setFailure] = useState<unknown>(null);
    useEffect(() => {
      if (!Part) prepare().then(() => setPart(() => read), setFailure);
    }, [Part]);
    if (failure) throw failure;
    return Part ? <Part {...props} /> : null;
  }
  return Object.assign(Late, { prepare });
}
