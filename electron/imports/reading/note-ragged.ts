import type { ImportWarning } from "#shared/contract/desk/imports.ts";
import type { OrderLine } from "../order-file.ts";
import { warn } from "../warn.ts";
import { filledWidth } from "./select-lines.ts";

const shown = 20;

/** Names the lines that have fewer or more cells than the header: the first twenty one by one, the rest by number. */
export function noteRagged(lines: readonly OrderLine[], width: number): ImportWarning[] {
  const ragged = lines.filter(({ cells }) => cells.length < width || filledWidth(cells) > width);
  const warnings = ragged
    .slice(0, shown)
    .map(({ line, cells }) =>
      warn(
        "LINE_RAGGED",
        `Line ${line} has ${cells.length} cells, the header has ${width}. Look whether its cells stand under the right headers.`,
        { found: cells.length, expected: width },
        line,
      ),
    );
  const more = ragged.length - warnings.length;
  if (more > 0)
    warnings.push(
      warn("LINES_RAGGED", `${more} more lines do not have ${width} cells.`, {
        count: more,
        expected: width,
      }),
    );
  return warnings;
}
