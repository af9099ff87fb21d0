import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { renderPdf } from "#electron/labels/pdf/render-pdf.ts";
import { sampleContents } from "#electron/labels/testing/sample-contents.ts";
import { composeSheets } from "#electron/printing/pages/compose-sheets.ts";
import { paired, type PairedResult } from "./paired.ts";

const labels = 1_000;
/** As many as go to a spooler in one document. */
const perDocument = 25;
const pairs = 4;
const layout = { size: "4x6", rotation: 0, offsetX: 0, offsetY: 0 } as const;
const yieldNow = () => new Promise<void>((next) => setImmediate(next));

/** 1,000 labels read and laid on paper, document by document; over copying the same files. */
export async function benchPrinting(): Promise<PairedResult> {
  const folder = await mkdtemp(join(tmpdir(), "shipdeck-bench-print-"));
  try {
    const drawn: Uint8Array[] = [];
    for (const content of Object.values(sampleContents)) drawn.push(await renderPdf(content));
    const files = Array.from({ length: labels }, (_, index) => join(folder, `${index}.pdf`));
    for (const [index, file] of files.entries())
      await writeFile(file, drawn[index % drawn.length] ?? new Uint8Array());
    const copies = join(folder, "copies");
    await mkdir(copies);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    let peak = 0;
    const ours = async () => {
      delay.enable();
      const start = performance.now();
      for (let at = 0; at < labels; at += perDocument) {
        const pieces = await Promise.all(
          files.slice(at, at + perDocument).map((file) => readFile(file)),
        );
        const bytes = await composeSheets(pieces, layout, yieldNow);
        if (bytes.length < perDocument * 1_000) throw new Error("labels are missing");
        peak = Math.max(peak, process.memoryUsage.rss());
      }
      const seconds = (performance.now() - start) / 1000;
      delay.disable();
      return seconds;
    };
    const limit = async () => {
      const start = performance.now();
      for (const [index, file] of files.entries())
        await copyFile(file, join(copies, `${index}.pdf`));
      return (performance.now() - start) / 1000;
    };
    const before = process.memoryUsage.rss();
    const result = await paired(
      "1,000 labels laid on paper over copying their files",
      "s",
      pairs,
      ours,
      limit,
    );
    const mb = (bytes: number) => Math.round(bytes / 1_048_576);
    const late = (share: number) => (delay.percentile(share) / 1e6).toFixed(1);
    return {
      ...result,
      note: `memory ${mb(before)} MB before, ${mb(peak)} MB at most; event loop late by ${late(50)} ms at the middle, ${late(99)} ms at the 99th percentile`,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
