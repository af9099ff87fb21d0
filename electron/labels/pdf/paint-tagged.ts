import type { Dpi, Drawing, Mark } from "../drawing.ts";
import { drawSymbol } from "./draw-symbol.ts";
import { drawText } from "./draw-text.ts";
import { drawWatermark } from "./draw-watermark.ts";

function paint(doc: PDFKit.PDFDocument, mark: Mark, dpi: Dpi): void {
  switch (mark.kind) {
    case "text":
      return drawText(doc, mark);
    case "fill":
      doc.rect(mark.box.x, mark.box.y, mark.box.width, mark.box.height);
      doc.fill(mark.white ? "white" : "black");
      return undefined;
    case "symbol":
      return drawSymbol(doc, mark, dpi);
    case "watermark":
      return drawWatermark(doc, mark);
    default:
      return mark satisfies never;
  }
}

const roles = { text: "P", symbol: "Figure", fill: "Artifact", watermark: "Artifact" } as const;

/** What a screen reader says of a barcode: its data where a person can read it, else what kind it is. */
function spoken(mark: Mark): string {
  if (mark.kind !== "symbol") return "";
  const { symbology, data } = mark.barcode;
  return /^[\x20-\x7E]*$/.test(data) ? `Barcode ${data}` : `Barcode (${symbology})`;
}

/** Marks of one role that follow each other. */
function stretches(marks: readonly Mark[]): Mark[][] {
  const groups: Mark[][] = [];
  for (const mark of marks) {
    const last = groups.at(-1);
    const joins = last?.[0] && roles[last[0].kind] === roles[mark.kind] && mark.kind !== "symbol";
    if (joins) last.push(mark);
    else groups.push([mark]);
  }
  return groups;
}

/** Paints a page with its structure said: lines of text as paragraphs, barcodes as figures with their data, rules as mere decoration. */
export function paintTagged(doc: PDFKit.PDFDocument, { marks, dpi }: Drawing): void {
  const root = doc.struct("Document");
  doc.addStructure(root);
  for (const group of stretches(marks)) {
    const [first] = group;
    if (!first) continue;
    const role = roles[first.kind];
    const content = role === "Artifact" ? null : doc.markStructureContent(role);
    if (!content) doc.markContent("Artifact", { type: "Layout" });
    for (const mark of group) paint(doc, mark, dpi);
    doc.endMarkedContent();
    if (content) root.add(doc.struct(role, { alt: spoken(first) || undefined }, [content]));
  }
  root.end();
}
