import type { PaperSize } from "#shared/contract/desk/printer-profile.ts";
import type { LabelContent, LabelSize } from "#shared/rules/label.ts";
import type { Parts } from "../context.ts";

/** The label that a paper takes just as it is; two on a sheet are 4 x 6 each. */
const native: Readonly<Record<PaperSize, LabelSize>> = {
  "4x6": "4x6",
  "4x8": "4x8",
  a6: "a6",
  "letter-1": "letter",
  "letter-2": "4x6",
};

/** A label as it is kept, and what it says when we drew it ourselves. */
export interface LabelPiece {
  pdf: Uint8Array;
  content: LabelContent | null;
}

/** Whether a label was laid out for just this paper, so that it fills the sheet. */
export const fillsPaper = ({ content }: LabelPiece, paper: PaperSize): boolean =>
  (content?.size ?? "4x6") === native[paper];

/**
 * The label for this paper: as it was bought where it was laid out for the paper or is 4 x 6, which every paper has a place for; any
 * other is drawn again as 4 x 6 from what it says.
 */
export async function fitPaper(
  { labels }: Pick<Parts, "labels">,
  piece: LabelPiece,
  paper: PaperSize,
): Promise<LabelPiece> {
  const { content } = piece;
  if (!content || (content.size ?? "4x6") === "4x6" || fillsPaper(piece, paper)) return piece;
  const plain: LabelContent = { ...content, size: "4x6" };
  return { pdf: await labels.render(plain, "pdf"), content: plain };
}
