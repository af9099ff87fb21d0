import type { LabelContent } from "#shared/rules/label.ts";
import type { Box, Mark, TextMark } from "../drawing.ts";
import { layOutLabel } from "../lay-out-label.ts";
import { zplSymbol } from "./zpl-symbol.ts";
import { textGraphic } from "./text-graphic.ts";
import { isResident, zplText } from "./zpl-text.ts";

const dpi = 203;
const dots = (points: number) => Math.round((points * dpi) / 72);

/**
 * The label in ZPL II for a 203 dpi printer: the same drawing as the PDF, with the printer's own font and barcodes; lines in letters
 * that the font lacks go as pictures. The pale text across is left out (a printer has no grey); the black strip says the same.
 */
export function renderZpl(content: LabelContent): string {
  const { marks, page } = layOutLabel(rollOf(content), dpi);
  const body = marks.map(zplMark).filter(Boolean);
  const head = `^XA^CI28^PW${dots(page.width)}^LL${dots(page.height)}^LH0,0`;
  return [head, ...body, "^XZ", ""].join("\n");
}

/** Label printers take no letter sheets: on their rolls such a label is 4 x 6. */
const rollOf = (content: LabelContent): LabelContent =>
  content.size === "letter" ? { ...content, size: "4x6" } : content;

function zplMark(mark: Mark): string {
  switch (mark.kind) {
    case "text":
      return isResident(mark.text) ? textField(mark) : textGraphic(mark, dpi);
    case "fill":
      return mark.white ? "" : fillField(mark.box);
    case "symbol":
      return zplSymbol(mark, dots(mark.box.x), dots(mark.box.y));
    case "watermark":
      return "";
    default:
      return mark satisfies never;
  }
}

function fillField(box: Box): string {
  const width = Math.max(1, dots(box.width));
  const height = Math.max(1, dots(box.height));
  return `^FO${dots(box.x)},${dots(box.y)}^GB${width},${height},${Math.min(width, height)}^FS`;
}

/** Font 0 in the size of the drawing; it is narrower than the drawing's font, so what fits there fits here. */
function textField(mark: TextMark): string {
  const height = Math.max(8, dots(mark.size));
  const width = mark.face === "bold" ? height : Math.round(height * 0.92);
  const reverse = mark.white ? "^FR" : "";
  const font = `^A0N,${height},${width}`;
  const data = `^FH_^FD${zplText(mark.text)}^FS`;
  if (mark.align === "left")
    return `^FT${dots(mark.box.x)},${dots(mark.baseline)}${font}${reverse}${data}`;
  const side = mark.align === "center" ? "C" : "R";
  // Inside a field block `\&` would break the line, whatever its spelling.
  const block = `^FB${dots(mark.room.width)},1,0,${side}`;
  const slash = data.replaceAll("_5C", "/");
  return `^FT${dots(mark.room.x)},${dots(mark.baseline)}${font}${reverse}${block}${slash}`;
}
