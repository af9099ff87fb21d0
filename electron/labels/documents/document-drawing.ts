import type { Drawing } from "../drawing.ts";

/** A document as pages of marks, with what its file says of itself. */
export interface DocumentDrawing {
  title: string;
  subject: string;
  keywords: string;
  /** YYYY-MM-DD */
  date: string;
  width: number;
  height: number;
  pages: readonly Drawing[];
}
