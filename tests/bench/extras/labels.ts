import PdfDocument from "pdfkit";
import type { LabelFormat } from "#electron/labels/label-formats.ts";
import { rasterizePdf } from "#electron/labels/png/rasterize-pdf.ts";
import { renderLabel } from "#electron/labels/render-label.ts";
import { sampleContents } from "#electron/labels/testing/sample-contents.ts";
import { paired } from "../paired.ts";
import type { Row } from "../row.ts";

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
function benchFormat(format: LabelFormat): Promise<Row> {
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
  return paired({
    what: `labels as ${format} over empty pages of the drawing library${isPicture ? ", as pictures" : ""}`,
    unit: "a second",
    pairs,
    goal: null,
    ours: () => rate(count, draw),
    limit: () => rate(count, empty),
  });
}

/** Labels of all carriers in each format. */
export async function benchLabels(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const format of ["pdf", "png", "png300", "zpl"] as const)
    rows.push(await benchFormat(format));
  return rows;
}
