import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The figures below a node of the document's structure, by what is said of them. */
function figuresOf(node: object | null): string[] {
  if (!node || !("children" in node) || !Array.isArray(node.children)) return [];
  const below = node.children.flatMap((child: unknown) =>
    typeof child === "object" ? figuresOf(child) : [],
  );
  const isFigure = "role" in node && node.role === "Figure";
  return isFigure ? ["alt" in node ? String(node.alt) : "", ...below] : below;
}

/** What a PDF reader sees on the first page. */
export async function readPdf(bytes: Uint8Array): Promise<{
  pages: number;
  size: readonly number[];
  text: string;
  info: Record<string, unknown>;
  /** What a screen reader says of each barcode. */
  figures: string[];
}> {
  const loading = getDocument({ data: bytes.slice() });
  const document = await loading.promise;
  const sheet = await document.getPage(1);
  const content = await sheet.getTextContent();
  const text = content.items.map((item) => ("str" in item ? item.str : "")).join("\n");
  const { info } = await document.getMetadata();
  const figures = figuresOf(await sheet.getStructTree());
  const answer = { figures, pages: document.numPages, size: sheet.view, text, info: { ...info } };
  await loading.destroy();
  return answer;
}
