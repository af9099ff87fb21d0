import { useState } from "react";

/** Where in a long list we are. */
export interface Cursor {
  /** `next` of the page before; empty on the first page. */
  after: string;
  isFirst: boolean;
  goOn: (next: string) => void;
  goBack: () => void;
}

/** The pages that were turned, of the list that `list` names; another list begins at its first page. */
export function useCursor(list: string): Cursor {
  const [turned, setTurned] = useState<{ list: string; pages: readonly string[] }>({
    list,
    pages: [],
  });
  const pages = turned.list === list ? turned.pages : [];
  return {
    after: pages.at(-1) ?? "",
    isFirst: pages.length === 0,
    goOn: (next) => setTurned({ list, pages: [...pages, next] }),
    goBack: () => setTurned({ list, pages: pages.slice(0, -1) }),
  };
}
