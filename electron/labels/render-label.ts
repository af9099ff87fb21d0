import { renderDocument } from "./documents/render-document.ts";
import type { LabelJob } from "./label-formats.ts";
import { renderPdf } from "./pdf/render-pdf.ts";
import { rasterizePdf } from "./png/rasterize-pdf.ts";
import { renderPng } from "./png/render-png.ts";
import { renderGraphic } from "./zpl/render-graphic.ts";
import { renderZpl } from "./zpl/render-zpl.ts";

/** One job, here and now. A picture is drawn with its bars on the dots of its own resolution. */
export async function renderLabel(job: LabelJob): Promise<Uint8Array> {
  if (job.kind === "rasterize") return renderPng(job.pdf, job.dpi);
  if (job.kind === "graphic") {
    const pdf = job.content ? await renderPdf(job.content, job.dpi) : job.pdf;
    return new TextEncoder().encode(renderGraphic(await rasterizePdf(pdf, job.dpi)));
  }
  if (job.kind === "document") return renderDocument(job.content, job.paper);
  const { content, format } = job;
  if (format === "pdf") return renderPdf(content);
  if (format === "zpl") return new TextEncoder().encode(renderZpl(content));
  const dpi = format === "png300" ? 300 : 203;
  return renderPng(await renderPdf(content, dpi), dpi);
}
