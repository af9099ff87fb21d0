import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

interface Shared {
  opening: Promise<PDFDocumentProxy>;
  users: number;
}

const open = new Map<Uint8Array, Shared>();

async function openWhenNeeded(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  // Loaded with the first label: pdfjs is half of the window's code and nobody waits for it at the start.
  const { openPdf } = await import("./open-pdf.ts");
  return openPdf(bytes);
}

async function close({ opening }: Shared): Promise<void> {
  const pdf = await opening.catch(() => null);
  await pdf?.loadingTask.destroy();
}

/** Many pictures of one file share one open PDF; it is closed when the last of them lets go. */
export function sharePdf(bytes: Uint8Array): {
  opening: Promise<PDFDocumentProxy>;
  letGo: () => void;
} {
  const shared = open.get(bytes) ?? { opening: openWhenNeeded(bytes), users: 0 };
  open.set(bytes, shared);
  shared.users += 1;
  const letGo = () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    open.delete(bytes);
    void close(shared);
  };
  return { opening: shared.opening, letGo };
}
