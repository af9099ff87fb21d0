import type { Drawing } from "../drawing.ts";

/** What is written on a drawing, in the order in which it is drawn. */
export function texts({ marks }: Drawing): string[] {
  return marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
}
