import type { DocumentContent, DocumentPaper } from "#shared/rules/document.ts";
import type { LabelContent } from "#shared/rules/label.ts";
import type { Dpi } from "./drawing.ts";

/** `png` is 203 dpi, `png300` 300 dpi, `zpl` 203 dpi in UTF-8. */
export type LabelFormat = "pdf" | "png" | "png300" | "zpl";

/** What the worker is asked for. */
export type LabelJob =
  | { kind: "render"; content: LabelContent; format: LabelFormat }
  | { kind: "document"; content: DocumentContent; paper: DocumentPaper }
  | { kind: "rasterize"; pdf: Uint8Array; dpi: Dpi }
  | { kind: "graphic"; pdf: Uint8Array; content: LabelContent | null; dpi: Dpi };
