import PdfDocument from "pdfkit";
import type { LabelFormat } from "#electron/labels/label-formats.ts";
import { rasterizePdf } from "#electron/labels/png/rasterize-pdf.ts";
import { renderPdf } from "#electron/labels/pdf/render-pdf.ts";
import { renderLabel } from "#electron/labels/render-label.ts";
import { sampleContents } from "#electron/labels/testing/sample-contents.ts";
import { composeSheets } from "#electron/printing/pages/compose-sheets.ts";
import { paired, type PairedResult } from "./paired.ts";

const samples = Object.values(sampleContents);
const pairs = 6;

/** What the drawing library itself takes for a page with nothing on it. */
function emptyPage(): Promise<Uint8Array> {
  const doc = new PdfDocument({ size: [288, 432], margin: 0 });
  const chunks: Uint8Array[] = [];
  doc.on("data", (chunk: Uint8Array) => void chunks.push(chunk));
  return new Promise((resolve) => {
    doc.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.end();
  });
}

/** How often a second `draw` is done, over `count` times. */
async function rate(count: number, draw: (index: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let index = 0; index < count; index += 1) await draw(index);
  return (count * 1000) / (performance.now() - start);
}

const slices = { pdf: 160, png: 12, png300: 8, zpl: 320 } as const satisfies Record<
  LabelFormat,
  number
>;

/** Labels of all carriers a second in one format, none like another; beside the library's empty page in PDF or, for pictures, as one. */
export function benchLabels(format: LabelFormat): () => Promise<PairedResult> {
  const isPicture = format.startsWith("png");
  const dpi = format === "png300" ? 300 : 203;
  let made = 0;
  const draw = (index: number) => {
    const content = samples[index % samples.length];
    if (!content) throw new Error("no sample");
    made += 1;
    return renderLabel({ kind: "render", content: { ...content, reference: `R${made}` }, format });
  };
  const empty = async () => {
    const page = await emptyPage();
    if (isPicture) await rasterizePdf(page, dpi);
  };
  const count = slices[format];
  return () =>
    paired(
      `labels as ${format} over empty pages of the drawing library${isPicture ? ", as pictures" : ""}`,
      "a second",
      pairs,
      () => rate(count, draw),
      () => rate(count, empty),
    );
}

const merged = 1_000;

/** 1,000 labels in one PDF, over putting their files' bytes behind each other. */
export async function benchMerged(): Promise<PairedResult> {
  const files: Uint8Array[] = [];
  for (let index = 0; index < merged; index += 1) {
    const content = samples[index % samples.length];
    if (content) files.push(await renderPdf({ ...content, reference: `R${index}` }));
  }
  const layout = { size: "4x6", rotation: 0, offsetX: 0, offsetY: 0 } as const;
  let bytes = 0;
  const timed = async (work: () => Promise<number>) => {
    const start = performance.now();
    bytes = Math.max(bytes, await work());
    return (performance.now() - start) / 1000;
  };
  const result = await paired(
    "1,000 labels in one PDF over their files behind each other",
    "s",
    3,
    () => timed(async () => (await composeSheets(files, layout, () => Promise.resolve())).length),
    () => timed(() => Promise.resolve(Buffer.concat(files).length)),
  );
  return { ...result, note: `${(bytes / 1_000_000).toFixed(1)} MB` };
}
