import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** What a PDF reader sees on the first page. */
export async function readPdf(bytes: Uint8Array): Promise<{
  pages: number;
  size: readonly number[];
  text: string;
  info: Record<string, unknown>;
}> {
  const loading = getDocument({ data: bytes.slice() });
  const document = await loading.promise;
  const sheet = await document.getPage(1);
  const content = await sheet.getTextContent();
  const text = content.items.map((item) => ("str" in item ? item.str : "")).join("\n");
  const { info } = await document.getMetadata();
  const answer = { pages: document.numPages, size: sheet.view, text, info: { ...info } };
  await loading.destroy();
  return answer;
}
