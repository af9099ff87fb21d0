import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import { renderPdf } from "#electron/labels/pdf/render-pdf.ts";
import { sampleContents } from "#electron/labels/testing/sample-contents.ts";
import { composeSheets } from "#electron/printing/pages/compose-sheets.ts";
import { paired } from "../paired.ts";
import type { Row } from "../row.ts";
import { timed } from "../subjects/timed.ts";

const labels = 1_000;
const layout = { size: "4x6", rotation: 0, offsetX: 0, offsetY: 0 } as const;
const yieldNow = () => new Promise<void>((next) => setImmediate(next));

/** 1,000 label files, none like another. */
async function labelFiles(folder: string): Promise<string[]> {
  const samples = Object.values(sampleContents);
  const files: string[] = [];
  for (let index = 0; index < labels; index++) {
    const content = samples[index % samples.length];
    if (!content) throw new Error("no sample");
    const file = join(folder, `${index}.pdf`);
    await writeFile(file, await renderPdf({ ...content, reference: `R${index}` }));
    files.push(file);
  }
  return files;
}

/** What a PDF library does at the least to put the pages of files into one. */
async function concatenated(pieces: readonly Uint8Array[]): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  for (const piece of pieces) {
    const [page] = await doc.copyPages(
      await PDFDocument.load(piece, { updateMetadata: false }),
      [0],
    );
    doc.addPage(page);
  }
  return doc.save();
}

/** 1,000 labels made one file to print, over concatenating their pages; and over their bytes alone. */
export async function benchPrintFile(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "shipdeck-bench-print-"));
  try {
    const files = await labelFiles(folder);
    const made = join(folder, "made.pdf");
    const build = (make: (pieces: readonly Uint8Array[]) => Promise<Uint8Array>) => () =>
      timed(async () => {
        const pieces = await Promise.all(files.map((file) => readFile(file)));
        await writeFile(made, await make(pieces));
      });
    const ours = build((pieces) => composeSheets(pieces, layout, yieldNow));
    return [
      await paired({
        what: "a print file of 1,000 pages over concatenating the pages",
        unit: "ms",
        pairs: 4,
        goal: { atMost: 3 },
        ours,
        limit: build(concatenated),
      }),
      await paired({
        what: "the same over putting the files' bytes behind each other",
        unit: "ms",
        pairs: 2,
        goal: null,
        ours,
        limit: build((pieces) => Promise.resolve(Buffer.concat(pieces))),
      }),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
