import { availableParallelism } from "node:os";
import type { DocumentContent, DocumentPaper, DocumentShape } from "#shared/rules/document.ts";
import type { LabelContent } from "#shared/rules/label.ts";
import { countPages } from "./documents/count-pages.ts";
import type { Dpi } from "./drawing.ts";
import type { LabelFormat, LabelJob } from "./label-formats.ts";
import { findWorkerUrl } from "#electron/threads/find-worker-url.ts";
import { openWorkerLane } from "#electron/threads/worker-lane.ts";

/** Draws labels without holding up the caller's event loop. Every failure is a rejected promise. */
export interface LabelRenderer {
  /** `png` is 812 x 1218 pixels (203 dpi), `png300` 1200 x 1800, `zpl` UTF-8 for 203 dpi. */
  render(content: LabelContent, format: LabelFormat): Promise<Uint8Array>;
  /** A paper beside the label, as PDF. */
  document(content: DocumentContent, paper: DocumentPaper): Promise<Uint8Array>;
  /** How many pages that would be. */
  countPages(shape: DocumentShape, paper: DocumentPaper): number;
  /** The first page of any PDF as PNG. */
  rasterize(pdf: Uint8Array, dpi: Dpi): Promise<Uint8Array>;
  /**
   * A page as one ZPL graphic, for printers of any resolution and for pages that are no label of ours.
   * @param content drawn afresh with its bars on the printer's dots; null: the PDF's first page is taken as it is
   */
  graphic(pdf: Uint8Array, content: LabelContent | null, dpi: Dpi): Promise<Uint8Array>;
  /** Refuses whatever still waits, and ends the threads. */
  close(): Promise<void>;
}

export interface LabelRendererParts {
  /** Threads at the most, each started when those before it are busy; when absent, as many as leave a core to everybody else, three at the most. */
  workers?: number;
  /** Where the worker's entry is, when it is neither beside this file nor beside the bundle. */
  workerUrl?: URL;
}

function spareCores(): number {
  return Math.max(1, Math.min(3, availableParallelism() - 1));
}

export function openLabelRenderer(parts: LabelRendererParts = {}): LabelRenderer {
  const url = () => parts.workerUrl ?? findWorkerUrl("label-worker", import.meta.url);
  const lanes = Array.from({ length: parts.workers ?? spareCores() }, () =>
    openWorkerLane<LabelJob, Uint8Array>({
      url,
      name: "labels",
      worker: "label worker",
      owner: "label renderer",
    }),
  );
  const freest = () => lanes.reduce((best, lane) => (lane.waiting < best.waiting ? lane : best));
  return {
    render: (content, format) => freest().run({ kind: "render", content, format }),
    document: (content, paper) => freest().run({ kind: "document", content, paper }),
    countPages,
    rasterize: (pdf, dpi) => freest().run({ kind: "rasterize", pdf, dpi }),
    graphic: (pdf, content, dpi) => freest().run({ kind: "graphic", pdf, content, dpi }),
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}
