/**
 * Draws the first page of a PDF into a canvas, `width` CSS pixels wide and as sharp as the screen.
 * A signal ends the work early.
 */
export async function drawFirstPage(
  bytes: Uint8Array,
  canvas: HTMLCanvasElement,
  width: number,
  signal: AbortSignal,
): Promise<void> {
  // Loaded with the first label: pdfjs is half of the window's code and nobody waits for it at the start.
  const { openPdf } = await import("./open-pdf.ts");
  const pdf = await openPdf(bytes);
  try {
    const page = await pdf.getPage(1);
    if (signal.aborted) return;
    const natural = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({
      scale: (width / natural.width) * window.devicePixelRatio,
    });
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    canvas.style.width = `${width}px`;
    canvas.style.height = `${Math.round((width * natural.height) / natural.width)}px`;
    const task = page.render({ canvas, viewport });
    signal.addEventListener("abort", () => task.cancel(), { once: true });
    await task.promise;
  } finally {
    await pdf.loadingTask.destroy();
  }
}
