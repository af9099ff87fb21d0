// The legacy build, because the oldest Chromium that we run in lacks what the modern one takes for granted.
import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
// oxlint-disable-next-line import/default -- `?url` is Vite's: the default export is the built file's address
import worker from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";

GlobalWorkerOptions.workerSrc = worker;

/**
 * Opens a PDF for drawing. Nothing in it is run and nothing is fetched: this pdfjs has no use of eval left
 * (`isEvalSupported` is gone with it), its scripting is a build that we do not load, and the policy forbids both.
 */
export function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  // pdfjs takes the bytes away from their owner, so it gets a copy.
  return getDocument({
    data: bytes.slice(),
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
  }).promise;
}
