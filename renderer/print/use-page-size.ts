import { useEffect, useState } from "react";
import { sharePdf } from "./share-pdf.ts";

export interface PageSize {
  /** Points, 72 to the inch. */
  width: number;
  height: number;
}

/** How large a page of a PDF is; null until it is known. */
export function usePageSize(bytes: Uint8Array | null, page: number): PageSize | null {
  const [size, setSize] = useState<PageSize | null>(null);
  useEffect(() => {
    if (!bytes) return undefined;
    let isWanted = true;
    const { opening, letGo } = sharePdf(bytes);
    const measure = async () => {
      const { width, height } = (await (await opening).getPage(page)).getViewport({ scale: 1 });
      if (isWanted) setSize({ width, height });
    };
    // A page that cannot be opened is told where it is drawn.
    measure().catch(() => {
      if (isWanted) setSize(null);
    });
    return () => {
      isWanted = false;
      letGo();
    };
  }, [bytes, page]);
  return size;
}
